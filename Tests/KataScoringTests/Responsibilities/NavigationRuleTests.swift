import KataCore
import Testing

struct NavigationRuleTests {
  private static func duties(_ line: String) throws -> Set<Responsibility> {
    try CodeSample(
      """
      final class Details: UIViewController {}
      final class Router { func showDetails() {} }
      extension UIViewController {
        func warn() { present(UIAlertController(), animated: true) }
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
    "navigationController!.popViewControllerAnimated(true)",
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
}
