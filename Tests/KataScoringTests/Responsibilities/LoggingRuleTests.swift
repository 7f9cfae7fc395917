import KataCore
import Testing

struct LoggingRuleTests {
  private static func duties(_ line: String) throws -> Duties {
    try CodeSample(
      """
      import os
      final class Store {
        let logger = Logger()
        let log: Journal
        let label = UILabel()
        init(log: Journal) { self.log = log }
        func save(_ count: Int) { \(line) }
      }
      """, services: ["Journal": .logging]
    ).duties(line)
  }

  @Test(arguments: [
    "print(\"loaded \\(count)\")", "NSLog(\"loaded\")", "logger.info(\"loaded\")",
    "os_log(\"loaded\")", "Analytics.logEvent(\"open\", parameters: nil)", "log.add(\"loaded\")",
  ])
  func hearsWhatIsWrittenDown(line: String) throws {
    #expect(try Self.duties(line) == [.logging])
  }

  @Test(arguments: ["label.text = \"loaded\"", "save(count)", "let twice = count * 2"])
  func leavesOutWhatIsNot(line: String) throws {
    #expect(try !Self.duties(line).contains(.logging))
  }

  @Test func leavesALoggerOfOnesOwnToItsInside() throws {
    let sample = CodeSample(
      """
      final class Diary { func note(_ text: String) { print(text) } }
      final class Store {
        let diary = Diary()
        func save() { diary.note("saved") }
      }
      """)
    #expect(try sample.duties("diary.note").isEmpty)
    #expect(try sample.duties("print(text)") == [.logging])
  }
}
