import Foundation
import KataCLI
import KataTestSupport
import Testing

/// Where a learner stands, and what is kept of the way there.
struct CourseTests {
  private var world: World

  init() throws {
    world = try World()
  }

  @Test func alwaysKnowsWhatIsNext() async {
    #expect(await world.run("next") == .done)
    #expect(world.answer() == "Read \"Why choose an architecture\": `kata read why`\n")
    #expect(await world.run("start", "greeting", "mvp") == .done)
    _ = world.answer()
    #expect(await world.run("next", in: "greeting-mvp") == .done)
    #expect(world.answer().contains("`kata check`"))
  }

  @Test func drawsTheWholeCourse() async {
    #expect(await world.run("progress") == .done)
    let text = world.answer()
    #expect(text.contains("0 of 15 lessons read, 0 of "))
    #expect(text.contains("Greeting → VIPER"))
  }

  @Test func saysTheSameWithoutDrawings() async {
    #expect(await world.run("progress", "--plain") == .done)
    let text = world.answer()
    #expect(text.contains("Greeting, VIPER: not begun"))
    #expect(text.allSatisfy { $0.isASCII })
  }

  @Test func givesProgressToPrograms() async throws {
    #expect(await world.run("progress", "--format", "json") == .done)
    let document = try JSONSerialization.jsonObject(with: Data(world.answer().utf8))
    let fields = try #require(document as? [String: Any])
    #expect(fields["schema"] as? String == "kata/progress/v1")
    #expect((fields["lessons"] as? [Any])?.count == 15)
    let katas = try #require(fields["katas"] as? [[String: Any]])
    let patterns = katas.filter { $0["kata"] as? String == "greeting" }
    #expect(patterns.compactMap { $0["pattern"] as? String } == ["mvp", "mvvm", "viper"])
    #expect(patterns.allSatisfy { $0["isDrill"] as? Bool == false })
    #expect(katas.contains { $0["kata"] as? String == "username" })
  }

  @Test func movesRecordsToAnotherMachine() async throws {
    var world = world
    world.isTerminal = true
    world.input = ScriptedInput("b", "q")
    _ = await world.run("read", "why", "--questions")
    #expect(await world.run("records", "export", "all.json") == .done)
    var other = try World()
    other.environment = ["XDG_DATA_HOME": other.folder.url.appending(path: "data").path]
    let file = world.folder.url.appending(path: "all.json").path
    #expect(await other.run("records", "import", file) == .done)
    #expect(other.answer().contains("1 answer"))
    #expect(await other.run("records", "import", file) == .done)
    #expect(other.answer().contains("Nothing new"))
    _ = await other.run("progress", "--json")
    #expect(other.answer().contains("\"answered\" : 1"))
  }

  @Test func refusesAnImportThatIsNoRecord() async throws {
    try world.folder.write("{", to: "broken.json")
    #expect(await world.run("records", "import", "broken.json") != .done)
    #expect(await world.run("records", "import", "missing.json") == .usage)
  }

  @Test func learnsWithoutAHome() async {
    var world = world
    world.environment = ["HOME": ""]
    #expect(await world.run("lessons") == .done)
    #expect(world.answer().contains("why"))
    #expect(world.errors.text.contains("Progress is not kept"))
  }

  @Test func keepsNothingOfACIJob() async throws {
    var world = world
    world.environment = ["CI": "true"]
    world.isTerminal = true
    world.input = ScriptedInput("b", "q")
    _ = await world.run("read", "why", "--questions")
    _ = world.answer()
    _ = await world.run("progress", "--json")
    #expect(world.answer().contains("\"answered\" : 0"))
  }

  @Test func setsABrokenDatabaseAsideAndSaysSo() async throws {
    try world.folder.write("this is no database", to: ".local/share/kata/records.sqlite")
    #expect(await world.run("progress") == .done)
    #expect(world.errors.text.contains("records"))
    let left = try FileManager.default.contentsOfDirectory(
      atPath: world.folder.url.appending(path: ".local/share/kata").path)
    #expect(left.count { $0.contains("records") } >= 2)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func printsCompletionsForAShell(shell: String) async {
    #expect(await world.run("completions", shell) == .done)
    #expect(world.answer().contains("lessons"))
  }

  @Test func hasNoCheckToRepeatInTheBeginning() async {
    _ = await world.run("start", "greeting", "mvp")
    #expect(await world.run("again", in: "greeting-mvp") == .usage)
    #expect(world.errors.text.contains("kata check"))
  }

  @Test func printsTheBrief() async {
    #expect(await world.run("brief", "greeting") == .done)
    let brief = world.answer()
    #expect(brief.contains("Steps"))
    #expect(!brief.contains("Rules for all patterns"))
    #expect(await world.run("brief", "greeting", "--all") == .done)
    #expect(world.answer().contains("Rules for all patterns"))
  }

  @Test func asksBeforeItPutsChangesAway() async throws {
    _ = await world.run("start", "greeting", "mvp")
    try world.folder.write("enum Solution {}\n", to: "greeting-mvp/Sources/Solution.swift")
    var world = world
    world.isTerminal = true
    let input = ScriptedInput("d", "?", "")
    world.input = input
    _ = world.answer()
    #expect(await world.run("reset", in: "greeting-mvp") == .done)
    #expect(input.questions.count == 3)
    let text = world.answer()
    #expect(text.contains("+enum Solution {}"))
    #expect(text.contains("Nothing was changed."))
    world.input = ScriptedInput("y")
    #expect(await world.run("reset", in: "greeting-mvp") == .done)
    #expect(world.answer().contains("The starting files are back."))
  }
}
