import KataCore
import KataScoring
import Testing

/// What goes another way than there is one for.
struct DetourFindingTests {
  // MARK: Notifications

  private static let interactor = """
    import Foundation
    extension Notification.Name { static let namesDidChange = Notification.Name("names") }
    final class ListInteractor {
      weak var output: (any ListOutput)?
      private var names: [String] = []
      func add(_ name: String) {
        guard !names.contains(name), names.count < 10 else { return }
        names.append(name)
        NotificationCenter.default.post(name: .namesDidChange, object: self)
      }
    }
    """

  private static func presenter(_ members: String) -> String {
    """
    import Foundation
    protocol ListOutput: AnyObject { func namesDidChange(_ names: [String]) }
    final class ListPresenter {
      weak var view: (any ListView)?
      \(members)
      init() {
        NotificationCenter.default.addObserver(
          forName: .namesDidChange, object: nil, queue: nil
        ) { [weak self] _ in self?.view?.show("changed") }
      }
    }
    """
  }

  private static let view = """
    import UIKit
    protocol ListView: AnyObject { func show(_ text: String) }
    final class ListScreen: UIViewController, ListView {
      let label = UILabel()
      func show(_ text: String) { label.text = text }
    }
    """

  private static func broadcasts(_ presenter: String) -> [DesignFinding] {
    WrittenProgram(
      pattern: "viper",
      files: ["Interactor": interactor, "Presenter": presenter, "Screen": view]
    ).findings.filter { $0.rule == .broadcast }
  }

  static var broadcast: [DesignFinding] {
    broadcasts(
      presenter("let interactor = ListInteractor()")
        .replacing("final class ListPresenter {", with: "final class ListPresenter: ListOutput {")
        .replacing("init() {", with: "func namesDidChange(_ names: [String]) {}\n  init() {"))
  }

  @Test func tellsOfANotificationBetweenTwoThatKnowEachOther() throws {
    let finding = try #require(Self.broadcast.first)
    #expect(finding.type == "ListInteractor" && finding.other == "ListPresenter")
    #expect(finding.member == "namesDidChange" && finding.detail == "output")
    #expect(finding.locations.count == 2)
  }

  @Test func takesNewsToStrangersForWhatNotificationsAreFor() {
    #expect(Self.broadcasts(Self.presenter("")).isEmpty)
  }

  private static func bound(_ way: String) -> [DesignFinding] {
    WrittenProgram(
      pattern: "mvvm",
      files: [
        "ViewModel": """
        import Foundation
        extension Notification.Name {
          static let didChange = Notification.Name("change")
          static let didFail = Notification.Name("fail")
        }
        final class ListViewModel: NamesViewModel {
          private(set) var text = ""
          private(set) var isLoading = false
          private let loader = Loader()
          func reload() {
            guard !isLoading else { return }
            isLoading = true
            loader.load { [weak self] names in
              self?.isLoading = false
              self?.text = names.isEmpty ? "Nobody" : "\\(names.count) people"
              \(way)
            }
          }
        }
        final class Loader {
          func load(_ done: @escaping ([String]) -> Void) { done([]) }
        }
        """,
        "Screen": """
        import UIKit
        final class ListScreen: UIViewController {
          let viewModel = ListViewModel()
          let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            viewModel.reload()
            let center = NotificationCenter.default
            center.addObserver(forName: .didChange, object: nil, queue: nil) { [weak self] _ in
              self?.label.text = self?.viewModel.text
            }
            center.addObserver(forName: .didFail, object: nil, queue: nil) { [weak self] _ in
              self?.label.text = ""
            }
          }
        }
        """,
      ], contract: ["Contract": "protocol NamesViewModel: AnyObject { func reload() }"]
    ).findings
  }

  @Test func takesNotificationsForTheWayAScreenIsBound() throws {
    let post = "NotificationCenter.default.post"
    let found = Self.bound(
      "\(post)(name: .didChange, object: self); \(post)(name: .didFail, object: self)")
    let finding = try #require(found.first { $0.rule == .broadcast })
    #expect(finding.level == .essential && finding.members == ["didChange", "didFail"])
    #expect(found.count { $0.rule == .broadcast } == 1)
    #expect(!found.contains { $0.remedy == .bind })
  }

  @Test func tellsOfAScreenThatHearsOfNoChangeAtAll() {
    let found = Self.bound("")
    #expect(found.contains { $0.remedy == .bind && $0.level == .essential }, "\(found)")
  }

  // MARK: Parts of a contract

  private static let contract = """
    protocol NamesMVVM: NamesScreen { static func makeViewModel() -> any NamesViewModel }
    protocol NamesScreen { static func makeScreen() -> UIViewController }
    protocol NamesViewModel: AnyObject {
      var state: String { get }
      var onChange: ((String) -> Void)? { get set }
      func add(_ name: String)
      func setFormal(_ isFormal: Bool)
    }
    """

  private static let model = """
    final class Box { var value = false { didSet { heard?(value) } }; var heard: ((Bool) -> Void)? }
    final class NamesModel: NamesViewModel {
      let isFormal = Box()
      private var names: [String] = []
      private(set) var state = "" { didSet { onChange?(state); onText?(state) } }
      var onChange: ((String) -> Void)?
      var onText: ((String) -> Void)?
      func add(_ name: String) {
        guard !names.contains(name) else { return }
        names.append(name)
        state = isFormal.value ? "Good day, \\(name)" : "Hello, \\(name)"
      }
      func setFormal(_ isFormal: Bool) { self.isFormal.value = isFormal }
    }
    enum Solution: NamesMVVM {
      static func makeViewModel() -> any NamesViewModel { NamesModel() }
      static func makeScreen() -> UIViewController { NamesController() }
    }
    """

  private static func unasked(listening: String, switching: String) -> [DesignFinding] {
    WrittenProgram(
      pattern: "mvvm",
      files: [
        "Model": model,
        "Screen": """
        import UIKit
        final class NamesController: UIViewController {
          private let model = NamesModel()
          private let label = UILabel()
          private let field = UITextField()
          private let formal = UISwitch()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            view.addSubview(field)
            view.addSubview(formal)
            label.textColor = .black
            model.\(listening) = { [weak self] in self?.label.text = $0 }
          }
          @objc func tapped() { model.add(field.text ?? "") }
          @objc func switched() { \(switching) }
        }
        """,
      ], contract: ["Contract": contract]
    ).findings.filter { $0.rule == .unaskedPart }
  }

  @Test func tellsOfAClosureOfTheContractThatNobodySets() throws {
    let found = Self.unasked(listening: "onText", switching: "model.setFormal(formal.isOn)")
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.remedy == .bind)
    #expect(finding.type == "NamesController" && finding.other == "NamesModel")
    #expect(finding.members == ["onChange"] && finding.detail == "state")
  }

  static var unasked: [DesignFinding] {
    unasked(listening: "onChange", switching: "model.isFormal.value = formal.isOn")
  }

  @Test func tellsOfAFunctionOfTheContractThatIsGonePast() throws {
    let finding = try #require(Self.unasked.first)
    #expect(Self.unasked.count == 1 && finding.remedy == nil)
    #expect(finding.members == ["setFormal(_:)"])
    #expect(finding.locations.map(\.line) == [16])
  }

  @Test func saysNothingWhereAllPartsAreAsked() {
    #expect(
      Self.unasked(listening: "onChange", switching: "model.setFormal(formal.isOn)").isEmpty)
  }
}
