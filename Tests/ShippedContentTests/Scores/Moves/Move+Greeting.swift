import Foundation

/// Moves that know the words of the greeting's starter; they make sense wherever those stand.
extension Move {
  static let greeting: [Move] =
    PureHome.all.map { home in
      Move("pure words in \(home.name)", .pretence) { wording($0, in: home) }
    } + [
      Move("helpers that are handed views and store", .pretence, handingViews),
      Move("as few statements as possible", .pretence, golfing),
      Move("a bag of state", .pretence, bagging),
      Move("a bag of views", .pretence, baggingViews),
    ]

  private static let file = "GreetingViewController.swift"

  /// The pure part of what the starter does, as members of some type.
  private static let words = """
    func fullName(_ person: Person) -> String {
      return [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    }

    func formalText(_ person: Person, _ name: String) -> String {
      if person.salutation.isEmpty {
        return "Good day, \\(name)."
      } else {
        return "Good day, \\(person.salutation) \\(name)."
      }
    }

    func informalText(_ nickname: String, _ name: String) -> String {
      return "Hello, \\(nickname.isEmpty ? name : nickname)!"
    }

    func countText(_ count: Int) -> String {
      switch count {
      case 0: return "Not greeted yet"
      case 1: return "Greeted once"
      default: return "Greeted \\(count) times"
      }
    }

    func trimmed(_ text: String) -> String {
      return text.trimmingCharacters(in: .whitespaces)
    }
    """

  private static func wording(_ draft: Draft, in home: PureHome) -> Draft? {
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    let functions = Chunk.chunks(of: lines).compactMap(Function.init)
    let call = home.prefix
    guard
      let called =
        draft.replacing(
          "let name = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: \" \")",
          with: "let name = \(call)fullName(person)", in: file)?
        .replacing(
          formal, with: "      greetingLabel.text = \(call)formalText(person, fullName)\n", in: file
        )?
        .replacing(
          "let fullName = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: \" \")",
          with: "let fullName = \(call)fullName(person)", in: file)?
        .replacing(
          "greetingLabel.text = \"Hello, \\(nickname.isEmpty ? fullName : nickname)!\"",
          with: "greetingLabel.text = \(call)informalText(nickname, fullName)", in: file)?
        .replacing(count, with: "    countLabel.text = \(call)countText(count)\n", in: file),
      let host = called.hosts.first(where: { $0.file == file })
    else { return nil }
    var moved = called
    moved[file] = moved[file]?
      .replacing(
        "(nicknameField.text ?? \"\").trimmingCharacters(in: .whitespaces)",
        with: "\(call)trimmed(nicknameField.text ?? \"\")"
      )
      .replacing("Controller: UIViewController {", with: "Controller: \(home.parent) {")
    let (elsewhere, members) = home.declare(functions)
    if !members.isEmpty { host.add([members], to: &moved) }
    guard !elsewhere.isEmpty else { return moved }
    let imports = "import Foundation\nimport GreetingContract\n"
    let more = home.parent == "UIViewController" ? "\n" : "import UIKit\n\n"
    return moved.adding("Words.swift", imports + more + elsewhere + "\n")
  }

  private static let formal = """
          if person.salutation.isEmpty {
            greetingLabel.text = "Good day, \\(fullName)."
          } else {
            greetingLabel.text = "Good day, \\(person.salutation) \\(fullName)."
          }

    """

  private static let count = """
        switch count {
        case 0: countLabel.text = "Not greeted yet"
        case 1: countLabel.text = "Greeted once"
        default: countLabel.text = "Greeted \\(count) times"
        }

    """

  /// The label and what it takes to fill it are handed to an object that does so.
  private static func handingViews(_ draft: Draft) -> Draft? {
    draft.replacing(
      "    let count = services.store.integer(forKey: \"greeting.count\")\n" + count,
      with: "    CountShower(label: countLabel, store: services.store).show()\n", in: file)?
      .replacing(
        "    if formalSwitch.isOn {\n" + formal,
        with: "    if formalSwitch.isOn {\n      "
          + "FormalShower(label: greetingLabel).show(person, fullName)\n", in: file)?
      .replacing(
        spinning, with: "    BusyShower(button: greetButton, spinner: spinner).show(isLoading)\n",
        in: file)?
      .adding("Showers.swift", showers)
  }

  private static let spinning = """
        greetButton.isEnabled = !isLoading
        if isLoading {
          spinner.startAnimating()
        } else {
          spinner.stopAnimating()
        }

    """

  private static let showers = """
    import GreetingContract
    import UIKit

    final class CountShower {
      private let label: UILabel
      private let store: any KeyValueStore

      init(label: UILabel, store: any KeyValueStore) {
        self.label = label
        self.store = store
      }

      func show() {
        let count = store.integer(forKey: "greeting.count")
        switch count {
        case 0: label.text = "Not greeted yet"
        case 1: label.text = "Greeted once"
        default: label.text = "Greeted \\(count) times"
        }
      }
    }

    final class FormalShower {
      private let label: UILabel

      init(label: UILabel) {
        self.label = label
      }

      func show(_ person: Person, _ fullName: String) {
        if person.salutation.isEmpty {
          label.text = "Good day, \\(fullName)."
        } else {
          label.text = "Good day, \\(person.salutation) \\(fullName)."
        }
      }
    }

    final class BusyShower {
      private let button: UIButton
      private let spinner: UIActivityIndicatorView

      init(button: UIButton, spinner: UIActivityIndicatorView) {
        self.button = button
        self.spinner = spinner
      }

      func show(_ isLoading: Bool) {
        button.isEnabled = !isLoading
        if isLoading {
          spinner.startAnimating()
        } else {
          spinner.stopAnimating()
        }
      }
    }

    """

  /// Several statements of one duty become one long expression.
  private static func golfing(_ draft: Draft) -> Draft? {
    draft.replacing(
      count,
      with: "    countLabel.text = count == 0 ? \"Not greeted yet\" : "
        + "(count == 1 ? \"Greeted once\" : \"Greeted \\(count) times\")\n", in: file)?
      .replacing(
        formal,
        with: "      greetingLabel.text = \"Good day, \\(person.salutation)"
          + "\\(person.salutation.isEmpty ? \"\" : \" \")\\(fullName).\"\n", in: file)
  }

  private static func bagging(_ draft: Draft) -> Draft? {
    draft.replacing(
      "  private var person: Person?\n  private var isGreetingShown = false\n",
      with: """
          private let state = ScreenState()
          private var person: Person? {
            get { state.person }
            set { state.person = newValue }
          }
          private var isGreetingShown: Bool {
            get { state.isGreetingShown }
            set { state.isGreetingShown = newValue }
          }

        """, in: file)?
      .adding(
        "ScreenState.swift",
        """
        import GreetingContract

        final class ScreenState {
          var person: Person?
          var isGreetingShown = false
        }

        """)
  }

  private static func baggingViews(_ draft: Draft) -> Draft? {
    guard let text = draft[file] else { return nil }
    let form = /\n  private let (\w+) = (UI\w+)(\([^\n]*\))/
    let views = text.matches(of: form).map { ($0.output.1, $0.output.2, $0.output.3) }
    var moved = draft
    moved[file] = text.replacing(form) {
      "\n  private var \($0.output.1): \($0.output.2) { views.\($0.output.1) }"
    }
    .replacing(
      /\n  private var greetingLabel/,
      with: "\n  private let views = ScreenViews()\n  private var greetingLabel")
    return moved.adding(
      "ScreenViews.swift",
      "import UIKit\n\nstruct ScreenViews {\n"
        + views.map { "  let \($0.0) = \($0.1)\($0.2)\n" }.joined() + "}\n")
  }
}
