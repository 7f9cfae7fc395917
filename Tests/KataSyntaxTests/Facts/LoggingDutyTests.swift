import KataCore
import Testing

@testable import KataSyntax

/// What counts as logging, and that a text for a log is no presentation.
struct LoggingDutyTests {
  @Test func aTextForAnUnknownLogIsNotPresented() {
    #expect(duties("Diag.info(\"Will load the list\")") == [])
  }

  @Test func whatALogMentionsIsNotThereForTheLog() {
    #expect(duties("let path = name.appending(name)\nNSLog(path)\nsend(path)") == [[.logging]])
  }

  @Test(arguments: [
    "NSLog(\"Failed: \\(error.localizedDescription)\")", "NSLog(formatter.string(from: name))",
  ])
  func aTextForALogIsNotPresented(line: String) {
    let members = "let formatter = DateFormatter()\nlet error = Problem()"
    #expect(duties(line, members: members) == [[.logging]])
  }

  @Test(arguments: [
    "Log(\"Cannot load \\(name)\", module: name)", "DDLogError(\"Cannot load \\(name)\")",
    "DDLogWarn(problem.localizedDescription)", "log(\"Will load the list\")",
    "logError(\"Cannot load the list\")", "DLog(\"Will load the list\")", "os_log(\"Will load\")",
    "trace(\"Cannot load %@\", log: name)", "log.error(\"Cannot load the list\")",
    "Logger.sync.info(\"Will load \\(name)\")",
  ])
  func callingALogByTheNamesInUseIsLogging(line: String) {
    #expect(duties(line, members: "let problem = Problem()") == [[.logging]])
  }

  @Test(arguments: [
    "let power = log(Double(count))", "login(name)", "logIn(\"name\")", "logOut()",
    "let dialog = Dialog(\"name\")", "let logo = Logo(\"name\")", "let list = Catalog(\"name\")",
  ])
  func whatOnlyBeginsOrEndsAsALogDoesIsNone(line: String) {
    #expect(duties(line) == [])
  }

  @Test(arguments: ["Log.shared.error", "log", "logger.info"])
  func aTextForALogOfTheProgramIsNotPresented(call: String) {
    let facts = ReadFacts(
      """
      final class Model { let logger = Logger()
        func load(_ name: String) {
          \(call)("Cannot load \\(name)") } }
      final class Logger { func info(_ text: String) {} }
      final class Log { static let shared = Log()
        func error(_ text: String) {} }
      func log(_ text: String) {}
      """)
    #expect(facts.duties(in: "load") == [:])
  }
}
