import Foundation
import Glibc
import Testing

/// ^C, ^Z, a request to end and a window that is closed, at the prompt and in the middle of a check.
@Suite(.lane) struct SessionSignalTests {
  @Test func stopsACheckAndGoesOn() async throws {
    let (playground, session) = try await endlessCheck()
    await session.type("\u{3}")
    try await session.prompt()
    #expect(await ProcessTable().left(1, about: playground.name).count == 1, "The session alone.")
    #expect(try await session.enter("next").contains(": "))
    await session.type("\u{4}")
    let seen = try await session.finish()
    #expect(seen.status == 0, "\(seen.text)")
    #expect(seen.leavings.isEmpty)
    #expect(playground.survivors.isEmpty)
  }

  @Test(arguments: [(SIGHUP, 129), (SIGTERM, 143)] as [(Int32, Int32)])
  func endsAtThePrompt(_ signal: Int32, _ status: Int32) async throws {
    let playground = try Playground()
    let session = try await playground.session()
    await session.type("half a li")
    try await session.wait(forLine: "half a li")
    await session.send(signal)
    let seen = try await session.finish()
    #expect(seen.status == status, "\(seen.text)")
    #expect(seen.leavings.isEmpty)
    #expect(playground.survivors.isEmpty)
  }

  @Test(arguments: [(SIGHUP, 129), (SIGTERM, 143)] as [(Int32, Int32)])
  func endsInTheMiddleOfACheck(_ signal: Int32, _ status: Int32) async throws {
    let (playground, session) = try await endlessCheck()
    await session.send(signal)
    let seen = try await session.finish()
    #expect(seen.status == status, "\(seen.text)")
    #expect(seen.leavings.isEmpty)
    #expect(playground.survivors.isEmpty)
  }

  @Test func endsWhenTheWindowIsClosedAtThePrompt() async throws {
    let playground = try Playground()
    let session = try await playground.session()
    let ending = try await session.hangUp()
    #expect(ending.status == 129, "\(ending)")
    #expect(playground.survivors.isEmpty)
  }

  @Test func endsWhenTheWindowIsClosedInTheMiddleOfACheck() async throws {
    let (playground, session) = try await endlessCheck()
    let ending = try await session.hangUp()
    #expect(ending.status == 129, "\(ending)")
    #expect(playground.survivors.isEmpty)
  }

  /// Typed ahead of an answer, ^C is for the command that runs.
  @Test func stopsAReadingOfQuestionsAlone() async throws {
    let session = try await Playground().session()
    await session.type("read why --questions\r")
    try await session.wait(for: "Your answer")
    await session.type("\u{3}")
    try await session.prompt()
    #expect(try await session.enter("next").contains("Read \""))
  }

  /// A session whose check does not end by itself, with the learner's code running.
  private func endlessCheck() async throws -> (Playground, TerminalSession) {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    try workspace.hook("loops-in-a-tap")
    let session = try await playground.session(in: workspace.root)
    await session.type("check\r")
    try await ProcessTable().wait(for: "/host", about: playground.name, .seconds(60))
    return (playground, session)
  }
}
