import KataCore
import Testing

struct ComputationReadingTests {
  private static func duties(_ line: String, of code: String? = nil) throws -> Duties {
    try CodeSample(
      """
      enum Kind: String { case new, old }
      struct Person { let name: String; let age: Int; var isKnown: Bool }
      final class Model {
        var people: [Person] = []
        var byName: [String: Person] = [:]
        var first: Person?
        var since = Date()
        func leave() {}
        func work(_ text: String, _ name: String) {
          \(line)
        }
      }
      """
    ).duties(code ?? line)
  }

  @Test(arguments: [
    (
      "guard let place = people.firstIndex(where: { $0.name == name }) else { return }", "let place"
    ),
    ("if let found = people.first(where: { $0.name == name }) { leave() }", "let found"),
    ("guard let left = byName.removeValue(forKey: name) else { return }", "let left"),
    ("guard let years = Int(text) else { return }", "let years"),
    ("if let kind = Kind(rawValue: text) { leave() }", "let kind"),
    ("if unknown.names.contains(name) { leave() }", "unknown.names"),
    ("for person in people where person.name == name { leave() }", "people where"),
  ])
  func findsConditionsThatSearchAndRead(line: String, code: String) throws {
    #expect(try Self.duties(line, of: code) == [.domain])
  }

  @Test(arguments: [
    "people[3] = Person(name: name, age: 3, isKnown: true)", "byName[name] = nil",
    "let groups = Dictionary(grouping: people, by: { $0.age })", "let years = Int(text) ?? 0",
    "let names = Set(unknown.names)", "let age = Date().timeIntervalSince(since)",
    "let plain = text.lowercased()", "let both = byName.merging(other) { old, _ in old }",
  ])
  func findsWhatIsWorkedOutAndKept(line: String) throws {
    #expect(try Self.duties(line) == [.domain])
  }

  @Test(arguments: [
    ("guard let left = first else { return }", "let left"),
    ("guard let left = people.first else { return }", "let left"),
    ("for person in people { leave() }", "people {"),
    ("let person = people[0]", "let person"), ("let width = Double(3)", "let width"),
  ])
  func leavesOutUnwrappingAndLookingAtElements(line: String, code: String) throws {
    #expect(try Self.duties(line, of: code).isEmpty)
  }

  @Test func looksIntoExtensionsOfLists() throws {
    let sample = CodeSample(
      """
      extension Sequence where Element: Equatable {
        func hasAny(_ list: [Element]) -> Bool { contains { one in list.contains(one) } }
      }
      """)
    #expect(try sample.duties("contains { one") == [.domain])
  }

  @Test func takesASwitchOverANumberForADecisionOutsideOfViews() throws {
    let sample = CodeSample(
      """
      enum Sky {
        case sun, rain
        init?(code: Int) {
          switch code {
          case 800: self = .sun
          default: return nil
          }
        }
      }
      """)
    #expect(try sample.duties("code {") == [.domain])
  }

  @Test func takesChoosingElementsAndCasesForDomain() throws {
    let sample = CodeSample(
      """
      enum Age {
        case young, old
        init(_ years: Int) {
          if years < 60 { self = .young } else { self = .old }
        }
      }
      final class Model {
        func work(_ one: Int, _ two: Int) {
          let least = min(one, two)
          let shown = unknown.list.prefix(3)
          let begun = unknown.map { $0.name.hasPrefix("A") }
        }
      }
      struct Board {
        var cells: [Int] = []
        var isClear: Bool { cells.isEmpty }
        var count: Int { cells.count }
        mutating func put(_ number: Int, at index: Int) { cells[index] = number }
      }
      """)
    for code in ["$0.name.hasPrefix", "cells.isEmpty", "cells[index]"] {
      #expect(try sample.duties(code) == [.domain], "\(code)")
    }
    #expect(try sample.duties("cells.count").isEmpty)
    #expect(try sample.duties("self = .young") == [.domain])
    #expect(try sample.duties("let least") == [.domain])
    #expect(try sample.duties("let shown") == [.domain])
  }

  @Test(
    arguments: [
      ("people.filter { $0.isAdult }", [.domain]), ("people.map { $0.isAdult }", []),
      ("people.filter { $0.isAdult }.map(name).joined(separator: \", \")", []),
    ] as [(String, Duties)])
  func takesAPropertyForAnAnswerWhereASearchAsks(line: String, duties: Duties) throws {
    let sample = CodeSample(
      """
      struct Person { let isAdult: Bool }
      final class Model {
        var people: [Person] = []
        func work() { let found = \(line) }
      }
      """)
    #expect(try sample.duties("$0.isAdult") == duties)
  }

  @Test func knowsMeasuresPicturesAndPointsInTime() throws {
    let sample = CodeSample(
      """
      final class Diary {
        func keep(_ picture: UIImage, _ day: Date, _ mark: Mark, _ text: String?) -> Int {
          let weight = Measurement(value: 3, unit: UnitMass.pounds).converted(to: UnitMass.grams)
          guard let bytes = picture.jpegData(compressionQuality: 1) else { return 0 }
          mark.entries.append(bytes)
          if let sign = text?.first { mark.show(sign) }
          if let word = text?.replacingOccurrences(of: ",", with: ".") { mark.show(word) }
          if let same = text { mark.show(same) }
          log("seconds \\(day.timeIntervalSince1970)")
          return Int(day.timeIntervalSince1970)
        }
      }
      """)
    for code in [
      "let weight", "let bytes", "mark.entries", "let sign", "let word", "return Int",
    ] {
      #expect(try sample.duties(code) == [.domain], "\(code)")
    }
    #expect(try sample.duties("let same").isEmpty)
    #expect(try !sample.duties("log(").contains(.domain))
  }

  @Test func takesWhichCharactersWillDoForARuleButNotForAnAddress() throws {
    let sample = CodeSample(
      """
      import Alamofire
      final class Entry {
        func check(_ text: String) -> Bool {
          let digits = CharacterSet.decimalDigits
          let given = CharacterSet(charactersIn: text)
          let path = text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
          return digits.isSuperset(of: given) && path != nil
        }
      }
      """)
    #expect(try sample.duties("let digits") == [.domain])
    #expect(try sample.duties("let given") == [.domain])
    #expect(try !sample.duties("let path").contains(.domain))
  }

  @Test func takesASearchInTextsOfUnknownTypesForARule() throws {
    let sample = CodeSample(
      """
      import RxSwift
      final class ItemsPresenter {
        func find(_ text: String, _ items: [Item]) -> [Item] {
          return items.filter { item in
            return [item.name, item.host].compactMap {
              $0?.localizedCaseInsensitiveContains(text) ?? false
            }.reduce(false) { $0 || $1 }
          }
        }
      }
      """)
    #expect(try sample.duties("return [item.name") == [.domain])
    #expect(try sample.duties("$0?.localized") == [.domain])
  }

  @Test func takesNumbersOutOfTextsAndTheFirstThatIsMeantForRulesAndJoinedNamesForNone() throws {
    let sample = CodeSample(
      """
      final class Loans {
        func work(_ amount: String, _ years: Int, _ base: String, _ all: Accounts) -> String {
          let sum = Double(amount)!
          let span = Double(years)
          guard let found = all.list.filter({ $0.id.isEqual(to: amount) }).first else { return "" }
          return base + amount
        }
      }
      """)
    #expect(try sample.duties("let sum") == [.domain])
    #expect(try sample.duties("let span").isEmpty)
    #expect(try sample.duties("let found") == [.domain])
    #expect(try sample.duties("$0.id.isEqual") == [.domain])
    #expect(try !sample.duties("return base").contains(.domain))
  }

  @Test func takesANumberThatIsAddedBesideAKeyAndAChangeOfAnUnknownTextForRules() throws {
    let sample = CodeSample(
      """
      final class Memory {
        func count(_ store: UserDefaults, _ page: Page) {
          let count = store.integer(forKey: "count") + 1
          let kept = store.string(forKey: "name")
          let bare = page.heading.replacingOccurrences(of: "-", with: "")
          let other = page.heading.replace("-")
        }
      }
      """)
    #expect(try sample.duties("let count") == [.domain, .storage])
    #expect(try sample.duties("let kept") == [.storage])
    #expect(try sample.duties("let bare") == [.domain])
    #expect(try sample.duties("let other").isEmpty)
  }
}
