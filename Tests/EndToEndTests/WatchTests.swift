import Foundation
import Glibc
import Testing

/// `kata watch`: verdicts by themselves, and the keys below them.
@Suite(.lane) struct WatchTests {
  private static let keys = "q quit"

  @Test func tellsTheVerdictAtOnceAndOnEverySave() async throws {
    let (playground, workspace, watch) = try await watching()
    #expect(await watch.visible.contains("hint"))
    try workspace.takeReference()
    try await verdict(watch, "Passed")
    #expect(await watch.visible.contains("next"))
    #expect(await !watch.visible.contains("hint"))
    try save("let broken: Int = \"\"\n", "Sources/Broken.swift", workspace)
    try await verdict(watch, "Broken.swift:1")
    #expect(await !watch.visible.contains("Passed"), "The last verdict is gone.")
    try FileManager.default.removeItem(at: workspace.file("Sources/Broken.swift"))
    try await verdict(watch, "Passed")
    await watch.type("q")
    let seen = try await watch.finish()
    #expect(seen.status == 0, "\(seen.text)")
    #expect(seen.unknownSequences.isEmpty)
    #expect(seen.leavings.isEmpty)
    #expect(playground.survivors.isEmpty)
  }

  @Test func tellsTheStepsAndWhatChangedSinceTheLastSave() async throws {
    let (_, workspace, watch) = try await watching()
    #expect(await watch.visible.contains("steps are done"))
    try workspace.takeReference()
    try await verdict(watch, "cases newly hold")
    #expect(await !watch.visible.contains("steps are done"))
    #expect(try await ended(watch).status == 0)
  }

  @Test func scoresOwnTestsAsTheyAreWritten() async throws {
    let (_, workspace, watch) = try await watching(solved: true, scores: true)
    let before = await watch.count
    let folder = workspace.file("Tests")
    try FileManager.default.copyItem(
      at: Products.fixture("OwnTests/assert-much/Tests"), to: folder)
    try await verdict(watch, "Your own tests", after: before)
    _ = try await ended(watch)
  }

  @Test func scoresNoDrillUnlessItIsAsked() async throws {
    let playground = try Playground()
    #expect(try await playground.kata("drill", "singleton").status == 0)
    let drill = playground.folder.appending(path: "singleton")
    let sources = drill.appending(path: "Sources")
    try FileManager.default.removeItem(at: sources)
    try FileManager.default.copyItem(
      at: Products.katas.appending(path: "singleton/Solutions/Injection/Sources"), to: sources)
    let watch = try playground.terminal("watch", in: drill)
    try await verdict(watch, "Passed")
    #expect(await !watch.visible.contains("scoring"))
    #expect(try await !ended(watch).text.contains("Distribution"))
  }

  /// A file beside the old one that takes its name, as vim, Xcode and JetBrains save.
  @Test func seesWhatAnEditorPutsInThePlaceOfAFile() async throws {
    let (_, workspace, watch) = try await watching(of: .counter, solved: true)
    let file = workspace.file("Sources/Solution.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let fresh = workspace.file("Sources/.Solution.swift.tmp")
    try Data((text + "let broken: Int = \"\"\n").utf8).write(to: fresh)
    try #require(rename(fresh.path, file.path) == 0)
    try await verdict(watch, "Solution.swift:")
    try save(text, "Sources/Solution.swift", workspace)
    try await verdict(watch, "Passed")
  }

  @Test func leavesFilesAloneThatSayTheSameAsBefore() async throws {
    let (_, workspace, watch) = try await watching(of: .counter, solved: true)
    let before = await watch.count
    let file = workspace.file("Sources/Solution.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try save(text, "Sources/Solution.swift", workspace)
    // The next real change is the first thing that is announced.
    try save("// A remark.\n", "Sources/Remark.swift", workspace)
    try await verdict(watch, "Passed", after: before)
    let bytes = try await ended(watch).bytes.dropFirst(before)
    #expect(String(decoding: bytes, as: UTF8.self).components(separatedBy: "Checking").count == 2)
  }

  @Test func givesUpARunForTheSaveAfterIt() async throws {
    let (playground, workspace, watch) = try await watching(of: .counter, solved: true)
    try workspace.hook("loops-in-a-tap")
    try await ProcessTable().wait(for: "/host", about: playground.name, .seconds(60))
    try workspace.takeReference()
    try await verdict(watch, "Passed")
    try await ProcessTable().wait(forNo: "/host", about: playground.name, .seconds(20))
    let seen = try await ended(watch)
    #expect(!seen.text.contains("tap"), "Nothing was said of the old run: \(seen.text)")
  }

  @Test func answersItsKeys() async throws {
    let (_, workspace, watch) = try await watching()
    await watch.type("n")
    await watch.type("h")
    try await watch.wait(for: "earns a star")
    await watch.type("h")
    try await watch.wait(for: "Hint 2 of")
    try await watch.wait(forLine: Self.keys)
    await watch.type("d")
    try workspace.takeReference()
    try await verdict(watch, "Passed")
    await watch.type("d")
    try await watch.wait(for: "+enum Solution: GreetingMVP {")
    await watch.type("n")
    try await watch.wait(for: "Take on the change request")
    let before = await watch.count
    await watch.type("r")
    try await verdict(watch, "Passed", after: before)
    #expect(await !watch.visible.contains("+enum"))
    #expect(try await ended(watch).status == 0)
  }

  @Test func drawsItselfAnewInAnotherWindow() async throws {
    let (_, _, watch) = try await watching(of: .counter, solved: true)
    for columns in [40, 120, 60] {
      let before = await watch.count
      await watch.resize(columns: columns)
      try await verdict(watch, "Passed", after: before)
      let rows = await watch.visible.split(separator: "\n")
      #expect(rows.filter { $0.contains("Passed") }.count == 1, "\(rows)")
      #expect(rows.filter { $0.contains("quit") }.count == 1, "\(rows)")
    }
    #expect(try await ended(watch).leavings.isEmpty)
  }

  @Test(arguments: [("\u{3}", 0), ("q", 0), ("\u{4}", 0)])
  func isLeftBy(_ key: String, _ status: Int32) async throws {
    let (playground, _, watch) = try await watching(of: .counter, solved: true)
    await watch.type(key)
    let seen = try await watch.finish()
    #expect(seen.status == status, "\(seen.text)")
    #expect(seen.leavings.isEmpty)
    #expect(playground.survivors.isEmpty)
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func endsInTheMiddleOfARun(_ signal: Int32, _ status: Int32) async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    try workspace.hook("loops-in-a-tap")
    let watch = try playground.terminal("watch", in: workspace.root)
    try await ProcessTable().wait(for: "/host", about: playground.name, .seconds(60))
    await watch.send(signal)
    let seen = try await watch.finish()
    #expect(seen.status == status, "\(seen.text)")
    #expect(seen.leavings.isEmpty)
    #expect(playground.survivors.isEmpty)
  }

  @Test func endsWhenTheWindowIsClosed() async throws {
    let (playground, _, watch) = try await watching(of: .counter, solved: true)
    let ending = try await watch.hangUp()
    #expect(ending.status == 129, "\(ending)")
    #expect(playground.survivors.isEmpty)
  }

  @Test func goesBackToTheSession() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    let session = try await playground.session(in: workspace.root)
    await session.type("watch\r")
    try await session.wait(forLine: Self.keys)
    await session.type("\u{3}")
    try await session.prompt()
    #expect(await session.line == "counter/viper ✓ ❯")
    await session.type("\u{4}")
    #expect(try await session.finish().status == 0)
  }

  @Test func waitsForAFolderThatIsGone() async throws {
    let (_, workspace, watch) = try await watching(of: .counter, solved: true)
    let away = workspace.file("elsewhere")
    try FileManager.default.moveItem(at: workspace.sources, to: away)
    try await watch.wait(for: "Sources is gone")
    let before = await watch.count
    try FileManager.default.moveItem(at: away, to: workspace.sources)
    try await verdict(watch, "Passed", after: before)
  }

  @Test func tellsVerdictsInAPipe() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    let child = try Child(playground.spawn(["watch", "--no-scores"], in: workspace.root))
    try await child.wait(for: "a verdict", .seconds(60)) { Self.verdicts($0) == 1 }
    try save("// A remark.\n", "Sources/Remark.swift", workspace)
    try await child.wait(for: "another verdict", .seconds(60)) { Self.verdicts($0) == 2 }
    await child.send(SIGTERM)
    let run = try await child.finish()
    #expect(run.status == 143, "\(run.all)")
    #expect(CleanText(run.output + run.errors).offences.isEmpty, "\(run.text)")
    #expect(playground.survivors.isEmpty)
  }

  @Test func endsWhenNobodyReadsItsVerdicts() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    let child = try Child(playground.spawn(["watch", "--no-scores"], in: workspace.root))
    await child.stopReading()
    let run = try await child.finish(.seconds(60))
    #expect(run.errorText.isEmpty, "\(run.all)")
  }

  private static func verdicts(_ bytes: [UInt8]) -> Int {
    String(decoding: bytes, as: UTF8.self).components(separatedBy: "Passed").count - 1
  }

  /// A watch whose first verdict is there.
  private func watching(
    of exercise: Exercise = .greeting(), solved: Bool = false, scores: Bool = false
  ) async throws -> (Playground, LearnerFolder, TerminalSession) {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: exercise, solved: solved)
    let watch = try playground.terminal(
      "watch", scores ? "--scores" : "--no-scores", in: workspace.root)
    try await verdict(watch, solved ? "Passed" : "does not conform to")
    return (playground, workspace, watch)
  }

  /// Waits for a report with the keys below it.
  private func verdict(
    _ watch: TerminalSession, _ text: String, after count: Int = 0
  ) async throws {
    try await watch.wait(past: count)
    try await watch.wait(for: text, .seconds(120)) {
      $0.visible.contains(text) && $0.line.hasSuffix(Self.keys)
    }
  }

  private func save(_ text: String, _ path: String, _ workspace: LearnerFolder) throws {
    try Data(text.utf8).write(to: workspace.file(path))
  }

  private func ended(_ watch: TerminalSession) async throws -> Seen {
    await watch.type("q")
    let seen = try await watch.finish()
    #expect(seen.unknownSequences.isEmpty)
    return seen
  }
}
