import KataContent
import KataTerminal
import KataTestSupport
import Testing

@testable import KataCLI

struct ReplCompleterTests {
  private let world: World
  private let completer: ReplCompleter

  init() throws {
    let world = try World()
    self.world = world
    let context = world.context()
    let words = CompletionWords(
      context: { context }, katas: { KataShelf(bundledAnd: []) },
      lessons: { LessonShelf(bundledAnd: []) })
    completer = ReplCompleter(words: words)
  }

  private func offered(_ line: String) -> [String] {
    completer.completions(for: line, cursor: line.utf8.count).candidates.map(\.replacement)
  }

  @Test func offersEveryCommandOnAnEmptyLine() {
    let all = offered("")
    #expect(Set(all).isSuperset(of: RootCommand.commandNames))
    #expect(all.contains("quit"))
  }

  @Test(arguments: [
    ("st", ["start"]), ("start g", ["greeting"]), ("start greeting ", ["mvp", "mvvm", "viper"]),
    ("start greeting v", ["viper"]), ("read mv", ["mvc", "mvp", "mvvm", "mvvm-r"]),
    ("r ch", ["choosing"]),
    ("check --form", ["--format"]), ("check --format ", ["text", "json", "junit"]),
    ("lang ", ["en", "zh"]), ("records ", ["export", "import"]), ("help wat", ["watch"]),
    ("help ci", ["ci"]),
    ("kata wat", ["watch"]), ("start greeting --pattern v", ["viper"]),
  ])
  func offersWhatMayStandThere(line: String, candidates: [String]) {
    #expect(offered(line) == candidates)
  }

  @Test func findsACommandByItsChineseName() {
    #expect(offered("检") == ["check"])
  }

  @Test func offersFoldersToGoTo() throws {
    try world.folder.write("", to: "one/file.txt")
    try world.folder.write("", to: "two words/file.txt")
    #expect(offered("cd ") == ["one/", "two words/"])
    #expect(offered("cd 'two w") == ["two words/"])
  }

  @Test func replacesTheWordUnderTheCursorWithItsQuotes() {
    let line = "cd 'two w' x"
    #expect(completer.completions(for: line, cursor: 9).word == 3..<9)
    #expect(completer.completions(for: "read ", cursor: 5).word == 5..<5)
  }

  @Test func offersAnOptionOnlyOnce() {
    #expect(!offered("check --all --").contains("--all"))
    #expect(offered("check --").contains("--seed"))
  }
}
