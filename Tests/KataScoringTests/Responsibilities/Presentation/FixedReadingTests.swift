import KataCore
import Testing

struct FixedReadingTests {
  @Test func leavesOutTextsToSearchWithAndTheNamesOfWays() throws {
    let sample = CodeSample(
      """
      protocol FilterScreen: AnyObject {
        func perform(identifier: String)
        func say(_ words: String)
      }
      final class FilterController: UIViewController, FilterScreen {
        @IBOutlet var note: UILabel!
        func perform(identifier: String) { performSegue(withIdentifier: identifier, sender: nil) }
        func say(_ words: String) { note.text = words }
        func arrange() {
          if #available(iOS 13.0, *) { note.isHidden = true }
        }
      }
      final class FilterPresenter {
        weak var screen: FilterScreen?
        func filter(_ codes: [String], _ text: String) -> [String] {
          let wanted = text.uppercased()
          let shown = text.uppercased()
          screen?.say(shown)
          screen?.perform(identifier: "results")
          screen?.say("No results")
          return codes.filter { $0.contains(wanted) }
        }
      }
      """)
    for code in ["let wanted", "screen?.perform", "#available"] {
      #expect(try !sample.duties(code).contains(.presentation), "\(code)")
    }
    for code in ["let shown", "screen?.say(\"No results\")"] {
      #expect(try sample.duties(code).contains(.presentation), "\(code)")
    }
  }
}
