import KataText
import Testing

@testable import KataTerminal

struct AppearanceTests {
  private func facts(isTerminal: Bool, width: Int? = nil, isUTF8: Bool = true) -> TerminalFacts {
    TerminalFacts(
      outputIsTerminal: isTerminal, errorIsTerminal: isTerminal, inputIsTerminal: isTerminal,
      widthInColumns: width, isUTF8: isUTF8)
  }

  @Test(
    arguments: [
      ([:], false), (["TERM": "xterm"], true), (["TERM": "dumb"], false),
      (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm", "NO_COLOR": ""], true),
      (["TERM": "xterm", "CLICOLOR": "0"], false), (["FORCE_COLOR": "1"], true),
      (["TERM": "xterm", "FORCE_COLOR": "0"], false), (["CLICOLOR_FORCE": "1"], true),
      (["NO_COLOR": "1", "FORCE_COLOR": "1", "TERM": "xterm"], false),
    ] as [([String: String], Bool)])
  func decidesColourOnATerminal(environment: [String: String], hasColour: Bool) {
    let look = Appearance(facts: facts(isTerminal: true), environment: environment).output
    #expect(look.hasColour == hasColour)
  }

  @Test func hasNoColourInAPipe() {
    #expect(
      !Appearance(facts: facts(isTerminal: false), environment: ["TERM": "xterm"]).output.hasColour)
  }

  @Test func letsTheOptionBeatTheEnvironment() {
    let environment = ["NO_COLOR": "1", "TERM": "dumb"]
    let appearance = Appearance(
      facts: facts(isTerminal: false), environment: environment,
      wishes: .init(colour: .always))
    #expect(appearance.output.hasColour)
  }

  @Test(
    arguments: [
      (["COLUMNS": "50"], 120, 50), (["COLUMNS": "x"], 120, 120), (["COLUMNS": "0"], 120, 120),
      ([:], nil, 80),
    ] as [([String: String], Int?, Int)])
  func findsTheWidth(environment: [String: String], terminal: Int?, width: Int) {
    let facts = facts(isTerminal: true, width: terminal)
    #expect(Appearance(facts: facts, environment: environment).width == width)
  }

  @Test(
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "xterm", "CI": "true"], false),
      (["TERM": "dumb"], false),
      ([:], false),
    ] as [([String: String], Bool)])
  func drawsOverLinesOnlyWhereThatWorks(environment: [String: String], isAnimated: Bool) {
    let appearance = Appearance(facts: facts(isTerminal: true), environment: environment)
    #expect(appearance.isAnimated == isAnimated)
  }

  @Test(
    arguments: [
      (["LANG": "C.UTF-8"], true), (["LANG": "de_DE.utf8"], true), (["LANG": "C"], false),
      ([:], false),
      (["LANG": "C.UTF-8", "LC_ALL": "C"], false),
      (["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8"], true),
    ] as [([String: String], Bool)])
  func readsTheCharacterSet(environment: [String: String], isUTF8: Bool) {
    #expect(TerminalFacts.isUTF8(environment) == isUTF8)
  }
}
