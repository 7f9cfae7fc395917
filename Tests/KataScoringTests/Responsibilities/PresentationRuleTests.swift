import KataCore
import Testing

struct PresentationRuleTests {
  private static func duties(_ line: String) throws -> Set<Responsibility> {
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
  ])
  func findsHowDataRead(line: String) throws {
    #expect(try Self.duties(line) == [.presentation])
  }

  @Test(arguments: [
    "let url = URL(string: \"/person/\\(count)\")", "print(\"count \\(count)\")",
    "fatalError(\"no \\(count)\")", "let twice = count * 2",
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
}
