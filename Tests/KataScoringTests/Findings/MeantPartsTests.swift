import KataCore
import Testing

/// What a part is meant to be is told from what it is left with once the steps are done.
struct MeantPartsTests {
  /// Fetches, since the server is outside of the screen as well, and keeps nothing that could be shown.
  @Test func takesWhoLeadsAndTellsNobodyForTheRouter() throws {
    let found = try GreetingProgram.step("viper-router-fetches", pattern: "viper").findings
    let way = "GreetingFlowRouter"
    #expect(!found.contains { $0.type == way && $0.responsibilities.contains(.navigation) })
    let work = try #require(found.prefix(3).first { $0.type == way && $0.home == .interactor })
    #expect(work.role == .router && work.level == .essential)
    #expect(Duties(work.responsibilities).isSuperset(of: [.network, .logging]))
  }

  @Test func writesAPresenterRatherThanGiveWordsToAnEntity() throws {
    let found = try GreetingProgram.step("viper-router-fetches", pattern: "viper").findings
    let words = try #require(found.first { $0.responsibilities.contains(.presentation) })
    #expect(words.other == nil && words.home == .presenter)
  }

  private static let outlets = """
    import UIKit
    final class OrderPresenter {
      var parts: OrderParts?
      private weak var view: (any OrderView)?
      private var count = 0
      init(view: any OrderView) { self.view = view }
      func start() {
        count = 0
        tell()
      }
      func pay() {
        guard count < 3 else { return }
        count += 1
        view?.show("Thank you")
        tell()
      }
      private func tell() {
        let words = count == 1 ? "once" : "\\(count) times"
        parts?.total.text = "Paid \\(words)"
        parts?.total.textColor = .black
        parts?.pay.isEnabled = count < 3
        parts?.pay.alpha = 0.5
      }
    }
    protocol OrderView: AnyObject { func show(_ text: String) }
    struct OrderParts {
      let total = UILabel()
      let pay = UIButton()
    }
    final class OrderScreen: UIViewController, OrderView {
      let parts = OrderParts()
      var presenter: OrderPresenter?
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(parts.total)
        view.addSubview(parts.pay)
        presenter?.start()
        parts.pay.addAction(UIAction { [weak self] _ in self?.presenter?.pay() }, for: .touchUpInside)
      }
      func show(_ text: String) {}
    }
    final class OrderBuilder {
      func screen() -> UIViewController {
        let screen = OrderScreen()
        let presenter = OrderPresenter(view: screen)
        presenter.parts = screen.parts
        screen.presenter = presenter
        return screen
      }
    }
    """

  @Test func letsTheScreenShowWhatIsSetOnViewsThatSomethingElseKeepsForIt() throws {
    let found = WrittenProgram(pattern: "mvp", files: ["Order": Self.outlets]).findings
    let tie = try #require(found.first { $0.remedy == .knowByProtocol && $0.other == "OrderParts" })
    #expect(tie.detail == "OrderScreen")
  }

  private static var acting: [DesignFinding] {
    WrittenProgram(
      pattern: "mvvm",
      files: [
        "Effects": """
        import Foundation
        struct Effects {
          let model: NamesModel
          let router: any NamesRouter
          func handle(_ name: String) {
            UserDefaults.standard.set(name, forKey: "name")
            model.add(name)
            router.open(name)
          }
        }
        final class Ways: NamesRouter {
          weak var screen: UIViewController?
          func open(_ name: String) {
            screen?.navigationController?.pushViewController(UIViewController(), animated: true)
          }
        }
        final class NamesModel: NamesViewModel {
          var onChange: ((String) -> Void)?
          private var names: [String] = []
          func add(_ name: String) {
            guard !names.contains(name) else { return }
            names.append(name)
            onChange?(names.count == 1 ? "One name" : "\\(names.count) names")
          }
        }
        """
      ],
      contract: [
        "Contract": """
        protocol NamesRouter: AnyObject { func open(_ name: String) }
        protocol NamesViewModel: AnyObject {
          var onChange: ((String) -> Void)? { get set }
          func add(_ name: String)
        }
        """
      ]
    ).findings.filter { $0.type == "Effects" }
  }

  /// It asks where to go, as whoever decides does; a service does not.
  @Test func takesWhoAsksTheContractsRouterForNoService() {
    #expect(!Self.acting.contains { $0.role == .service })
  }
}
