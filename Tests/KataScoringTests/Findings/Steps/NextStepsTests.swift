import KataCore
import KataScoring
import Testing

/// A list of next steps asks for each step once, and says where it is best seen.
struct NextStepsTests {
  private static func findings(
    _ pattern: String, _ files: [String: String], contract: [String: String] = [:]
  ) -> [DesignFinding] {
    WrittenProgram(pattern: pattern, files: files, contract: contract).findings
  }

  private static let next = """
    import UIKit
    final class NextScreen: UIViewController {
      private let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        label.textColor = .black
        view.addSubview(label)
      }
    }
    """

  /// A screen that looks like one, with what is still in it.
  private static func screen(_ members: String) -> String {
    """
    import UIKit
    final class ListScreen: UIViewController {
      private let label = UILabel()
      private let button = UIButton()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        label.textColor = .black
        label.numberOfLines = 0
        button.backgroundColor = .gray
        view.addSubview(label)
        view.addSubview(button)
      }
    \(members)
    }
    """
  }

  // MARK: One step, one finding

  private static let routingScreen = [
    "NextScreen": next,
    "ListScreen": screen(
      """
        private lazy var presenter = ListPresenter(router: self)
        func didTap() { presenter.didTap() }
      }
      extension ListScreen: ListRouter {
        func showNext() {
          let next = NextScreen()
          next.title = "Next"
          navigationController?.pushViewController(next, animated: true)
        }
        func showAlert() {
          let alert = UIAlertController(title: "No", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
      """),
    "ListPresenter": """
    final class ListPresenter {
      private let router: any ListRouter
      private var taps = 0
      init(router: any ListRouter) { self.router = router }
      func didTap() {
        taps += 1
        if taps > 3 { router.showAlert() } else { router.showNext() }
      }
    }
    """,
  ]

  /// The ring goes away with the step, and whoever made the router weak would lose the new one.
  @Test func asksForARouterAndNotForAWeakOneWhereTheScreenIsTheRouter() {
    let contract = [
      "ListRouter": "protocol ListRouter: AnyObject { func showNext(); func showAlert() }"
    ]
    let found = Self.findings("mvp", Self.routingScreen, contract: contract)
    #expect(found.contains { $0.responsibilities == [.navigation] && $0.type == "ListScreen" })
    #expect(!found.contains { $0.rule == .strongRing })
  }

  private static let modelWithAlert = [
    "NextScreen": next,
    "ListModel": """
    import UIKit
    final class ListModel {
      var onAlert: ((UIAlertController) -> Void)?
      var onTitle: ((String) -> Void)?
      private var names: [String] = []
      func add(_ name: String) {
        if names.contains(name) {
          let alert = UIAlertController(title: "Known", message: name, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          onAlert?(alert)
        } else {
          names.append(name)
          onTitle?("\\(names.count) names")
        }
      }
    }
    """,
    "ListScreen": screen(
      """
        private let model = ListModel()
        override func viewDidAppear(_ animated: Bool) {
          bind()
          model.add("A")
          open()
        }
        func bind() {
          model.onAlert = { [weak self] in self?.present($0, animated: true) }
          model.onTitle = { [weak self] in self?.label.text = $0 }
        }
        func open() {
          navigationController?.pushViewController(NextScreen(), animated: true)
        }
      """),
  ]

  @Test func asksOnceForTheRouterOfAScreenAndItsModel() throws {
    let ways = Self.findings("mvvm", Self.modelWithAlert)
      .filter { $0.rule == .misplacedDuty && $0.home == .router }
    #expect(ways.count == 1)
    let files = Set(try #require(ways.first).locations.map(\.path.name))
    #expect(files == ["ListModel.swift", "ListScreen.swift"])
  }

  @Test func tellsTheOwnLinesBeforeThoseOfAnotherType() throws {
    let ways = try #require(
      Self.findings("mvvm", Self.modelWithAlert).first { $0.home == .router })
    #expect(ways.locations.first?.path.name == "\(ways.type ?? "").swift")
    #expect(ways.members.first?.contains(".") == false)
    #expect(ways.members.dropFirst().contains { $0.contains(".") })
  }

  private static let assembly = [
    "Parts": """
    protocol ListView: AnyObject { func show(_ text: String) }
    final class ListPresenter {
      private weak var view: (any ListView)?
      private let interactor: ListInteractor
      private let router: ListRouter
      init(view: any ListView, interactor: ListInteractor, router: ListRouter) {
        self.view = view
        self.interactor = interactor
        self.router = router
      }
      func tapped() {
        let count = interactor.count()
        view?.show(count == 1 ? "One name" : "\\(count) names")
        if count > 3 { router.open() }
      }
    }
    final class ListInteractor {
      weak var output: AnyObject?
      private var names: [String] = []
      func count() -> Int { names.filter { !$0.isEmpty }.count }
    }
    """,
    "Router": """
    import UIKit
    final class ListRouter {
      weak var host: UIViewController?
      func open() {
        host?.navigationController?.pushViewController(NextScreen(), animated: true)
      }
    }
    """,
    "NextScreen": next,
    "ListScreen": screen(
      """
        private var presenter: ListPresenter?
        override func viewDidAppear(_ animated: Bool) {
          setUp()
          tap()
        }
        func tap() { presenter?.tapped() }
        func show(_ text: String) { label.text = text }
        func setUp() {
          let interactor = ListInteractor()
          let router = ListRouter()
          router.host = self
          let presenter = ListPresenter(view: self, interactor: interactor, router: router)
          interactor.output = presenter
          self.presenter = presenter
        }
      """
    ).replacing("UIViewController {", with: "UIViewController, ListView {"),
  ]

  @Test func tellsAnAssemblyOnceAndWhereThePresenterIsMade() throws {
    let findings = Self.findings("viper", Self.assembly).filter { $0.type == "ListScreen" }
    #expect(findings.map(\.other) == ["ListPresenter"])
    let assembly = try #require(findings.first)
    #expect(assembly.remedy == .handIn && assembly.members == ["setUp()"])
    let line = try #require(assembly.locations.first?.line)
    let text = try #require(Self.assembly["ListScreen"]).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(text[line - 1].contains("ListPresenter(view:"))
  }

  // MARK: Where

  private static let wordy = [
    "ListScreen": screen(
      """
        private let presenter: ListPresenter
        private var count = 0
        init(presenter: ListPresenter) {
          self.presenter = presenter
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidAppear(_ animated: Bool) {
          tap()
          refresh()
        }
        func tap() { presenter.tapped() }
        func refresh() {
          let isMany = count > 3
          if count == 0 {
            label.text = "Nobody"
          } else if isMany {
            label.text = "Many, \\(count) names"
          } else {
            label.text = "\\(count) names"
          }
        }
      """),
    "ListPresenter": """
    final class ListPresenter {
      private var names: [String] = []
      func tapped() { if names.isEmpty { names.append("A") } }
    }
    """,
  ]

  @Test func opensWithALineThatWordsSomethingAndNamesItsFunction() throws {
    let finding = try #require(
      Self.findings("mvp", Self.wordy).first { $0.responsibilities.contains(.presentation) })
    #expect(finding.members.first == "refresh()")
    #expect(finding.work.contains(.wording))
    let line = try #require(finding.locations.first?.line)
    let text = try #require(Self.wordy["ListScreen"]).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(text[line - 1].contains("names\""))
  }

  @Test func namesTheShellThatWaitsForTheLines() throws {
    var files = Self.wordy
    files["ListScreen"] = Self.screen(
      """
        override func viewDidAppear(_ animated: Bool) { open() }
        func open() {
          navigationController?.pushViewController(NextScreen(), animated: true)
          present(UIAlertController(title: "A", message: "B", preferredStyle: .alert), animated: true)
        }
      """)
    files["NextScreen"] = Self.next
    let bare = Self.findings("mvp", files).first { $0.home == .router }
    #expect(try #require(bare).other == nil)
    files["ListCoordinator"] = "final class ListCoordinator { func open() {} }"
    let named = Self.findings("mvp", files).first { $0.home == .router }
    #expect(try #require(named).other == "ListCoordinator")
  }
}
