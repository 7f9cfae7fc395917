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
}
