import Foundation
import Glibc
import Testing

/// The session as somebody types in it: where it begins, what its lines mean, and how it is left.
@Suite(.lane) struct SessionTests {
  @Test func saysInThreeLinesWhereToBegin() async throws {
    let session = try await Playground().session()
    let lines = await session.visible.split(separator: "\n")
    #expect(lines.count == 4, "\(lines)")
    #expect(lines.first?.hasPrefix("Welcome to kata") == true)
    #expect(lines.contains { $0.contains("read why") && $0.contains("drill") })
    #expect(lines.last == "kata ❯")
    await session.type("\u{4}")
    let seen = try await session.finish()
    #expect(seen.status == 0)
    #expect(seen.unknownSequences.isEmpty)
    #expect(seen.leavings.isEmpty)
  }

  @Test(arguments: ["quit\r", "exit\r", "q\r", ":q\r", "\u{4}"])
  func isLeftBy(_ keys: String) async throws {
    let session = try await Playground().session()
    await session.type(keys)
    let seen = try await session.finish()
    #expect(seen.status == 0, "\(seen.text)")
    #expect(seen.leavings.isEmpty)
  }

  /// Somebody who leaves has not failed, whatever their last line came to.
  @Test func endsWellAfterALineThatFailed() async throws {
    let session = try await Playground().session()
    try await session.enter("chekc")
    await session.type("\u{4}")
    #expect(try await session.finish().status == 0)
  }

  @Test func comesBackToThePlaceInTheNextProcess() async throws {
    let playground = try Playground()
    let first = try await playground.session()
    let started = try await first.enter("start greeting mvp")
    #expect(started.contains("greeting-mvp"), "\(started)")
    try await first.wait(forLine: "greeting/mvp ❯")
    await first.type("\u{4}")
    #expect(try await first.finish().status == 0)
    let second = try await playground.session(in: playground.folder.appending(path: "home"))
    // Where the line breaks depends on how long the folder's name is.
    let visible = await second.visible.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(visible.contains("so this session is in the last one"))
    #expect(visible.contains("greeting-mvp"))
    #expect(await second.line == "greeting/mvp ❯")
    await second.type("quit\r")
    #expect(try await second.finish().status == 0)
  }

  @Test func keepsTheLanguageForTheNextProcess() async throws {
    let playground = try Playground()
    let first = try await playground.session()
    #expect(try await first.enter("lang zh").contains("中文"))
    #expect(try await first.enter("next").contains("阅读《"))
    await first.type("\u{4}")
    _ = try await first.finish()
    let second = try await playground.session()
    #expect(await second.visible.contains("欢迎使用 kata"))
    #expect(try await second.enter("lang en").contains("en"))
    #expect(try await second.enter("next").contains("Read \""))
  }

  @Test func goesToOtherFolders() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting("viper"))
    let session = try await playground.session(in: playground.folder.appending(path: "home"))
    // The place of the last start is where a session begins.
    #expect(await session.line == "greeting/viper ❯")
    try await session.enter("cd ..")
    #expect(await session.line == "kata ❯")
    try await session.enter("cd \(workspace.root.path)/Sources")
    #expect(await session.line == "greeting/viper ❯")
    #expect(try await session.enter("cd nowhere").contains("is not there"))
    #expect(try await session.enter("cd username").contains("`drill username`"))
    #expect(try await session.enter("cd Solution.swift").contains("not a folder"))
    try await session.enter("cd")
    #expect(await session.line == "kata ❯")
  }

  @Test func takesTheBeginningOfACommandThatIsClear() async throws {
    let session = try await Playground().session()
    #expect(try await session.enter("less").contains("Lessons"))
    #expect(try await session.enter("l").contains("Lessons"))
    #expect(try await session.enter("kata lessons").contains("Lessons"))
    let answer = try await session.enter("re")
    for name in ["read", "records", "reset"] { #expect(answer.contains(name), "\(answer)") }
    #expect(answer.contains("Type more of it."))
  }

  @Test func repeatsTheLastLine() async throws {
    let session = try await Playground().session()
    #expect(try await session.enter("!!").contains("no line to repeat"))
    try await session.enter("next")
    let again = try await session.enter("!!")
    #expect(again.contains("next\nRead \""), "\(again)")
  }

  @Test(arguments: [
    ("chekc", "`check`"), ("lesons", "`lessons`"), ("start greting mvp", "`greeting`"),
    ("read vipr", "`viper`"), ("read \"why", "quote"), ("check --sede 3", "--seed"),
  ])
  func saysWhatWasMeant(_ line: String, _ answer: String) async throws {
    let session = try await Playground().session()
    #expect(try await session.enter(line).contains(answer))
    #expect(try await session.enter("next").contains("Read \""), "The session goes on.")
  }

  @Test func checksInTheFolderThatItIsIn() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting())
    let session = try await playground.session()
    #expect(try await session.enter("check --no-scores").contains("does not conform to"))
    #expect(await session.line == "greeting/mvp ✗ ❯")
    try workspace.takeReference()
    #expect(try await session.enter("c --no-scores").contains("Passed"))
    #expect(await session.line == "greeting/mvp ✓ ❯")
    await session.type("\u{4}")
    let seen = try await session.finish()
    #expect(seen.status == 0)
    #expect(seen.unknownSequences.isEmpty)
    #expect(playground.survivors.isEmpty)
  }
}
