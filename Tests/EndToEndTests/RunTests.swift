import Foundation
import Glibc
import Testing

/// `kata run`: a screen in use, with keys and line by line.
@Suite(.lane) struct RunTests {
  private func using(
    columns: Int = 90, rows: Int = 30, pattern: String = "mvp"
  ) async throws -> (Playground, LearnerFolder, TerminalSession) {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting(pattern), solved: true)
    let run = try playground.terminal("run", in: workspace.root, columns: columns, rows: rows)
    try await run.wait(for: "Not greeted yet")
    return (playground, workspace, run)
  }

  private func left(_ run: TerminalSession, _ playground: Playground, by key: String) async throws {
    await run.type(key)
    let seen = try await run.finish()
    #expect(seen.status == 0, "\(seen.text)")
    #expect(seen.unknownSequences.isEmpty)
    #expect(seen.leavings.isEmpty)
    #expect(playground.survivors.isEmpty)
  }

  @Test func isUsedByTheKeyboardAloneAndShowsThePath() async throws {
    let (playground, _, run) = try await using()
    await run.type("\t\t\r")
    try await run.wait(for: "Hello, David Blaine!")
    try await run.wait(for: "showGreeting(_:)")
    #expect(await run.visible.contains("┌ GreetingScreenPresenter"))
    await run.type("\u{1b}[A\u{1b}[A\rDave")
    try await run.wait(for: "Hello, Dave!")
    await run.type("\u{7f}")
    try await run.wait(for: "Hello, Dav!")
    await run.type("\u{1b}")
    try await run.wait(for: "quit")
    await run.type("\u{1b}[A\r")
    try await run.wait(for: "‹ Greeting")
    await run.type("b")
    try await run.wait(for: "back") { $0.visible.contains("Greeted once") }
    try await left(run, playground, by: "q")
  }

  @Test func letsTheNextRequestFailAndAnswersTheAlert() async throws {
    let (playground, _, run) = try await using(columns: 40, rows: 24, pattern: "viper")
    await run.type("f\t\t\r")
    try await run.wait(for: "Nobody to greet")
    await run.type("\r")
    try await run.wait(for: "Hello, David Blaine!")
    try await left(run, playground, by: "\u{3}")
  }

  @Test func endsAtOnceAndWithEverythingWhenTheScreenHangs() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting(), solved: true)
    try workspace.hook("loops-in-a-tap")
    let run = try playground.terminal("run", in: workspace.root)
    try await run.wait(for: "The screen is open")
    await run.type("\t\t\r")
    try await left(run, playground, by: "\u{3}")
  }

  @Test func saysThatATerminalIsTooSmall() async throws {
    let playground = try Playground()
    let run = try playground.terminal("run", "--kata", "greeting", columns: 30, rows: 10)
    let seen = try await run.finish()
    #expect(seen.status == 64)
    #expect(seen.text.replacing("\n", with: " ").contains("kata show"), "\(seen.text)")
  }

  @Test func obeysAScript() async throws {
    let playground = try Playground()
    let script = try playground.write(
      Array("# greets\ntype nickname 小明\ngreet\nslow\nprofile\nback\n".utf8), to: "taps.txt")
    let run = try await playground.shell("kata run --kata greeting < \(script.path)")
    #expect(run.status == 0, "\(run.all)")
    #expect(run.text.contains("Hello, 小明!"))
    #expect(run.text.contains("GreetingViewController: didTapGreet(), loadPerson()"))
    #expect(run.text.contains("Screen: David Blaine"))
    #expect(playground.survivors.isEmpty)
  }

  @Test func tellsAScriptWhatCouldNotBeDone() async throws {
    let playground = try Playground()
    let unusable = try await playground.shell("echo tap profile | kata run --kata greeting")
    #expect(unusable.status == 1, "\(unusable.all)")
    #expect(unusable.errorText.contains("\"profile\""))
    let unknown = try await playground.shell("echo gret | kata run --kata greeting")
    #expect(unknown.status == 64)
    #expect(unknown.errorText.contains("Did you mean greet?"))
  }
}
