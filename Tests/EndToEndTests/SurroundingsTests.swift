import Foundation
import Testing

/// Streams, locale and terminal as CI jobs, pipes and old machines offer them.
@Suite(.lane) struct SurroundingsTests {
  @Test func checksWithoutAnyStandardInput() async throws {
    let (playground, workspace) = try await solved()
    let run = try await playground.kata("check", in: workspace.root, input: .closed)
    #expect(run.status == 0, "\(run.all)")
  }

  @Test func checksWithoutAnyStandardOutput() async throws {
    let (playground, workspace) = try await solved()
    let run = try await playground.kata("check", in: workspace.root, output: .closed)
    #expect(run.status == 0, "\(run.all)")
    #expect(run.errorText.isEmpty)
  }

  @Test(arguments: [
    ["check"], ["check", "--no-scores", "--json"], ["help"], ["solution", "--give-up"],
  ])
  func staysQuietWhenTheReaderHasSeenEnough(_ words: [String]) async throws {
    let (playground, workspace) = try await solved()
    let child = try Child(playground.spawn(words, in: workspace.root))
    await child.stopReading()
    let run = try await child.finish()
    #expect(!run.ending.isSignal)
    #expect(run.errorText.isEmpty, "\(run.errorText)")
  }

  @Test func checksWithTermUnset() async throws {
    let (playground, workspace) = try await solved()
    let session = try playground.terminal(
      "check", in: workspace.root, environment: ["TERM": nil])
    let seen = try await session.finish()
    #expect(seen.status == 0, "\(seen.text)")
    #expect(!seen.bytes.contains(0x1b), "Only text reaches a terminal of unknown kind.")
  }

  @Test func keepsToFortyColumns() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace()
    try workspace.overlay("Hostile/mixes-types")
    for words in [["check"], ["doctor"], ["katas"]] {
      let spawn = playground.spawn(
        words, in: workspace.root, environment: ["COLUMNS": "40"])
      let run = try await Child(spawn).finish()
      let long = run.text.split(separator: "\n").filter { $0.count > 40 && $0.contains(" ") }
      #expect(long.allSatisfy(isOneWord), "\(words): \(long)")
    }
  }

  @Test(arguments: ["C", "POSIX", ""])
  func writesMarksInASCIIWithoutUTF8(_ locale: String) async throws {
    let (playground, workspace) = try await solved()
    for words in [["check"], ["doctor"]] {
      let spawn = playground.spawn(words, in: workspace.root, environment: ["LANG": locale])
      let run = try await Child(spawn).finish()
      #expect(run.status == 0, "\(run.all)")
      #expect(run.output.allSatisfy { $0 < 0x80 }, "\(run.text)")
    }
  }

  @Test func coloursATerminalUnlessToldNotTo() async throws {
    let (playground, workspace) = try await solved()
    let coloured = try await playground.terminal("check", "--no-scores", in: workspace.root)
      .finish()
    #expect(coloured.status == 0, "\(coloured.text)")
    #expect(coloured.unknownSequences.isEmpty)
    #expect(String(decoding: coloured.bytes, as: UTF8.self).contains("\u{1b}[32m"))
    let plain = try await playground.terminal(
      "check", in: workspace.root, environment: ["NO_COLOR": "1"]
    ).finish()
    #expect(plain.status == 0, "\(plain.text)")
    let bytes = String(decoding: plain.bytes, as: UTF8.self)
    #expect(!bytes.contains(/\u{1b}\[[0-9;]*m/), "\(bytes.debugDescription)")
  }

  @Test func keepsALearnersSequencesFromTheTerminal() async throws {
    let (playground, workspace) = try await solved()
    try workspace.hook("writes-to-the-terminal")
    let session = try playground.terminal("check", "--no-scores", in: workspace.root)
    let seen = try await session.finish()
    #expect(seen.status == 1, "\(seen.text)")
    #expect(seen.unknownSequences.isEmpty)
    let text = String(decoding: seen.bytes, as: UTF8.self)
    let own = /\u{1b}\[[0-9;]*m|\u{1b}\[K|\u{1b}\[\?25[hl]|\r/.matchingSemantics(.unicodeScalar)
    #expect(CleanText(Array(text.replacing(own, with: "").utf8)).offences.isEmpty)
  }

  @Test(arguments: ["text", "json", "junit"])
  func keepsALearnersCommandsFromTheLogOfAJob(_ format: String) async throws {
    let (playground, workspace) = try await solved()
    try workspace.hook("writes-to-the-terminal")
    let run = try await playground.kata(
      "check", "--all", "--format", format, "--output", "report", in: workspace.root)
    #expect(run.status == 1, "\(run.all)")
    let report = try String(contentsOf: workspace.file("report"), encoding: .utf8)
    #expect(report.contains("forged"))
    for line in (run.text + run.errorText + report).split(whereSeparator: \.isNewline) {
      #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"), "\(line)")
      #expect(!line.contains(/##[a-z]*\[/), "\(line)")
    }
  }

  /// A path or a command that cannot be broken may stand out.
  private func isOneWord(_ line: Substring) -> Bool {
    !line.drop { $0 == " " }.contains(" ")
  }

  private func solved() async throws -> (Playground, LearnerFolder) {
    let playground = try Playground()
    return (playground, try await playground.workspace(solved: true))
  }
}
