import KataCore
import Testing

struct MessageReadingTests {
  /// A closure that is kept is called later, as a method is; one that is called at once sets a view up.
  @Test func findsMessagesInClosuresThatAreKept() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        let label = UILabel()
        let heading: UILabel = {
          let heading = UILabel()
          heading.text = "People"
          return heading
        }()
        lazy var fail: () -> Void = { [unowned self] in
          label.text = "Sorry"
        }
      }
      """)
    #expect(try sample.duties("label.text = \"Sorry\"") == [.layout, .presentation])
    #expect(try !sample.duties("heading.text = \"People\"").contains(.presentation))
  }

  @Test func takesAMessageForAnInheritedFunctionForPresentation() throws {
    let sample = CodeSample(
      """
      final class Screen: Base {
        func load() { fail("Sorry") }
      }
      class Base: UIViewController {
        func fail(_ text: String) {
          let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
          present(alert, animated: true)
        }
      }
      """)
    #expect(try sample.duties("fail(\"Sorry\")") == [.presentation])
  }

  @Test func takesAMessageThatIsOnlyPassedOnForPresentation() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        lazy var gate = Gate(self)
        func load() { gate.fail("Sorry") }
        func fail(_ text: String) {
          let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
          present(alert, animated: true)
        }
      }
      final class Gate {
        unowned let screen: Screen
        init(_ screen: Screen) { self.screen = screen }
        func fail(_ text: String) { screen.fail(text) }
      }
      """)
    #expect(try sample.duties("gate.fail(\"Sorry\")") == [.presentation])
  }
}
