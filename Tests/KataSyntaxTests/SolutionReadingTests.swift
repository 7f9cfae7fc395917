import KataCore
import KataSyntax
import Testing

struct SolutionReadingTests {
  @Test func passesRealScreensWithNothingToSay() {
    let reading = SolutionReading(
      [SourceFile(path: "Sources/Screen.swift", text: Self.screen)], contract: "GreetingContract")
    #expect(reading.findings == [])
    #expect(reading.files.map(\.isChanged) == [true])
  }

  @Test func tellsWhatGateAndBridgeFound() {
    let reading = SolutionReading(
      [
        SourceFile(path: "Sources/A.swift", text: "import UIKit\nlet a = 1"),
        SourceFile(path: "Sources/B.swift", text: "func f() { exit(0) }"),
        SourceFile(
          path: "Sources/C.swift", text: "@objc protocol P { @objc optional func f() -> Int }"),
      ], contract: "GreetingContract")
    #expect(reading.findings.map(\.id) == ["gate.exit", "bridge.optional"])
    #expect(reading.findings.map { $0.location?.path } == ["Sources/B.swift", "Sources/C.swift"])
    #expect(reading.files.map(\.isChanged) == [false, false, true])
  }

  @Test func letsOneFileDeclareWhatAnotherUses() {
    let reading = SolutionReading(
      [
        SourceFile(path: "Sources/A.swift", text: "struct Process {}"),
        SourceFile(path: "Sources/B.swift", text: "let p = Process()"),
      ], contract: "GreetingContract")
    #expect(reading.findings == [])
  }

  @Test(
    arguments: [
      String(repeating: "x", count: 1_000_000), String(repeating: "(\n", count: 1000),
    ].map(LongText.init))
  func refusesWhatCannotBeParsedEvenWithoutSuspiciousWords(long: LongText) {
    let source = SourceFile(path: "Sources/A.swift", text: long.text)
    #expect(SolutionReading([source], contract: "C").findings.count == 1)
  }

  /// A screen as real projects have it, with much that only looks like something refused.
  private static let screen = #"""
    import Foundation
    import GreetingContract
    import UIKit

    /// A screen that does everything by itself, as many do.
    @objc(GreetingViewController)
    @MainActor
    final class GreetingViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

      private enum Section: Int, CaseIterable { case header, people, footer }

      @IBOutlet private weak var greetingLabel: UILabel!
      @IBOutlet private var greetButton: UIButton!
      @IBInspectable var cornerRadius: CGFloat = 8
      private let tableView = UITableView(frame: .zero, style: .plain)
      private lazy var refresh: UIRefreshControl = {
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(reload), for: .valueChanged)
        return control
      }()
      private var people: [Person] = []
      private var _isLoading = false
      private var task: (any Request)?
      var onClose: (() -> Void)?

      init(services: Services) {
        self.services = services
        super.init(nibName: nil, bundle: nil)
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

      private let services: Services

      override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Greeting", comment: "")
        view.backgroundColor = .systemBackground
        greetButton.addTarget(self, action: #selector(didTapGreet(_:)), for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .done, target: self, action: #selector(self.close))
        NotificationCenter.default.addObserver(
          forName: .init("changed"), object: nil, queue: .main
        ) { [weak self] _ in self?.reload() }
        tableView.dataSource = self
        tableView.delegate = self
        tableView.refreshControl = refresh
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
          tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
          tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        assert(Thread.isMainThread)
      }

      @objc private func close() {
        dismiss(animated: true) { [onClose] in onClose?() }
      }

      @objc private func reload() {
        guard !_isLoading else { return }
        _isLoading = true
        guard let url = URL(string: "https://example.com/people?page=\(people.count / 20 + 1)") else { return }
        task = services.http.request(url) { [weak self] data, response, error in
          DispatchQueue.main.async {
            guard let self else { return }
            self._isLoading = false
            self.refresh.endRefreshing()
            if let error = error as NSError?, error.code != NSURLErrorCancelled {
              self.present(alert: error.localizedDescription)
            } else if let data, (response as? HTTPURLResponse)?.statusCode == 200 {
              do {
                self.people = try JSONDecoder().decode([Person].self, from: data)
                  .filter { !$0.name.isEmpty }
                  .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
                self.tableView.reloadData()
              } catch {
                self.present(alert: "\(error)")
              }
            }
          }
        }
        task?.resume()
      }

      @IBAction func didTapGreet(_ sender: UIButton) {
        let name = services.store.string(forKey: "name") ?? "David"
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        greetingLabel.text = sender.isSelected ? "Hello, \(name)!" : "Good \(partOfDay()), \(name)."
        greetingLabel.textColor = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)
        UIView.animate(withDuration: 0.3, animations: { self.greetingLabel.alpha = 1 }) { _ in
          print("greeted", #function, #line)
        }
      }

      private func partOfDay(_ now: Date = Date(), calendar: Calendar = .current) -> String {
        switch calendar.component(.hour, from: now) {
        case 0..<6: return "night"
        case 6..<12: return "morning"
        case let hour where hour < 18: return "afternoon"
        default: return "evening"
        }
      }

      private func present(alert message: String) {
        let alert = UIAlertController(title: "Oops", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true)
      }

      // MARK: - UITableViewDataSource

      func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let section = Section(rawValue: section) else { return 0 }
        switch section {
        case .header, .footer: return 1
        case .people: return people.count
        }
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = people[indexPath.row].name
        content.secondaryText = people[indexPath.row].isFormal ? "formal" : nil
        cell.contentConfiguration = content
        #if DEBUG
          cell.accessibilityIdentifier = "person-\(indexPath.row)"
        #endif
        return cell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let person = people[indexPath.row]
        let detail = DetailViewController(person: person) { [weak self] changed in
          self?.people[indexPath.row] = changed
          self?.tableView.reloadRows(at: [indexPath], with: .automatic)
        }
        navigationController?.pushViewController(detail, animated: true)
      }

      deinit {
        task?.cancel()
        NotificationCenter.default.removeObserver(self)
      }
    }

    extension GreetingViewController: UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        defer { log.write("returned", to: .console) }
        return true
      }
    }

    private let log = Log()

    private struct Log {
      enum Sink { case console, file }
      func write(_ text: String, to sink: Sink) { if sink == .console { print(text) } }
    }

    @objc protocol DetailViewControllerDelegate: AnyObject {
      func detailViewController(_ controller: DetailViewController, didChange person: String)
    }

    @MainActor
    final class DetailViewController: UIViewController {
      weak var delegate: DetailViewControllerDelegate?
      private let changed: (Person) -> Void
      private let person: Person
      private lazy var slider = UISlider()

      init(person: Person, changed: @escaping (Person) -> Void) {
        self.person = person
        self.changed = changed
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent { changed(person) }
      }
    }

    enum Solution: GreetingScreen {
      static func makeScreen(services: Services) -> UIViewController {
        UINavigationController(rootViewController: GreetingViewController(services: services))
      }
    }
    """#
}
