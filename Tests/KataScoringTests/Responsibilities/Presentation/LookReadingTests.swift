import KataCore
import Testing

struct LookReadingTests {
  private static func duties(_ code: String, in body: String) throws -> Duties {
    try CodeSample(
      """
      struct Person { let name: String; let picture: Data?; let isAway: Bool }
      final class Screen: UIViewController {
        let label = UILabel()
        let picture = UIImageView()
        var people: [Person] = []
        func update(_ person: Person) {
          \(body)
        }
      }
      """
    ).duties(code)
  }

  @Test(arguments: [
    ("people.isEmpty", "if people.isEmpty { label.isHidden = false }"),
    ("person.isAway", "if person.isAway { label.textColor = .gray }"),
    ("people.count", "guard people.count > 3 else { picture.alpha = 0; return }"),
    (
      "let data",
      "if let data = person.picture { picture.image = UIImage(data: data) } else { picture.image = nil }"
    ),
  ])
  func takesAConditionBetweenLooksForPresentation(code: String, body: String) throws {
    #expect(try Self.duties(code, in: body) == [.presentation])
  }

  @Test(arguments: [
    ("people.isEmpty", "if people.isEmpty { people = [person] }"),
    ("let data", "if let data = person.picture { picture.image = UIImage(data: data) }"),
  ])
  func leavesOutConditionsAboutSomethingElse(code: String, body: String) throws {
    #expect(try !Self.duties(code, in: body).contains(.presentation))
  }

  @Test func takesAChoiceInALineForLayoutAsWell() throws {
    let line = "label.isHidden = people.count > 3"
    #expect(try Self.duties(line, in: line) == [.layout, .presentation])
    let ready = "label.isHidden = person.isAway"
    #expect(try Self.duties(ready, in: ready) == [.layout])
  }

  @Test func takesTheChoiceOfAColourForPresentation() throws {
    let sample = CodeSample(
      """
      enum Level { case high, low
        var colour: UIColor {
          switch self {
          case .high: return .red
          case .low: return UIColor(white: 0.5, alpha: 1)
          }
        }
        static var accent: UIColor { return UIColor(named: "accent") ?? .blue }
      }
      final class Row {
        let tint: UIColor
        init(level: Level) {
          if level == .high { tint = .black } else { tint = .white }
        }
      }
      """)
    for code in [
      "self {", "return .red", "return UIColor(white", "level ==", "tint = .bl", "tint = .wh",
    ] {
      #expect(try sample.duties(code) == [.presentation], "\(code)")
    }
    #expect(try !sample.duties("return UIColor(named").contains(.presentation))
  }

  @Test func tellsAChoiceOfViewsFromAChoiceOfLooks() throws {
    let sample = CodeSample(
      """
      enum Field { case name, year }
      final class Screen: UIViewController {
        let nameField = UITextField()
        let yearField = UITextField()
        let label = UILabel()
        var field = Field.name
        var person: String?
        func choose(_ text: String) {
          if field == .name { nameField.text = text }
          if field == .year { yearField.text = text }
          guard let person = person else {
            label.text = "Nobody"
            return
          }
          switch field {
          case .name: break
          case .year: label.isHidden = true
          }
        }
      }
      """)
    #expect(try sample.duties("field == .year") == [.layout])
    #expect(try sample.duties("let person = person") == [.presentation])
    #expect(try sample.duties("field {") == [.presentation])
  }

  @Test func takesAFontByAStateForALookButNoParameterThatIsOnlySet() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        let label = UILabel()
        let names = ["Ada"]
        func show(_ isEmpty: Bool) {
          label.font = isEmpty ? .systemFont(ofSize: 3) : .boldSystemFont(ofSize: 3)
          label.isHidden = !isEmpty
          label.isHidden = names.isEmpty
        }
        func fill() {
          if let name = UserDefaults.standard.string(forKey: "name") {
            label.text = name
          } else {
            label.text = nil
          }
        }
      }
      """)
    #expect(try sample.duties("label.font") == [.presentation, .layout])
    #expect(try sample.duties("label.isHidden = !") == [.layout])
    #expect(try sample.duties("label.isHidden = names") == [.presentation, .layout])
    #expect(try sample.duties("let name") == [.storage])
  }

  @Test func takesATextThatIsTrimmedForALabelForPresentation() throws {
    let sample = CodeSample(
      """
      struct Person { let name: String }
      final class PersonCell: UITableViewCell {
        @IBOutlet var nameLabel: UILabel!
        @IBOutlet var plainLabel: UILabel!
        @IBOutlet var codeField: UITextField!
        func fill(_ person: Person) {
          nameLabel.text = person.name.trimmingCharacters(in: .whitespaces)
          plainLabel.text = person.name
          codeField.isSecureTextEntry.toggle()
        }
      }
      """)
    #expect(try sample.duties("nameLabel.text") == [.layout, .presentation])
    #expect(try sample.duties("plainLabel.text") == [.layout])
    #expect(try sample.duties("codeField.isSecure") == [.layout])
  }

  @Test func takesAChoiceBetweenTwoLooksForPresentation() throws {
    let sample = CodeSample(
      """
      final class RowCell: UITableViewCell {
        let spinner = UIActivityIndicatorView()
        func mark(_ isChosen: Bool, _ isBusy: Bool) {
          if isChosen { backgroundColor = .red } else { backgroundColor = .white }
          if isBusy { spinner.startAnimating() } else { spinner.stopAnimating() }
        }
      }
      """)
    #expect(try sample.duties("isChosen") == [.presentation])
    #expect(try sample.duties("isBusy") == [.layout])
  }

  @Test func takesTheQuestionWhichOfTwoTextsAViewShowsForPresentation() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        let label = UILabel()
        let formal = UISwitch()
        func show(_ name: String) {
          if formal.isOn { label.text = "Good day, \\(name)" } else { label.text = "Hi \\(name)" }
          if formal.isSelected { label.text = "Hello" }
        }
      }
      final class Maker {
        func picture(_ given: UIImage?, _ other: UIImage?) {
          let picture = given ?? UIImage(systemName: "person")
          let same = given ?? other
        }
      }
      """)
    #expect(try sample.duties("formal.isOn") == [.presentation])
    #expect(try sample.duties("formal.isSelected").contains(.layout))
    #expect(try sample.duties("let picture") == [.presentation])
    #expect(try !sample.duties("let same").contains(.presentation))
  }

  @Test func leavesWhatTheScreensSizeDecidesToLayout() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        let label = UILabel()
        let isOn = true
        func dress() {
          label.font = UIScreen.main.bounds.height > 700 ? UIFont.large : UIFont.small
          label.textColor = isOn ? UIColor.red : UIColor.gray
        }
      }
      """)
    #expect(try sample.duties("label.font") == [.layout])
    #expect(try sample.duties("label.textColor") == [.presentation, .layout])
  }

  @Test func findsLooksThatAStreamIsTurnedInto() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        let button = UIButton()
        func bind(_ isReady: Observable<Bool>) {
          isReady.map { $0 ? UIColor.green : UIColor.red }
            .bind(to: button.rx.backgroundColor)
          isReady.subscribe(onNext: { isOn in
            self.button.backgroundColor = UIColor.green
          })
        }
      }
      """)
    #expect(try sample.duties("$0 ? UIColor") == [.presentation])
    #expect(try sample.duties("self.button.background") == [.layout])
  }

  @Test func findsLooksThatAClosureAnswersAtOnce() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        let label = UILabel()
        func show(_ winner: Bool) {
          let colour: UIColor = {
            if winner == true { return UIColor.red }
            return UIColor.blue
          }()
          let words: String = {
            if winner == true { return "Won" }
            return "Lost"
          }()
          let view: UILabel = {
            let made = UILabel()
            return made
          }()
        }
      }
      """)
    #expect(try sample.duties("return UIColor.blue") == [.presentation])
    #expect(try sample.duties("return \"Lost\"") == [.presentation])
    #expect(try sample.duties("return made").isEmpty)
  }
}
