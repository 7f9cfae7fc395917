import HeadlessUIKit

/// What happened, in order, written by the controllers that share it.
@MainActor
final class Diary {
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
  }

  /// Returns what was written so far and begins a new page.
  func turnPage() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that writes down each call of its life cycle under its name.
@MainActor
class DiaryViewController: UIViewController {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    diary.write("\(name) loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    diary.write("\(name) didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.write("\(name) willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    diary.write("\(name) isAppearing")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    diary.write("\(name) didLayout")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.write("\(name) didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    diary.write("\(name) willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.write("\(name) didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    diary.write("\(name) willMove \(parent == nil ? "out" : "in")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    diary.write("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}
