import Foundation
import Testing

/// The way of somebody who uses the program for the first time, one command after the other.
@Suite(.lane) struct NewcomerTests {
  @Test(arguments: ["mvp", "mvvm", "viper"])
  func leadsFromTheStarterToAPass(_ pattern: String) async throws {
    let playground = try Playground()
    let start = try await playground.kata("start", "greeting", "--pattern", pattern)
    #expect(start.status == 0, "\(start.all)")
    #expect(start.text.contains("cd greeting-\(pattern)"), "It says where to go.")
    let workspace = LearnerFolder(
      root: playground.folder.appending(path: "greeting-\(pattern)"), exercise: .greeting(pattern))

    let first = try await playground.kata("check", "--no-scores", "--json", in: workspace.root)
    #expect(first.status == 1, "\(first.all)")
    let starter = try CheckReport(first.output)
    #expect(starter.count("behaviour").passed == starter.count("behaviour").all)
    #expect(starter.count("structure").passed == 0)
    #expect(starter.count("structure").all > 0)

    try workspace.takeReference()
    let second = try await playground.kata("check", "--no-scores", "--json", in: workspace.root)
    #expect(second.status == 0, "\(second.all)")
    let solved = try CheckReport(second.output)
    #expect(solved.verdict == "passed")
    #expect(solved.score == solved.maxScore)
    #expect(solved.sandbox?.assurance == "isolated")
  }

  @Test func hintsGoOnWhereTheCheckHasEnded() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting())
    let advice = "let the compiler list"
    let check = try await playground.kata("check", "--no-scores", in: workspace.root)
    #expect(check.text.contains(advice), "\(check.all)")
    let first = try await playground.kata("hint", in: workspace.root)
    #expect(first.text.contains(advice) && first.text.contains("earns a star"), "\(first.all)")
    let second = try await playground.kata("hint", in: workspace.root)
    #expect(second.text.contains("Hint 2 of"), "\(second.all)")
  }

  @Test func showsTheReferenceOnlyAfterAPass() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting())
    let early = try await playground.kata("solution", in: workspace.root)
    #expect(early.status == 64, "\(early.all)")
    #expect(early.errorText.contains("--give-up"))
    try workspace.takeReference()
    let check = try await playground.kata("check", in: workspace.root)
    try #require(check.status == 0, "\(check.all)")
    let late = try await playground.kata("solution", in: workspace.root)
    #expect(late.status == 0)
    #expect(late.text.contains("enum Solution: GreetingMVP"))
    #expect(try !record(workspace).contains("\"gaveUp\" : true"))
  }

  @Test func recordsThatSomebodyGaveUp() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting())
    let before = try workspace.contents()
    let solution = try await playground.kata(
      "solution", "--give-up", "--into", "../reference", in: workspace.root)
    #expect(solution.status == 0, "\(solution.all)")
    #expect(try record(workspace).contains("\"gaveUp\" : true"))
    #expect(try workspace.contents() == before, "The learner's own files stay.")
    let written = playground.folder.appending(path: "reference/Sources/Solution.swift")
    let shipped = Products.katas.appending(path: "greeting/Solutions/MVP/Sources/Solution.swift")
    #expect(try Data(contentsOf: written) == Data(contentsOf: shipped))
  }

  @Test func bringsFilesBackByteByByteAfterAReset() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting())
    let starter = try workspace.contents()
    try workspace.takeReference()
    // Bytes that a careless reader of text would change.
    let odd = Data([0xef, 0xbb, 0xbf]) + Data("// no newline, \r\n a tab\t, é e\u{301}".utf8)
    try odd.write(to: workspace.file("Sources/Odd.swift"))
    let mine = try workspace.contents()

    let reset = try await playground.kata("reset", in: workspace.root)
    #expect(reset.status == 0, "\(reset.all)")
    #expect(try workspace.contents() == starter)
    let undo = try await playground.kata("undo", in: workspace.root)
    #expect(undo.status == 0, "\(undo.all)")
    #expect(try workspace.contents() == mine)
  }

  @Test func tellsHistoryAndDifferences() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting())
    _ = try await playground.kata("check", in: workspace.root)
    try workspace.takeReference()
    _ = try await playground.kata("check", in: workspace.root)
    let history = try await playground.kata("history", in: workspace.root)
    #expect(history.status == 0)
    #expect(history.text.contains("before check"), "\(history.all)")
    let diff = try await playground.kata("diff", in: workspace.root)
    #expect(diff.status == 0, "\(diff.all)")
    #expect(diff.text.contains("+enum Solution: GreetingMVP {"))
    #expect(diff.text.contains("-enum Solution: GreetingScreen {"))
    let patch = playground.folder.appending(path: "mine.patch")
    try Data(diff.output).write(to: patch)
    let applied = try await playground.run(
      "/usr/bin/git", ["apply", "--reverse", "--check", patch.path], in: workspace.root)
    #expect(applied.status == 0, "git can take it back: \(applied.all)")
  }

  @Test func pointsToTheLineThatSetsTheTextOnShow() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    try edit(workspace.file("Sources/CounterPresenter.swift")) {
      $0.replacing("\"Tapped ", with: "\"Tipped ")
    }
    let run = try await playground.kata("check", in: workspace.root)
    #expect(run.status == 1)
    #expect(run.text.contains("│     countLabel.text = text"), "\(run.all)")
  }

  @Test func updatesWhatTheLearnerHasNotTouched() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting())
    let same = try await playground.kata("update", in: workspace.root)
    #expect(same.status == 0)
    #expect(same.text.contains("Nothing to do"))

    let shelf = playground.folder.appending(path: "katas")
    try FileManager.default.copyItem(at: Products.katas, to: shelf)
    try edit(shelf.appending(path: "greeting/kata.json")) {
      $0.replacing("\"version\": 1,", with: "\"version\": 2,")
    }
    try edit(shelf.appending(path: "greeting/README.md")) { $0 + "\nOne more paragraph.\n" }
    let starter = shelf.appending(path: "greeting/Starter/Sources/Solution.swift")
    try edit(starter) { $0 + "// newer\n" }
    try edit(workspace.file("Sources/Solution.swift")) { $0 + "// mine\n" }
    let update = try await playground.kata("update", "--katas", shelf.path, in: workspace.root)
    #expect(update.status == 0, "\(update.all)")
    #expect(try text(workspace.file("README.md")).contains("One more paragraph."))
    #expect(try text(workspace.file("Sources/Solution.swift")).hasSuffix("// mine\n"))
  }

  @Test func listsTheKatasAndHelpsWithoutAToolchain() async throws {
    let playground = try Playground()
    for words in [["katas"], ["help"], ["--help"], ["help", "check"], []] {
      let spawn = playground.spawn(words, environment: ["PATH": "/nowhere"])
      let run = try await Child(spawn).finish()
      #expect(run.status == 0, "\(words): \(run.all)")
      #expect(!run.text.isEmpty)
      #expect(run.errorText.isEmpty)
    }
  }

  private func record(_ workspace: LearnerFolder) throws -> String {
    let file = workspace.file(".kata/record.json")
    return FileManager.default.fileExists(atPath: file.path) ? try text(file) : ""
  }

  private func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  private func edit(_ file: URL, _ change: (String) -> String) throws {
    try Data(change(try text(file)).utf8).write(to: file)
  }
}
