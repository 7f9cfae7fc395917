import KataCore
import Testing

struct WordingReadingTests {
  @Test func takesPartsOfATextForPresentation() throws {
    let sample = CodeSample(
      """
      struct Song { let title: String; let seconds: Int }
      final class Presenter {
        var songs: [Song] = []
        func length(of song: Song) -> String {
          let minutes = song.seconds / 60
          let rest = song.seconds % 60
          return String(format: "%d:%02d", minutes, rest)
        }
        func stars(_ count: Int) -> String { String(repeating: "★", count: count) }
        func rows() -> [String] { songs.map { length(of: $0) } }
      }
      """)
    for code in ["let minutes", "let rest", "return String", "String(repeating", "songs.map"] {
      #expect(try sample.duties(code) == [.presentation], "\(code)")
    }
  }

  @Test func leavesWhatATextIsAboutToOthers() throws {
    let sample = CodeSample(
      """
      struct Song { let title: String?; let seconds: Int }
      final class Presenter {
        var songs: [Song] = []
        func summary() -> String {
          let total = songs.map { $0.seconds }.reduce(0, +)
          return "\\(total) seconds"
        }
        func title(of song: Song) -> String {
          guard let title = song.title else { return "" }
          return "»\\(title)«"
        }
        func name(of song: Song) -> String {
          guard let name = song.title else { return "Untitled" }
          return "»\\(name)«"
        }
        func clean(_ text: String) -> String {
          let trimmed = text.trimmingCharacters(in: .whitespaces)
          return trimmed.lowercased()
        }
      }
      """)
    #expect(try sample.duties("let total") == [.domain])
    #expect(try sample.duties("let title").isEmpty)
    #expect(try sample.duties("let name") == [.presentation])
    #expect(try sample.duties("let trimmed") == [.domain])
    #expect(try sample.duties("return trimmed") == [.domain])
  }

  @Test func takesTheWordsOfAFailureThatSaysThemForPresentation() throws {
    let sample = CodeSample(
      """
      enum Trouble: Error {
        case told(String)
        var text: String { switch self { case .told(let text): return text } }
      }
      final class Service {
        func load() throws { throw Trouble.told("No answer") }
      }
      """)
    #expect(try sample.duties("throw") == [.presentation, .domain])
  }

  @Test func takesWordsForWhatIsMissingInATextForPresentation() throws {
    let sample = CodeSample(
      """
      struct Person { let nick: String? }
      final class Presenter {
        func words(_ person: Person) -> String {
          let name = person.nick ?? "nobody"
          return "It is \\(name)"
        }
        func keep(_ person: Person, _ content: UNMutableNotificationContent) {
          let key = person.nick ?? "none"
          keep(key)
          content.body = "Come back"
          content.identifier = "back"
        }
      }
      """)
    #expect(try sample.duties("let name") == [.presentation])
    #expect(try sample.duties("let key").isEmpty)
    #expect(try sample.duties("content.body") == [.presentation])
    #expect(try sample.duties("content.identifier").isEmpty)
  }

  @Test func takesWordsOfTheLanguageForPresentation() throws {
    let sample = CodeSample(
      """
      enum Phrase: String {
        case welcome, lost
        var spoken: String { NSLocalizedString(rawValue, comment: "") }
        var size: String { rawValue }
      }
      protocol Board: AnyObject { func say(_ text: String) }
      final class Presenter {
        weak var board: Board?
        func start() { board?.say(Phrase.welcome.spoken) }
        func stop(_ phrase: Phrase) { board?.say(phrase.size) }
        func look(_ key: String) -> String {
          let pattern = NSLocalizedString(key, tableName: nil, comment: "")
          return pattern
        }
        func day(_ number: Int) -> String { Calendar.current.weekdaySymbols[number] }
        func key(_ name: String) -> URL {
          FileManager.default.temporaryDirectory.appendingPathComponent("\\(name).json")
        }
      }
      """)
    #expect(try sample.duties("board?.say(Phrase").contains(.presentation))
    #expect(try !sample.duties("board?.say(phrase").contains(.presentation))
    #expect(try sample.duties("let pattern") == [.presentation])
    #expect(try sample.duties("Calendar.current") == [.presentation])
    #expect(try !sample.duties("FileManager").contains(.presentation))
  }

  @Test func takesATextThatGrowsForPresentation() throws {
    let sample = CodeSample(
      """
      final class Presenter {
        func line(_ names: [String]) -> Int {
          var text = names[0]
          text.append(" and others")
          var parts = names
          parts.append("end")
          return text.count
        }
      }
      """)
    #expect(try sample.duties("text.append") == [.presentation])
    #expect(try !sample.duties("parts.append").contains(.presentation))
  }

  @Test func asksWhatTheProgramAddsToThePlatformsValuesForATextForPeople() throws {
    let sample = CodeSample(
      """
      extension Date {
        func inWords() -> String { DateFormatter().string(from: self) }
        func doubled() -> Double { timeIntervalSince1970 * 2 }
      }
      extension String {
        func translated() -> String { NSLocalizedString(self, comment: "") }
        func same() -> String { self }
      }
      struct Visit { let day: Date; let city: String }
      final class VisitCell: UITableViewCell {
        @IBOutlet var dayLabel: UILabel!
        @IBOutlet var cityLabel: UILabel!
        @IBOutlet var plainLabel: UILabel!
        func fill(_ visit: Visit) {
          dayLabel.text = visit.day.inWords()
          cityLabel.text = visit.city.translated()
          plainLabel.text = visit.city.same()
        }
      }
      """)
    #expect(try sample.duties("dayLabel.text") == [.layout, .presentation])
    #expect(try sample.duties("cityLabel.text") == [.layout, .presentation])
    #expect(try sample.duties("plainLabel.text") == [.layout])
  }

  @Test func takesTextsOfGeneratedTablesAndOfWhatIsAddedToUnknownTypesForWording() throws {
    let sample = CodeSample(
      """
      typealias Texts = R.string.localizable
      extension Date {
        var inWords: String {
          let formatter = DateFormatter()
          return formatter.string(from: self)
        }
        var day: Date { self }
      }
      protocol PersonView: AnyObject { func show(_ text: String) }
      final class PersonScreen: UIViewController, PersonView { func show(_ text: String) {} }
      final class Presenter {
        weak var view: PersonView?
        func tell(_ person: Person) {
          let greeting = Texts.hello()
          let farewell = L10n.bye
          let born = person.birthday.inWords
          let day = person.birthday.day
          let other = Words.hello()
          view?.show(greeting)
        }
      }
      """)
    for code in ["let greeting", "let farewell", "let born"] {
      #expect(try sample.duties(code) == [.presentation], "\(code)")
    }
    #expect(try sample.duties("let day").isEmpty)
    #expect(try sample.duties("let other").isEmpty)
  }

  @Test func leavesOutAPartThatIsCutOutOfATextForMachines() throws {
    let sample = CodeSample(
      """
      final class Finder {
        func number(_ address: String) -> String {
          let range = address.range(of: "app/")!
          return String(address[range.upperBound...])
        }
        func heading(_ count: Int) -> String {
          let number = String(count)
          return number
        }
        func find(_ address: String) {
          let found = number(address)
          let title = heading(3)
        }
      }
      """)
    #expect(try !sample.duties("return String(address").contains(.presentation))
    #expect(try !sample.duties("let found").contains(.presentation))
    #expect(try sample.duties("let title") == [.presentation])
  }

  @Test func takesWhatALocaleCallsThingsForWording() throws {
    let sample = CodeSample(
      """
      extension String {
        var currencyName: String? {
          return NSLocale.current.localizedString(forCurrencyCode: self)
        }
        var currencySign: String? {
          let found = locale?.currencySymbol
          let code = locale?.currencyCode
          return found
        }
      }
      """)
    #expect(try sample.duties("return NSLocale") == [.presentation])
    #expect(try sample.duties("let found") == [.presentation])
    #expect(try !sample.duties("let code").contains(.presentation))
  }

  @Test func takesAListThatIsHandedToAFunctionWithWordsForWording() throws {
    let sample = CodeSample(
      """
      final class Model {
        let counts = [1, 2]
        func heading(_ count: Int) -> String { return "\\(count) people" }
        func twice(_ count: Int) -> Int { return count * 2 }
        func headings() -> [String] { return counts.map(heading) }
        func doubles() -> [Int] { return counts.map(twice) }
      }
      """)
    #expect(try sample.duties("return counts.map(heading)") == [.presentation])
    #expect(try sample.duties("return counts.map(twice)") == [.domain])
  }

  @Test func takesAPartOfAnAddressForNoWords() throws {
    let sample = CodeSample(
      """
      enum Ways {
        enum People {
          case fetch
          var path: String {
            switch self { case .fetch: return "/people/" }
          }
          var address: String {
            switch self { case .fetch: return "\\(Server.base)\\(path)" }
          }
          var heading: String {
            switch self { case .fetch: return "Loading" }
          }
        }
      }
      final class Service {
        func load() { Alamofire.request(Ways.People.fetch.address, method: .get) }
      }
      final class Model {
        var title = ""
        func show(_ way: Ways.People) { title = way.heading }
      }
      """)
    #expect(try !sample.duties("return \"/people/\"").contains(.presentation))
    #expect(try sample.duties("return \"Loading\"") == [.presentation])
  }
}
