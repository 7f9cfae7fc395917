import KataCore
import Testing

struct NavigationRuleTests {
  private static func duties(_ line: String) throws -> Duties {
    try CodeSample(
      """
      final class Details: UIViewController {}
      final class Router { func showDetails() {} }
      extension UIViewController {
        func warn(_ text: String = "", isLoud: Bool = false) {
          present(UIAlertController(), animated: true)
        }
      }
      class Way {
        func open(_ screen: UIViewController, isModal: Bool) {
          screen.present(screen, animated: true)
        }
      }
      final class Screen: UIViewController {
        var window: UIWindow?
        let router = Router()
        func open(_ details: Details, _ url: URL) { \(line) }
      }
      """
    ).duties(line)
  }

  @Test(arguments: [
    "navigationController?.pushViewController(details, animated: true)",
    "present(details, animated: true, completion: nil)", "dismiss(animated: true)",
    "let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)",
    "UIApplication.shared.open(url)", "window?.rootViewController = details",
    "performSegue(withIdentifier: \"details\", sender: nil)", "details.warn()",
    "navigationController!.popViewControllerAnimated(true)", "warn(isLoud: true)",
    "performSegueWithIdentifier(\"details\", sender: nil)", "UIAlertView().show()",
    "Way().open(details, isModal: true)", "let shown = presentedViewController",
    "let way = navigationController?.transitionCoordinator",
  ])
  func findsTheWayToAnotherScreen(line: String) throws {
    #expect(try Self.duties(line) == [.navigation])
  }

  @Test(arguments: ["router.showDetails()", "view.addSubview(details.view)", "open(details, url)"])
  func leavesOutWhatIsNot(line: String) throws {
    #expect(try !Self.duties(line).contains(.navigation))
  }

  @Test func takesAScreenThatIsMadeToBeShownFromOneThatIsOnlyReturned() throws {
    let sample = CodeSample(
      """
      final class Details: UIViewController {}
      final class Screen: UIViewController {
        func open() {
          let shown = Details()
          present(shown, animated: true)
        }
        func make() -> Details {
          let returned = Details()
          return returned
        }
      }
      """)
    #expect(try sample.duties("let shown") == [.navigation])
    #expect(try sample.duties("let returned") == [.wiring])
  }

  @Test func followsScreensThroughARoutersOwnSteps() throws {
    let sample = CodeSample(
      """
      enum Place { case details, settings }
      final class Details: UIViewController { var isNew = false }
      class Router {
        weak var root: UIViewController?
        func show(_ screen: UIViewController, isModal: Bool) {
          root?.present(screen, animated: true)
        }
      }
      final class PeopleRouter: Router {
        func go(to place: Place) {
          switch place {
          case .details: showDetails()
          case .settings: break
          }
        }
        func showDetails() {
          let details = Details()
          details.isNew = false
          show(details, isModal: true)
        }
      }
      final class People: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard let details = segue.destination as? Details else { return }
          details.isNew = true
        }
      }
      """)
    for code in [
      "place {", "let details = Details()", "show(details", "details.isNew = true",
      "details.isNew = false",
    ] {
      #expect(try sample.duties(code) == [.navigation], "\(code)")
    }
    #expect(try sample.duties("showDetails()").isEmpty)
  }

  @Test func followsAnAlertAndUIKitsOwnWaysThroughAViewsProtocol() throws {
    let sample = CodeSample(
      """
      protocol Shown: AnyObject {
        func show(_ alert: UIAlertController)
        func tell(_ text: String)
        func leave()
      }
      extension Shown where Self: UIViewController {
        func leave() { dismiss(animated: true, completion: nil) }
      }
      final class Screen: UIViewController, Shown {
        func show(_ alert: UIAlertController) { present(alert, animated: true) }
        func tell(_ text: String) {}
      }
      final class Presenter {
        weak var view: Shown?
        func fail(_ alert: UIAlertController) {
          view?.show(alert)
          view?.tell("lost")
          view?.leave()
        }
      }
      """)
    #expect(try sample.duties("view?.show") == [.navigation])
    #expect(try sample.duties("view?.leave") == [.navigation])
    #expect(try sample.duties("view?.tell").contains(.observing))
  }

  @Test func asksForTheScreenThatIsMeantButNotWhatTheDeviceHas() throws {
    let sample = CodeSample(
      """
      final class List: UIViewController {
        func back(to screen: UIViewController) {
          if screen.isKind(of: List.self) { return }
          if UIImagePickerController.isSourceTypeAvailable(.camera) { return }
        }
      }
      """)
    #expect(try sample.duties("screen.isKind") == [.navigation])
    #expect(try !sample.duties("UIImagePickerController").contains(.navigation))
  }

  @Test func takesTheQuestionWhichWayAStoryboardOrARowLeadsForNavigation() throws {
    let sample = CodeSample(
      """
      enum Place { case map, list }
      func == (segue: UIStoryboardSegue, place: Place) -> Bool { true }
      final class StartController: UITableViewController {
        let places = [Place.map, .list]
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue == .map { title = "Map" }
        }
        override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
          switch places[path.row] {
          case .map: performSegue(withIdentifier: "map", sender: nil)
          case .list: performSegue(withIdentifier: "list", sender: nil)
          }
        }
        func count() -> Int {
          switch places[0] {
          case .map: return 1
          case .list: return 2
          }
        }
      }
      """)
    #expect(try sample.duties("segue == .map") == [.navigation])
    #expect(try sample.duties("places[path.row]") == [.navigation])
    #expect(try !sample.duties("places[0]").contains(.navigation))
  }

  @Test func takesTheCallOfAFunctionThatBringsUpAnAlertForNavigation() throws {
    let sample = CodeSample(
      """
      enum Alerts {
        static func show(on screen: UIViewController, _ text: String) {
          let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
          screen.present(alert, animated: true)
        }
      }
      final class Desk {
        func warn(on screen: UIViewController, _ text: String) {
          let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
          screen.present(alert, animated: true)
        }
      }
      extension UIViewController {
        func ask(_ title: String, options: String...) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
      }
      final class Screen: UIViewController {
        let desk = Desk()
        func fail(_ text: String) {
          Alerts.show(on: self, text)
          desk.warn(on: self, text)
          complain("No name")
          complain(text)
          ask("Sure?", options: "Yes", "No")
        }
        func complain(_ text: String) {
          let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
          present(alert, animated: true)
        }
      }
      """)
    for code in ["Alerts.show", "complain(\"No", "ask(\"Sure"] {
      #expect(try sample.duties(code).contains(.navigation), "\(code)")
    }
    for code in ["desk.warn", "complain(text)"] {
      #expect(try !sample.duties(code).contains(.navigation), "\(code)")
    }
  }

  @Test func takesAnAddressThatAPageIsBroughtUpWithForNavigation() throws {
    let sample = CodeSample(
      """
      protocol ItemsView: AnyObject { func open(_ url: URL); func load(_ url: URL) }
      final class ItemsScreen: UIViewController, ItemsView {
        func open(_ url: URL) { present(SFSafariViewController(url: url), animated: true) }
        func load(_ url: URL) { title = url.path }
      }
      final class ItemsPresenter {
        weak var view: ItemsView?
        func choose(_ address: String) {
          guard let page = URL(string: address) else { return }
          guard let file = URL(string: address) else { return }
          view?.open(page)
          view?.load(file)
        }
      }
      """)
    #expect(try sample.duties("let page") == [.navigation])
    #expect(try !sample.duties("let file").contains(.navigation))
  }
}
