import KataCore
import Testing

struct DomainRuleTests {
  private static func duties(_ line: String) throws -> Duties {
    try CodeSample(
      """
      enum Trouble: Error { case empty }
      struct Person: Decodable { let age: Int }
      final class Interactor {
        var people: [Person] = []
        var count = 0
        func work(_ data: Data, _ name: String, _ done: (Result<Int, Trouble>) -> Void) throws {
          \(line)
        }
      }
      """
    ).duties(line)
  }

  @Test(arguments: [
    "people = people.filter { $0.age > 17 }", "count += 1",
    "let people = try JSONDecoder().decode([Person].self, from: data)", "throw Trouble.empty",
    "let person = Person(age: 3)", "done(.failure(Trouble.empty))", "let isNew = name == \"Ada\"",
    "let ages = unknown.all.map { $0 }", "let bytes = UIImageJPEGRepresentation(picture, 1)",
    "let first = people.first ?? Person(age: 0)", "done(.failure(.empty))",
    "let luck = Int.random(in: 0...9)",
  ])
  func findsWhatIsTrue(line: String) throws {
    #expect(try Self.duties(line) == [.domain])
  }

  @Test(arguments: ["done(.success(count))", "let same = people", "try work(data, name, done)"])
  func leavesOutWhatIsNot(line: String) throws {
    #expect(try !Self.duties(line).contains(.domain))
  }

  @Test func takesUnwrappingForPlumbingUnlessThereIsAnotherAnswer() throws {
    let sample = CodeSample(
      """
      enum Trouble: Error { case empty }
      final class Interactor {
        var name: String?
        func leave() {
          guard let left = name else { return }
        }
        func fail() throws {
          guard let kept = name else { throw Trouble.empty }
        }
        func decide() {
          if name == nil { leave() }
        }
      }
      """)
    #expect(try sample.duties("let left").isEmpty)
    #expect(try sample.duties("let kept") == [.domain])
    #expect(try sample.duties("name == nil") == [.domain])
  }

  @Test func takesWhatAnObjectIsMadeToKnowForItsState() throws {
    let sample = CodeSample(
      """
      struct Person { var name: String?; var isNew = false }
      final class Store {}
      final class Presenter {
        let store: Store
        let person: Person
        let isShort: Bool
        init(store: Store, person: Person, isShort: Bool) {
          self.store = store
          self.person = person
          self.isShort = isShort
        }
      }
      final class Entry {
        let count: Int
        init(count: Int) { self.count = count }
      }
      """)
    #expect(try sample.duties("self.person") == [.domain])
    #expect(try sample.duties("self.isShort").isEmpty)
    #expect(try sample.duties("self.count").isEmpty)
  }

  @Test func takesTheCheckOfAnInputAndItsWayIntoAnEntityForDomainAndAnEvent() throws {
    let sample = CodeSample(
      """
      struct Person { var name: String?; var icon: String? }
      final class Screen: UIViewController {
        let field = UITextField()
        var person = Person()
        @objc func save() {
          guard field.hasText else { return }
          person.name = field.text
          person.icon = person.icon ?? "star"
        }
        func clear() { field.text = nil }
      }
      """)
    #expect(try sample.duties("field.hasText") == [.domain, .viewEvents])
    #expect(try sample.duties("person.name") == [.domain, .viewEvents])
    #expect(try sample.duties("person.icon") == [.domain])
    #expect(try sample.duties("field.text = nil") == [.layout])
  }

  @Test func takesUnwrappingAResultAndThrowingOnForPlumbing() throws {
    let sample = CodeSample(
      """
      enum Stage { case first, last }
      final class Loader {
        var stage = Stage.first
        func hear(
          _ result: Result<String, Error>, _ other: Result<String, Error>, _ done: (String) -> Void
        ) throws {
          switch other {
          case .success(let name): done(name)
          case .failure: done("nobody")
          }
          switch result {
          case .success(let name): done(name)
          case .failure(let error): throw error
          }
          switch stage {
          case .first: done("")
          case .last: throw lost(3)
          }
        }
      }
      """)
    #expect(try sample.duties("result {").isEmpty)
    #expect(try sample.duties("other {") == [.domain])
    #expect(try sample.duties("throw error").isEmpty)
    #expect(try sample.duties("stage {") == [.domain])
    #expect(try sample.duties("throw lost") == [.domain])
  }

  @Test func readsFieldsOfOldTablesAndOfAnswersThatAPackageGives() throws {
    let sample = CodeSample(
      """
      struct Login: Codable { let name: String }
      struct Request { let name: String }
      final class Reader {
        func read(_ row: NSDictionary, _ answer: Reply, _ cell: Any) {
          let name = row.object(forKey: "name") is NSNull ? "" : row.object(forKey: "name") as! String
          let list = answer.json as? [NSDictionary]
          let kept = cell as? NSDictionary
        }
      }
      final class Screen: UIViewController {
        @IBAction func send(_ name: String) {
          let login = Login(name: name)
          let request = Request(name: name)
        }
      }
      """)
    for code in ["let name", "let list", "let login"] {
      #expect(try sample.duties(code) == [.domain], "\(code)")
    }
    #expect(try sample.duties("let kept").isEmpty)
    #expect(try sample.duties("let request").isEmpty)
  }

  @Test func tellsComplaintsTextsAndEmptyRequestsFromRules() throws {
    let sample = CodeSample(
      """
      enum Delete { struct Request {}; struct Response {} }
      struct Ask {}
      final class Remover {
        let session: URLSession
        var id = ""
        init(session: URLSession) { self.session = session }
        func remove(_ count: Int, _ base: String) {
          assert(count > 0)
          let path = base + "items"
          send(Ask())
          id = UUID().uuidString
          send(path)
        }
        func send(_ any: Any) {}
      }
      """)
    #expect(try sample.duties("assert(").isEmpty)
    #expect(try !sample.duties("let path").contains(.domain))
    #expect(try sample.duties("send(Ask())") == [])
    #expect(try sample.duties("id = UUID") == [.domain])
  }

  @Test func leavesOutWhatAMeasurementIsReadFor() throws {
    let sample = CodeSample(
      """
      final class Scale {
        func weigh(_ mass: Measurement<UnitMass>) -> Double {
          let grams = mass.converted(to: .grams)
          return mass.value
        }
      }
      """)
    #expect(try sample.duties("let grams") == [.domain])
    #expect(try sample.duties("return mass.value").isEmpty)
  }
}
