import Foundation
import KataCLI
import KataTerminal
import KataTestSupport
import Testing

/// What the program says and how it ends, wherever no compiler is needed for that.
struct KataProgramTests {
  private let world: World
  private var folder: ScratchFolder { world.folder }
  private var output: MemorySink { world.output }
  private var errors: MemorySink { world.errors }

  init() throws {
    world = try World()
  }

  private func run(
    _ arguments: String..., in place: String = "", environment: [String: String] = [:]
  ) async -> KataCLI.ExitStatus {
    var world = world
    world.environment = environment
    return await world.run(arguments, in: place)
  }

  private func started() throws {
    try folder.write(
      #"{"schema":"kata/workspace/v1","kata":"greeting","version":1,"pattern":"mvp","files":{}}"#,
      to: "w/.kata/workspace.json")
    try folder.write("enum Solution {}\n", to: "w/Sources/Solution.swift")
  }

  @Test func saysWhereToBegin() async {
    #expect(await run() == .done)
    #expect(output.text.contains("kata start greeting mvp"))
    #expect(output.text.split(separator: "\n").count <= 4)
  }

  @Test(arguments: [("chekc", "check"), ("strat", "start"), ("docter", "doctor")])
  func suggestsTheNearestCommand(word: String, name: String) async {
    #expect(await run(word) == .usage)
    #expect(errors.text.contains("Did you mean `\(name)`?"))
    #expect(output.text.isEmpty)
  }

  @Test(arguments: [
    ("duties", "drill duties"), ("greeting", "start greeting"), ("mvp", "read mvp"),
  ])
  func suggestsTheCommandForANameOfTheCourse(word: String, command: String) async {
    #expect(await run(word) == .usage)
    #expect(errors.text.contains("Did you mean `\(command)`?"))
  }

  @Test func suggestsNothingForAnotherProgramsName() async {
    #expect(await run("git", "status") == .usage)
    #expect(!errors.text.contains("Did you mean"))
  }

  @Test(arguments: [
    ["check", "--\u{1b}[31mred\u{7}"], ["check", "--seed", "\u{1b}]0;owned\u{7}\u{202e}x"],
    ["\u{1b}[2Jx"], ["check", "\u{1b}[2J\u{9b}31m"], ["lint", "\u{1b}[2J\u{202e}x"],
    ["graph", "\u{1b}[2J"], ["read", "\u{1b}[2J"], ["start", "\u{1b}[2J"], ["brief", "\u{1b}[2J"],
    ["contract", "\u{1b}[2J"], ["records", "import", "\u{1b}[2J"], ["lang", "\u{1b}[2J"],
  ])
  func repeatsNoArgumentThatSteersATerminal(_ arguments: [String]) async {
    #expect(await world.run(arguments, in: "") != .done)
    let steers = (output.text + errors.text).unicodeScalars.contains {
      ($0.value < 0x20 && $0 != "\n") || (0x7f..<0xa0).contains($0.value) || $0 == "\u{202e}"
    }
    #expect(!errors.text.isEmpty)
    #expect(!steers, "\(errors.text.debugDescription)")
  }

  @Test func treatsHelpAsAnAnswer() async {
    #expect(await run("help", "check") == .done)
    #expect(output.text.contains("--require-sandbox"))
    #expect(errors.text.isEmpty)
  }

  @Test(arguments: [
    ("cd", "Go to a folder"), ("quit", "Leave the session"), ("exit", "Leave the session"),
    ("bind", "what a key does"), ("!!", "last line once more"), ("clear", "Clear the screen"),
    ("help", "List all commands"),
  ])
  func explainsWhatOnlyASessionHas(word: String, sentence: String) async {
    #expect(await run("help", word) == .done)
    #expect(output.text.contains(sentence))
    #expect(errors.text.isEmpty)
  }

  @Test func endsWithUsageForAnUnknownOption() async {
    #expect(await run("check", "--sede", "1") == .usage)
    #expect(errors.text.contains("--sede"))
  }

  @Test func listsKatasAsTextAndAsJSON() async throws {
    #expect(await run("katas") == .done)
    #expect(output.text.contains("greeting"))
    #expect(await run("katas", "--json") == .done)
    let start = try #require(output.text.firstIndex(of: "["))
    let list = try JSONSerialization.jsonObject(with: Data(output.text[start...].utf8))
    #expect((list as? [[String: Any]])?.first?["id"] as? String == "greeting")
  }

  @Test func asksForTheKataAndThePatternInWords() async {
    #expect(await run("start") == .usage)
    #expect(errors.text.contains("Which kata?"))
    #expect(await run("start", "greeting") == .usage)
    #expect(errors.text.contains("Which pattern?"))
    #expect(errors.text.contains("kata start greeting mvp"))
  }

  @Test func tellsAPatternFromAKata() async {
    #expect(await run("start", "viper", "todo") == .usage)
    #expect(errors.text.contains("Try: kata start todo viper"))
    #expect(await run("start", "viper", "cell") == .usage)
    #expect(errors.text.contains("There is no kata named `viper`"))
  }

  @Test func startsAWorkspaceWithoutAToolchainAndSaysWhatIsMissing() async throws {
    #expect(await run("start", "greeting", "--pattern", "mvp") == .done)
    #expect(try folder.read("greeting-mvp/README.md").contains("# Greeting"))
    #expect(errors.text.contains("No Swift compiler"))
    #expect(output.text.contains("export PATH="))
  }

  @Test func refusesToStartWhereSomethingIs() async throws {
    try folder.write("mine", to: "full/notes.txt")
    #expect(await run("start", "greeting", "--pattern", "mvp", "full") == .usage)
    #expect(errors.text.contains("notes.txt"))
    #expect(try folder.read("full/notes.txt") == "mine")
  }

  @Test func tellsThatAFolderIsNoWorkspace() async {
    #expect(await run("check") == .usage)
    #expect(errors.text.contains("kata start"))
  }

  @Test func namesTheLastWorkspaceWhereThereIsNone() async throws {
    _ = await run("start", "greeting", "mvp")
    try folder.write("", to: "empty/notes.txt")
    #expect(await run("check", in: "empty") == .usage)
    #expect(errors.text.contains("You were last in ~/greeting-mvp."))
  }

  @Test func endsWithUnavailableWithoutAToolchain() async throws {
    try started()
    #expect(await run("check", in: "w") == .unavailable)
    #expect(errors.text.contains("swift.org/install"))
  }

  @Test func writesADocumentEvenWithoutAVerdict() async throws {
    try started()
    #expect(await run("check", "--json", in: "w") == .unavailable)
    let document = try JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any]
    #expect(document?["verdict"] as? String == "error")
    #expect(document?["gradable"] as? Bool == false)
  }

  @Test func writesTheReportToAFileToo() async throws {
    try started()
    #expect(
      await run("check", "--format", "junit", "--output", "report.xml", in: "w") == .unavailable)
    #expect(try folder.read("w/report.xml").contains("<error"))
  }

  @Test func keepsTheSolutionForAfterwards() async throws {
    try started()
    #expect(await run("solution", in: "w") == .usage)
    #expect(errors.text.contains("--give-up"))
    #expect(output.text.isEmpty)
  }

  @Test func showsTheSolutionToWhoGivesUpAndRecordsIt() async throws {
    try started()
    #expect(await run("solution", "--give-up", in: "w") == .done)
    #expect(output.text.contains("// Sources/Solution.swift"))
    #expect(try folder.read("w/.kata/record.json").contains("solution-shown"))
  }

  @Test func bringsFilesBackAfterAReset() async throws {
    try started()
    try folder.write("// mine\n", to: "w/Sources/Mine.swift")
    #expect(await run("reset", in: "w") == .done)
    #expect(throws: (any Error).self) { try folder.read("w/Sources/Mine.swift") }
    #expect(await run("undo", in: "w") == .done)
    #expect(try folder.read("w/Sources/Mine.swift") == "// mine\n")
    #expect(output.text.contains("kata undo"))
  }

  @Test func showsWhatChangedSinceTheStart() async throws {
    try started()
    #expect(await run("diff", in: "w") == .done)
    #expect(output.text.contains("+enum Solution {}"))
  }

  @Test func needsAnEditorAndATerminalToEdit() async throws {
    try started()
    #expect(await run("edit", in: "w") == .usage)
    #expect(errors.text.contains("EDITOR"))
    #expect(await run("edit", in: "w", environment: ["EDITOR": "vi"]) == .usage)
    #expect(errors.text.contains("terminal"))
  }

  @Test func printsTheContractAndSuggestsItsTypes() async throws {
    try started()
    #expect(await run("contract", "greetingmvp", in: "w") == .done)
    #expect(output.text.contains("protocol GreetingMVP"))
    #expect(await run("contract", "GreetingMVPP", in: "w") == .usage)
    #expect(errors.text.contains("Did you mean `GreetingMVP`?"))
  }

  @Test func startsBesideTheWorkspaceSomebodyStandsIn() async throws {
    try started()
    #expect(await run("start", "greeting", "--pattern", "viper", in: "w") == .done)
    #expect(try folder.read("greeting-viper/README.md").contains("# Greeting"))
  }

  @Test func takesTheWordAfterTheKataForThePattern() async throws {
    #expect(await run("start", "greeting", "mvvm", "here") == .done)
    #expect(try folder.read("here/README.md").contains("# Greeting"))
    #expect(await run("start", "greeting", "mvpp") == .usage)
    #expect(errors.text.contains("`mvp`"))
  }

  @Test func tellsTheTaskWhenAKataIsStarted() async {
    #expect(await run("start", "greeting", "mvp", "here") == .done)
    #expect(output.text.contains("A screen greets a person."))
    #expect(!output.text.contains("What the screen does"))
  }

  @Test(arguments: ["show", "compare", "run", "dev bench"])
  func breaksUsageBetweenOptions(command: String) async {
    let words = ["help"] + command.split(separator: " ").map(String.init)
    #expect(await world.run(words, in: "") == .done)
    let lines = output.text.split(separator: "\n").drop { !$0.hasPrefix("USAGE:") }
    let usage = lines.prefix { $0.hasPrefix("USAGE:") || $0.hasPrefix("       ") }
    for line in usage {
      #expect(line.count { $0 == "[" } == line.count { $0 == "]" }, "\(line)")
    }
  }

  @Test func asksWhichOfTwoPatternsIsMeant() async {
    #expect(await run("start", "greeting", "mvvm", "--pattern", "mvp") == .usage)
    #expect(errors.text.contains("./mvvm"))
  }

  @Test func refusesTwoFormatsAtOnce() async throws {
    try started()
    #expect(await run("check", "--json", "--format", "junit", in: "w") == .usage)
  }

  @Test func takesAFileForTheWorkspaceAroundIt() async throws {
    try started()
    #expect(await run("history", "w/Sources/Solution.swift") == .done)
  }

  @Test func makesTheFolderForAReport() async throws {
    try started()
    #expect(await run("check", "--json", "-o", "a/b/report.json", in: "w") == .unavailable)
    #expect(try folder.read("w/a/b/report.json").contains("kata/result/v1"))
  }
}
