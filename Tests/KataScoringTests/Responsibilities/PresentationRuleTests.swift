import KataCore
import Testing

struct PresentationRuleTests {
  private static func duties(_ line: String) throws -> Duties {
    try CodeSample(
      """
      final class Wording {
        func count(_ count: Int) -> String { "Greeted \\(count) times" }
      }
      final class Presenter {
        let wording = Wording()
        let formatter = DateFormatter()
        var names: [String] = []
        var text = ""
        func word(_ count: Int, _ date: Date) { \(line) }
      }
      """
    ).duties(line)
  }

  @Test(arguments: [
    "text = \"Greeted \\(count) times\"", "let day = formatter.string(from: date)",
    "text = names.joined(separator: \", \")", "text = count == 1 ? \"once\" : \"often\"",
    "text = wording.count(count)", "let number = String(format: \"%d\", count)",
    "text = names[0].capitalized",
  ])
  func findsHowDataRead(line: String) throws {
    #expect(try Self.duties(line) == [.presentation])
  }

  @Test(arguments: [
    "let url = URL(string: \"/person/\\(count)\")", "print(\"count \\(count)\")",
    "fatalError(\"no \\(count)\")", "let twice = count * 2", "text = names.first ?? \"\"",
    "throw NSError(domain: \"no \\(count)\", code: 1)",
  ])
  func leavesOutWhatIsNot(line: String) throws {
    #expect(try !Self.duties(line).contains(.presentation))
  }

  @Test func takesAFixedTitleForLayoutAndAMessageForBoth() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        let label = UILabel()
        override func viewDidLoad() { label.text = "People" }
        func fail(_ error: Error) { label.text = "Sorry" }
      }
      """)
    #expect(try sample.duties("label.text = \"People\"") == [.layout])
    #expect(try sample.duties("label.text = \"Sorry\"") == [.layout, .presentation])
  }

  @Test func leavesOutFixedTextsNamesAndWhatDevelopersAreTold() throws {
    let sample = CodeSample(
      """
      enum Trouble: Error { case missing(String) }
      final class Row: UITableViewCell {
        let label = UILabel().then { $0.text = "ID" }
        let field = UITextField()
        static var identifier: String { return "Row" }
        var caption: String { return "Nobody" }
        override func awakeFromNib() {
          field.attributedPlaceholder = NSAttributedString(string: "Name")
        }
        func fill(_ name: String, _ done: (Trouble) -> Void) {
          label.text = caption
          done(Trouble.missing("no \\(name)"))
        }
      }
      """)
    #expect(try sample.duties("$0.text") == [.layout])
    #expect(try !sample.duties("return \"Row\"").contains(.presentation))
    #expect(try sample.duties("return \"Nobody\"") == [.presentation])
    #expect(try sample.duties("field.attributed") == [.layout])
    #expect(try sample.duties("done(") == [.domain])
  }

  @Test func takesAChoiceOfWhatAViewIsToldAndOfWhatItShowsForPresentation() throws {
    let sample = CodeSample(
      """
      protocol PeopleView: AnyObject {
        func showPeople()
        func showNobody()
      }
      final class Presenter {
        weak var view: (any PeopleView)?
        func take(_ people: [String]) {
          people.isEmpty ? view?.showNobody() : view?.showPeople()
        }
      }
      final class Screen: UIViewController, PeopleView {
        let button = UIButton()
        let label = UILabel()
        let icon = UIImageView()
        var caption = "All"
        var path = "/all"
        func showPeople() { button.setTitle(caption, for: .normal) }
        func showNobody() {
          caption = "Nobody"
          path = "/nobody"
        }
        func mark(_ isMarked: Bool, _ count: Int, _ data: Data) {
          let picture = UIImage(systemName: "star")?.withTintColor(isMarked ? .red : .gray)
          icon.image = picture
          label.text = String(describing: count)
          let portrait = UIImage(data: data)
        }
      }
      """)
    for code in [
      "people.isEmpty ?", "caption = \"Nobody\"", "let picture", "label.text", "let portrait",
    ] {
      #expect(try sample.duties(code).contains(.presentation), "\(code)")
    }
    #expect(try !sample.duties("path = ").contains(.presentation))
  }

  @Test func takesWhatGoesToAServerForNoWording() throws {
    let sample = CodeSample(
      """
      final class Client {
        func ask(_ name: String) {
          let query = "name=\\(name)"
          let request = URLRequest(url: URL(string: "https://example.com?" + query)!)
        }
      }
      """)
    #expect(try !sample.duties("let query").contains(.presentation))
  }

  @Test func findsRowsMadeForStreamsAndByNamespaces() throws {
    let sample = CodeSample(
      """
      import RxSwift
      struct Person { let name: String }
      struct Row {
        let name: String
        init(person: Person) { self.name = person.name }
      }
      struct Card { let title: String }
      enum Cards { static func card(of person: Person) -> Card { Card(title: person.name) } }
      final class Model {
        let people = PublishSubject<[Person]>()
        weak var view: (any CardView)?
        func rows() -> Observable<[Row]> { people.map { $0.map { Row(person: $0) } } }
        func show(_ person: Person) { view?.show(Cards.card(of: person)) }
      }
      protocol CardView: AnyObject { func show(_ card: Card) }
      final class Screen: UIViewController, CardView { func show(_ card: Card) { title = card.title } }
      """)
    #expect(try sample.duties("self.name = person.name") == [.presentation])
    #expect(try sample.duties("Row(person: $0)") == [.presentation])
    #expect(try sample.duties("Card(title: person.name)") == [.presentation])
  }

  @Test func findsNamesThatAreJoinedByASpace() throws {
    let sample = CodeSample(
      """
      final class Presenter {
        func name(_ first: String, _ last: String) {
          let joined = [first, last].joined(separator: " ")
          let added = first + " " + last
          let key = [first, last].joined(separator: "")
        }
      }
      """)
    #expect(try sample.duties("let joined") == [.presentation])
    #expect(try sample.duties("let added") == [.presentation])
    #expect(try !sample.duties("let key").contains(.presentation))
  }

  @Test func takesWhatAViewOfSwiftUIDependsOnForPresentation() throws {
    let sample = CodeSample(
      """
      struct Screen: View {
        let model = Model()
        var body: some View {
          VStack {
            if model.isLoading { ProgressView() }
            Text(model.isLoading ? "Wait" : "Done")
            Button("Add") { if model.isFull { model.add() } }
          }
        }
      }
      final class Model {
        var isLoading = false
        var isFull = false
        func add() {}
      }
      """)
    #expect(try sample.duties("model.isLoading {") == [.presentation])
    #expect(try sample.duties("Text") == [.layout, .presentation])
    #expect(try sample.duties("model.isFull") == [.domain])
  }

  @Test func takesTheChoiceOfPartsThatAreJoinedForPresentation() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        func fill(_ first: String, _ last: String) {
          let name = [first, last].filter { !$0.isEmpty }.joined(separator: " ")
          let given = [first, last].filter { $0 != "" }
          title = name
        }
      }
      """)
    #expect(try sample.duties("!$0.isEmpty") == [.presentation])
    #expect(try !sample.duties("$0 != ").contains(.presentation))
  }

  @Test func leavesOutTextsForThePlatformsMachineryAndKeys() throws {
    let sample = CodeSample(
      """
      struct Mineral { let code: String }
      final class Store {
        func mineral(_ key: String) -> Mineral? { return nil }
        func title(_ key: String) -> String { return key }
      }
      final class Model {
        let store = Store()
        func ask(_ name: String) {
          let queue = DispatchQueue(label: "\\(name) queue")
          let found = store.mineral(name + ":" + "x")
          let said = "\\(name) is here"
        }
      }
      """)
    #expect(try sample.duties("let queue").isEmpty)
    #expect(try !sample.duties("let found").contains(.presentation))
    #expect(try sample.duties("let said") == [.presentation])
  }

  @Test func takesTheComparingOfTwoValuesForNoWording() throws {
    let sample = CodeSample(
      """
      enum Trouble: Error, Equatable {
        case none, some(Int)
        static func == (left: Trouble, right: Trouble) -> Bool {
          return left.localizedDescription == right.localizedDescription
        }
      }
      final class Screen: UIViewController {
        func show(_ number: Double, _ day: Date) {
          if String(number) == "inf" { return }
          tell(day.description)
        }
        func tell(_ text: String) {}
      }
      """)
    #expect(try sample.duties("return left") == [.domain])
    #expect(try sample.duties("String(number)") == [.domain])
    #expect(try sample.duties("tell(day") == [.presentation])
  }
}
