import Foundation
import Glibc
import Testing

/// The line editor under the hands of somebody who types, pastes, corrects and changes the window.
@Suite(.lane) struct LineEditorTests {
  private static let up = "\u{1b}[A"
  private static let left = "\u{1b}[D"
  private static let home = "\u{1b}[H"

  @Test func findsTheLinesOfEarlierSessions() async throws {
    let playground = try Playground()
    let first = try await playground.session()
    try await first.enter("lessons")
    try await first.enter("next")
    try await first.enter(" katas")
    await first.type("\u{4}")
    _ = try await first.finish()
    let second = try await playground.session()
    await second.type(Self.up)
    try await second.wait(forLine: "kata ❯ next")
    await second.type(Self.up)
    try await second.wait(forLine: "kata ❯ lessons")
    await second.type("\u{15}ne" + Self.up)
    try await second.wait(forLine: "kata ❯ next")
    await second.type("\u{15}\u{12}ess")
    try await second.wait(forLine: ": lessons")
    await second.type("\r")
    try await second.prompt()
    #expect(await second.text.contains("Lessons"))
  }

  /// A key pressed before would be shown by the terminal itself, and ^D would be lost.
  @Test func listensBeforeItShowsThePrompt() async throws {
    let session = try await Playground().session()
    for _ in 0..<20 { try await session.enter("next") }
    #expect(await session.hadKeysAtPrompt)
  }

  @Test func listsWhatAWordMayBecome() async throws {
    let session = try await Playground().session()
    await session.type("re\t")
    try await session.wait(for: "records", .seconds(60))
    try await session.wait(forLine: "kata ❯ re")
    let shown = await session.visible
    #expect(shown.contains("read") && shown.contains("reset") && shown.contains("lesson"))
    await session.type("\u{15}less\t")
    try await session.wait(forLine: "kata ❯ lessons")
    #expect(await session.column == "kata ❯ lessons ".count, "A word that is over gets its blank.")
    await session.type("\u{15}start gr\tv\t")
    try await session.wait(forLine: "kata ❯ start greeting viper")
    await session.type("\u{15}read cho\t")
    try await session.wait(forLine: "kata ❯ read choosing")
  }

  @Test func completesCommandsByTheirChineseNames() async throws {
    let session = try await Playground().session(environment: ["KATA_LANG": "zh"])
    await session.type("课\t")
    try await session.wait(forLine: "kata ❯ lessons")
  }

  @Test func dropsTheLineAtAnInterrupt() async throws {
    let session = try await Playground().session()
    await session.type("check")
    try await session.wait(forLine: "kata ❯ check")
    await session.type("\u{3}")
    try await session.prompt()
    #expect(await session.text.contains("kata ❯ check^C\n(^D or quit leaves)\nkata ❯"))
    await session.type("\u{3}")
    try await session.prompt()
    let shown = await session.text
    #expect(shown.components(separatedBy: "quit leaves").count == 2, "\(shown)")
    #expect(try await session.enter("next").contains("Read \""))
  }

  /// Forty columns hold nineteen of these signs, so the line goes over three rows.
  @Test func editsChineseOnSeveralRows() async throws {
    let session = try await Playground().session(columns: 40)
    let text = String(repeating: "架构练习很有趣", count: 6)
    await session.type(text)
    try await session.wait(forLine: text)
    await session.type(Self.home + "他")
    try await session.wait(for: "the sign in front") { $0.line == "kata ❯ 他" + text }
    await session.type(String(repeating: Self.left, count: 1) + "\u{4}\u{5}\u{7f}\u{7f}码")
    let edited = String(text.dropLast(2)) + "码"
    try await session.wait(for: edited) { $0.line == "kata ❯ " + edited }
    let answer = try await session.enter("")
    #expect(answer.replacing("\n", with: "").contains(edited), "\(answer)")
  }

  @Test func keepsSeveralPastedLinesUntilTheyAreSent() async throws {
    let session = try await Playground().session()
    await session.type("\u{1b}[200~next\nlessons\n\u{1b}[201~")
    try await session.wait(forLine: "lessons")
    #expect(await !session.text.contains("Read \""), "Nothing runs by itself.")
    let answer = try await session.enter("")
    #expect(answer.contains("Read \""), "\(answer)")
    #expect(answer.contains("Lessons"), "\(answer)")
  }

  @Test func keepsControlsOutOfWhatIsPasted() async throws {
    let session = try await Playground().session()
    await session.type("\u{1b}[200~ne\u{3}\u{7}xt\u{1b}[31m\u{1b}[201~")
    try await session.wait(forLine: "kata ❯ next[31m")
  }

  @Test func drawsTheLineAnewInAnotherWindow() async throws {
    let session = try await Playground().session()
    // No row ends with a blank, which is not drawn, and none fills the last one, after which terminals differ.
    let text = "read " + String(repeating: "abcdefghi-", count: 6) + "an-end"
    await session.type(text)
    try await session.wait(forLine: text)
    for columns in [40, 25, 120, 60] {
      await session.resize(columns: columns)
      await session.type("!")
      // The key may be read before the program has heard of the new size; then it draws once more.
      try await session.wait(for: "the line in \(columns) columns") {
        $0.line == "kata ❯ \(text)!"
      }
      await session.type("\u{7f}")
      try await session.wait(for: "the line without its end") { $0.line == "kata ❯ \(text)" }
    }
    #expect(await session.visible.components(separatedBy: "❯").count == 2, "One prompt is left.")
  }

  @Test func obeysTheLearnersOwnKeys() async throws {
    let playground = try Playground()
    try Data("kata:bind ^T ed-move-to-beg\nbind ^X no-such-thing\nnonsense\n".utf8).write(
      to: playground.folder.appending(path: "home/.editrc"))
    let session = try await playground.session()
    await session.type("ext\u{14}n")
    try await session.wait(forLine: "kata ❯ next")
    #expect(try await session.enter("").contains("Read \""))
  }

  @Test func takesBytesThatAreNoText() async throws {
    let session = try await Playground().session()
    await session.type([0xff, 0xc3, 0x28, 0xe4, 0xb8] + Array("\u{15}next\r".utf8))
    try await session.wait(for: "Read \"")
    try await session.prompt()
    await session.type("\u{4}")
    #expect(try await session.finish().unknownSequences.isEmpty)
  }

  /// Control and the space bar send it, and so does ^D that was pressed while a command ran.
  @Test func skipsANullByte() async throws {
    let session = try await Playground().session()
    await session.type([0x61, 0x00] + Array("\u{15}next\r".utf8))
    try await session.prompt()
    #expect(await session.text.contains("Read \""))
  }

  @Test func takesALineOfManyRows() async throws {
    let session = try await Playground().session(columns: 40, rows: 10)
    let text = String(repeating: "x", count: 900)
    await session.type(text + "\r")
    try await session.wait(for: "There is no command")
    try await session.prompt()
    #expect(try await session.enter("next").contains("Read"))
  }
}
