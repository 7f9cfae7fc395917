import KataProcess
import Testing

@testable import KataTerminal

struct EditorChoiceTests {
  @Test(arguments: [
    ("vim", ["vim"]), ("code --wait", ["code", "--wait"]),
    ("'/opt/My Editor/edit' -n", ["/opt/My Editor/edit", "-n"]),
    ("  nano\t-w ", ["nano", "-w"]), ("emacs \"\"", ["emacs", ""]),
  ])
  func splitsProgramAndArguments(value: String, words: [String]) {
    #expect(EditorChoice(environment: ["EDITOR": value])?.words == words)
  }

  @Test func prefersVisual() {
    #expect(EditorChoice(environment: ["VISUAL": "a", "EDITOR": "b"])?.words == ["a"])
    #expect(EditorChoice(environment: ["VISUAL": " ", "EDITOR": "b"])?.words == ["b"])
  }

  @Test func isNothingWithoutAVariable() {
    #expect(EditorChoice(environment: ["EDITOR": ""]) == nil)
  }

  @Test func findsTheProgramInThePath() throws {
    let choice = try #require(EditorChoice(environment: ["EDITOR": "true -x"]))
    let command = choice.command(
      opening: "/f", programs: ProgramSearch(path: "/usr/bin"), environment: [:], directory: "/")
    #expect(command?.executable == "/usr/bin/true")
    #expect(command?.arguments == ["-x", "/f"])
  }

  @Test func findsNothingThatIsNotThere() throws {
    let choice = try #require(EditorChoice(environment: ["EDITOR": "no-such-editor"]))
    #expect(
      choice.command(
        opening: "/f", programs: ProgramSearch(path: "/usr/bin"), environment: [:], directory: "/")
        == nil)
  }
}
