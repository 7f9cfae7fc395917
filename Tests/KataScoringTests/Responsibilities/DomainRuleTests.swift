import KataCore
import Testing

struct DomainRuleTests {
  private static func duties(_ line: String) throws -> Set<Responsibility> {
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
}
