import KataCore
import Testing

struct FailureReadingTests {
  private static func duties(_ line: String) throws -> Duties {
    try CodeSample(
      """
      struct Trouble: Error { let message: String }
      struct Refusal: Error { let code: Int }
      final class Repository {
        var failures: [Error] = []
        func load(_ text: String) throws { \(line) }
      }
      """
    ).duties(line)
  }

  @Test(arguments: [
    "failures = [Trouble(message: \"Check your connection.\")]",
    "throw Trouble(message: \"Check your connection.\")",
  ])
  func takesTheWordsThatAFailureKeepsForWording(line: String) throws {
    #expect(try Self.duties(line).contains(.presentation))
  }

  @Test(arguments: [
    "throw Refusal(code: 1)", "throw Trouble(message: text)",
    "fatalError(\"no \\(Trouble(message: \"here\"))\")",
    "throw NSError(domain: \"no \\(text)\", code: 1)",
  ])
  func leavesAloneWhatDevelopersAreTold(line: String) throws {
    #expect(try !Self.duties(line).contains(.presentation))
  }
}
