import Foundation
import Testing

/// Sessions on terminals that are narrow, old, or set up in no way at all.
@Suite(.lane) struct SessionSurroundingsTests {
  @Test(arguments: ["C", "POSIX", "", nil])
  func speaksASCIIWithoutUTF8(_ locale: String?) async throws {
    let session = try await Playground().session(environment: ["LANG": locale])
    #expect(await session.line == "kata >")
    for line in ["lessons", "progress --no-pager", "katas", "next"] {
      try await session.enter(line)
    }
    // The editor's own letters are UTF-8 all the same.
    await session.type("课程\u{15}")
    try await session.wait(for: "an empty line") { $0.line == "kata >" }
    #expect(await session.text.contains("Lessons - 0 of 15 read"))
    let bytes = try await ended(session).bytes
    let text = String(decoding: bytes, as: UTF8.self).replacing(/[课程]/, with: "")
    #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(text)")
  }

  @Test(arguments: ["dumb", "", nil])
  func sendsOnlyTextToATerminalOfNoKind(_ kind: String?) async throws {
    let session = try Playground().terminal(environment: ["TERM": kind])
    try await session.wait(forLine: "kata ❯")
    await session.type("next\r")
    try await session.wait(for: "Read \"")
    try await session.wait(forLine: "kata ❯")
    await session.type("lessons\r")
    try await session.wait(for: "Lessons")
    try await session.wait(forLine: "kata ❯")
    await session.type("\u{3}")
    try await session.wait(for: "quit leaves")
    try await session.wait(forLine: "kata ❯")
    let seen = try await ended(session)
    #expect(!seen.bytes.contains(0x1b), "\(seen.text)")
  }

  @Test func knowsATerminalThatItHasNeverHeardOf() async throws {
    let session = try await Playground().session(environment: ["TERM": "no-such-terminal"])
    #expect(try await session.enter("next").contains("Read \""))
    #expect(try await ended(session).unknownSequences.isEmpty)
  }

  /// Pastes are marked even so, since otherwise every pasted line would run at once; the mark moves and colours nothing.
  @Test(arguments: [["--plain"], []])
  func movesNoCursorInPlainMode(_ words: [String]) async throws {
    let playground = try Playground()
    let spawn = playground.spawn(words, environment: words.isEmpty ? ["KATA_PLAIN": "1"] : [:])
    let session = try TerminalSession(spawn, in: playground)
    try await session.prompt()
    #expect(await session.line == "kata>")
    for line in ["lessons", "progress", "katas", "next", "chekc", "help"] {
      try await session.enter(line)
    }
    await session.type("read why\r")
    try await session.wait(for: "Your answer")
    await session.type("q\r")
    try await session.prompt()
    let text = String(decoding: try await ended(session).bytes, as: UTF8.self)
    let rest = text.replacing("\u{1b}[?2004h", with: "").replacing("\u{1b}[?2004l", with: "")
    let sequences = rest.matches(of: /\u{1b}[^a-zA-Z]*[a-zA-Z]/).map {
      String($0.output.dropFirst())
    }
    #expect(sequences.isEmpty)
  }

  @Test(arguments: [10, 12, 20]) func servesAWindowOfFewColumns(_ columns: Int) async throws {
    let session = try await Playground().session(columns: columns, rows: 24)
    for line in ["lessons", "progress --no-pager", "katas", "next", "help", "chekc"] {
      try await session.enter(line)
    }
    await session.type("re\t")
    try await session.wait(forLine: "❯ re")
    await session.type("\u{15}" + String(repeating: "0123456789", count: 4))
    try await session.wait(forLine: "❯ " + String(repeating: "0123456789", count: 4))
    await session.type("\u{15}")
    try await session.wait(for: "an empty line") { $0.line.hasSuffix("❯") }
    let seen = try await ended(session)
    #expect(seen.status == 0)
    #expect(seen.unknownSequences.isEmpty)
  }

  @Test func servesAWindowThatTellsNoSize() async throws {
    let session = try await Playground().session(columns: 0, rows: 0)
    #expect(try await session.enter("next").contains("Read \""))
    #expect(try await ended(session).status == 0)
  }

  @Test func startsWithoutAHome() async throws {
    let session = try await Playground().session(environment: ["HOME": nil])
    #expect(try await session.enter("next").contains("Read \""))
    let text = await session.text
    #expect(text.components(separatedBy: "HOME is not set").count == 2, "Said once: \(text)")
  }

  private func ended(_ session: TerminalSession) async throws -> Seen {
    await session.type("\u{4}")
    let seen = try await session.finish()
    #expect(seen.leavings.isEmpty)
    return seen
  }
}
