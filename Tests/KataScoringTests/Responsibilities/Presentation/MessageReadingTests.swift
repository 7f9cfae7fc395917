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

  /// However it is passed on: by a chain, by closures that somebody is handed, by a type inside of the function.
  @Test(arguments: [
    "func say(_ text: String) { tell(text) }; func tell(_ text: String) { screen.fail(text) }",
    "let say: (String) -> Void = { [unowned screen] in screen.fail($0) }",
    "func say(_ text: String) { told(text) }\n"
      + "lazy var told: (String) -> Void = { [unowned screen] text in screen.fail(text) }",
    "func say(_ text: String) {\n"
      + "enum Work { static func run(_ gate: Gate, _ text: String) { gate.screen.fail(text) } }\n"
      + "return Work.run(self, text) }",
  ])
  func takesAMessageForPresentationHoweverItIsPassedOn(way: String) throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        lazy var gate = Gate(self)
        func load() { gate.say("Sorry") }
        func fail(_ text: String) {
          let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
          present(alert, animated: true)
        }
      }
      final class Gate {
        unowned let screen: Screen
        init(_ screen: Screen) { self.screen = screen }
        \(way)
      }
      """)
    #expect(try sample.duties("gate.say(\"Sorry\")") == [.presentation])
  }

  @Test func takesATextForNoneWhereWhatIsCalledDoesMoreThanPassItOn() throws {
    let sample = CodeSample(
      """
      final class Model {
        let screen: Screen
        init(_ screen: Screen) { self.screen = screen }
        func load() { choose("first") }
        func choose(_ key: String) { if key == "first" { screen.fail(42) } }
      }
      final class Screen: UIViewController {
        func fail(_ number: Int) { present(UIAlertController(), animated: true) }
      }
      """)
    #expect(try !sample.duties("choose(\"first\")").contains(.presentation))
  }

  @Test func takesAnAlertsOwnWordsForPresentationButNotItsHeading() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        func fail(_ text: String) {
          let given = UIAlertController(title: "Sorry", message: text, preferredStyle: .alert)
          let alone = UIAlertController(title: nil, message: "Too long", preferredStyle: .alert)
          let worded = UIAlertController(title: text, message: "Too long", preferredStyle: .alert)
        }
      }
      """)
    #expect(try sample.duties("let given") == [.navigation])
    #expect(try sample.duties("let alone") == [.navigation, .presentation])
    #expect(try sample.duties("let worded") == [.navigation, .presentation])
  }

  @Test func takesWordsForAStateAListenerOrALabelForPresentation() throws {
    let sample = CodeSample(
      """
      protocol Listener: AnyObject { func didFail(_ text: String) }
      enum State { case idle, failed(String) }
      final class Model {
        weak var listener: Listener?
        var state = State.idle
        func load() {
          state = .failed("No answer")
          listener?.didFail("No answer")
        }
      }
      final class Screen: UIViewController {
        let label = UILabel()
        func load() { tell("Sorry") }
        func tell(_ text: String) { label.text = text }
      }
      """)
    #expect(try sample.duties("state = .failed") == [.presentation, .domain])
    #expect(try sample.duties("listener?.didFail") == [.presentation, .observing])
    #expect(try sample.duties("tell(\"Sorry") == [.presentation])
    #expect(try sample.duties("label.text = text") == [.layout])
  }

  @Test func takesWordsThatAreKeptForLaterForPresentationButNotTheSystemsOwn() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        let label = UILabel()
        func show(_ isLost: Bool, _ error: Error) {
          var message: String
          if isLost { message = "Nothing there" } else { message = "Try again" }
          label.text = message
          var key: String
          if isLost { key = "one" } else { key = "two" }
          keep(key)
        }
        func tell(_ error: Error) {
          let reason = error.localizedDescription
          present(UIAlertController(title: "Error", message: reason, preferredStyle: .alert), animated: true)
        }
      }
      """)
    #expect(try sample.duties("message = \"N") == [.presentation])
    #expect(try sample.duties("message = \"T") == [.presentation])
    #expect(try sample.duties("key = \"one").isEmpty)
    #expect(try sample.duties("let reason").isEmpty)
  }

  @Test func takesWordsForAViewThatShowsThemForPresentation() throws {
    let sample = CodeSample(
      """
      final class Banner: UIView {
        let label = UILabel()
        func say(_ text: String) { label.text = text }
        func keep(_ name: String) {}
      }
      final class Screen: UIViewController {
        let banner = Banner()
        func fail(_ reason: String) {
          banner.say("Not saved")
          banner.say(reason)
          banner.keep("banner")
        }
        func choose(_ isOut: Bool, _ own: String) {
          var text: String
          if isOut { text = "Sold out" } else { text = own }
          banner.label.text = text
        }
        func name(_ first: String, _ last: String) {
          var name: String
          if first.isEmpty { name = last } else { name = "\\(first) \\(last)" }
          banner.label.text = name
        }
      }
      """)
    #expect(try sample.duties("banner.say(\"Not") == [.layout, .presentation])
    #expect(try sample.duties("banner.say(reason") == [.layout])
    #expect(try sample.duties("banner.keep") == [.layout])
    #expect(try sample.duties("text = own") == [.presentation])
    #expect(try sample.duties("name = last").isEmpty)
  }

  @Test func takesWordsUnderANameAndOneOfSeveralHeadingsForPresentation() throws {
    let sample = CodeSample(
      """
      final class EntryController: UIViewController {
        @IBOutlet var note: UILabel!
        @IBAction func save() {
          let status = "The name may not be empty"
          let key = "status"
          note.text = status
          navigationItem.rightBarButtonItem?.tag = key.count
          if isEditing {
            navigationItem.rightBarButtonItem?.title = "Done"
          } else {
            navigationItem.rightBarButtonItem?.title = "Edit"
          }
          navigationItem.prompt = "Entries"
        }
      }
      """)
    #expect(try sample.duties("let status") == [.presentation])
    #expect(try sample.duties("let key").isEmpty)
    for word in ["Done", "Edit"] {
      let line = "navigationItem.rightBarButtonItem?.title = \"\(word)\""
      #expect(try sample.duties(line) == [.layout, .presentation], "\(word)")
    }
    #expect(try sample.duties("navigationItem.prompt") == [.layout])
  }

  @Test func takesAChoiceOfWordsForANameOrPropertyForPresentation() throws {
    let sample = CodeSample(
      """
      struct Degrees {
        let text: String
        init(_ country: String, _ value: Double) {
          if country == "US" {
            text = String(value) + " F"
          } else {
            text = String(value) + " C"
          }
        }
      }
      final class Clock: UIViewController {
        @IBOutlet var label: UILabel!
        func show(_ seconds: Double) {
          var minutes = "\\(seconds / 60)"
          if seconds / 60 < 10 { minutes = "0\\(minutes)" }
          label.text = minutes
        }
      }
      final class Meter {
        var unit = 0
        func set(_ country: String) {
          if country == "UK" { unit = 1 } else { unit = 2 }
        }
      }
      """)
    #expect(try sample.duties("country == \"US\"") == [.presentation])
    #expect(try sample.duties("seconds / 60 < 10") == [.presentation])
    #expect(try sample.duties("country == \"UK\"") == [.domain])
  }
}
