import KataCore
import Testing

@testable import KataScoring

/// Which lines decide or compute something, so that it is worth asking who notices when they change.
struct LogicTests {
  private static func isLogic(_ duty: String, _ uses: Use...) -> Bool {
    var program = SampleProgram()
    program.type("Presenter", .class, [.init(name: "show", atoms: [duty], uses: uses)])
    program.type("Wording", .class, [.function("text", "P")])
    return Logic(program.design()).isLogic[0]
  }

  @Test func isNotWhatOnlyHandsOn() {
    #expect(
      !Self.isLogic("P", Use(.make, name: "Wording"), Use(.call, name: "text", on: "Wording")))
    #expect(
      !Self.isLogic("P", Use(.read, name: "wording"), Use(.call, name: "text", on: "Wording")))
  }

  @Test(arguments: [
    Use(.literal, name: "boolean"), Use(.operation, name: "+"), Use(.interpolation, name: ""),
    Use(.write, name: "name"), Use(.call, name: "trimmingCharacters", on: "String"),
    Use(.call, name: "text", on: "Wording", computesArgument: true),
  ])
  func isWhatDoesMoreThanCallOwnCode(use: Use) {
    #expect(Self.isLogic("P", Use(.call, name: "text", on: "Wording"), use))
  }

  @Test func isNotListeningAlone() {
    let listening = Use(
      .call, name: "addObserver", on: "NotificationCenter", computesArgument: true)
    #expect(!Self.isLogic("O", listening))
    #expect(Self.isLogic("O", listening, Use(.operation, name: "==")))
    #expect(Self.isLogic("DO", listening))
  }

  @Test func isLeadingOnlyWhereSomethingIsComputed() {
    let leading = Use(.call, name: "present", on: "UIViewController")
    #expect(!Self.isLogic("V", leading))
    let computing = Use(.call, name: "present", on: "UIViewController", computesArgument: true)
    #expect(Self.isLogic("VP", computing))
  }
}
