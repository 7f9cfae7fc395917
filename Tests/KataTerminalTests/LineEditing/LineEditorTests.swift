import Foundation
import KataTestSupport
import KataText
import Testing

@testable import KataTerminal

@MainActor
struct LineEditorTests {
  private struct Commands: LineCompleter {
    func completions(for line: String, cursor: Int) -> LineCompletions {
      let typed = line.utf8.prefix(cursor).reversed().prefix { $0 != 0x20 }.count
      let word = cursor - typed..<cursor
      let start = line.utf8.index(line.utf8.startIndex, offsetBy: word.lowerBound)
      let all = [
        Completion("check", detail: "检查"), Completion("checkpoint", detail: "a question"),
        Completion("hint"),
      ]
      return LineCompletions(
        word: word,
        candidates: all.filter { $0.replacement.hasPrefix(line[start...].prefix(typed)) })
    }
  }

  private let folder: ScratchFolder
  private let history: HistoryFile
  private let wake = WakePipe()

  init() throws {
    folder = try ScratchFolder()
    history = HistoryFile(file: folder.url.appending(path: "history"))
  }

  private func editor(
    on terminal: PseudoTerminal, keys: EditorSettings.Keys = .emacs, editrc: String = ""
  ) throws -> LineEditor {
    try folder.write(editrc, to: "editrc")
    let facts = TerminalFacts(
      outputIsTerminal: true, errorIsTerminal: true, inputIsTerminal: true, widthInColumns: nil,
      isUTF8: true)
    let environment = [
      "TERM": "xterm-256color", "EDITRC": folder.url.appending(path: "editrc").path,
    ]
    return try #require(
      LineEditor(
        history: history, completer: Commands(),
        appearance: Appearance(facts: facts, environment: environment),
        settings: EditorSettings(keys: keys), environment: environment, wake: wake,
        descriptors: (terminal.descriptor, terminal.descriptor)))
  }

  /// Types keys at a prompt and tells what came of it.
  private func event(
    typing keys: String, columns: Int = 80, with settings: EditorSettings.Keys = .emacs,
    editrc: String = ""
  ) throws -> LineEvent {
    let terminal = try PseudoTerminal(columns: columns)
    let editor = try editor(on: terminal, keys: settings, editrc: editrc)
    defer { #expect(terminal.isCooked) }
    return terminal.typing([.type(keys, after: "❯ ")]) { editor.readLine(prompt: "问 ❯ ") }
  }

  @Test(arguments: [
    ("hello 世界\r", "hello 世界"),
    ("世界和平\u{1b}[D\u{1b}[D\u{7f}人\r", "世人和平"),
    ("one two\u{1b}[HX\u{1b}[FY\u{1b}[1;5DZ\r", "Xone ZtwoY"),
    ("abc\u{1b}[D\u{1b}[D\u{1b}[3~\r", "ac"),
    ("one two\u{17}three\r", "one three"),
    ("\r", ""),
  ])
  func edits(keys: String, line: String) throws {
    #expect(try event(typing: keys) == .line(line))
  }

  @Test(arguments: [10, 11, 40])
  func editsLinesThatWrap(columns: Int) throws {
    let text = String(repeating: "一二三四五", count: 8)
    let back = String(repeating: "\u{1b}[D", count: 35)
    #expect(
      try event(typing: "\(text)\(back)\u{7f}x\r", columns: columns)
        == .line("一二三四x" + text.dropFirst(5)))
  }

  @Test(arguments: [
    "\u{1b}[15~\u{1b}[5~a\u{1b}[<0;1;1Mb\u{1b}[99;9z\u{1b}OPc\r", "a\u{9b}bc\r", "a\0bc\r",
    "a\u{1b}xbc\r", "a\u{1b}Xb\u{1b}zc\r",
  ])
  func ignoresKeysWithoutAMeaning(keys: String) throws {
    #expect(try event(typing: keys) == .line("abc"))
  }

  @Test func takesSeveralPastedLinesForOneEntry() throws {
    #expect(try event(typing: "a \u{1b}[200~b\rc\n\u{1b}[201~ d\r") == .line("a b\nc d"))
    #expect(history.entries == ["a b\nc d"])
  }

  @Test(arguments: ["abc\u{3}", "\u{12}abc\u{3}", "/\u{3}"])
  func givesALineUp(keys: String) throws {
    #expect(try event(typing: keys) == .interrupted)
    #expect(history.entries.isEmpty)
  }

  @Test func endsAtTheKeyForTheEnd() throws {
    #expect(try event(typing: "\u{4}") == .endOfInput)
    #expect(try event(typing: "ab\u{1b}[D\u{4}\r") == .line("a"))
  }

  @Test func searchesWhileSomebodyTypes() throws {
    for line in ["check", "hint", "check --all", "读 一课"] { history.append(line) }
    #expect(try event(typing: "\u{12}check\u{12}\r\r") == .line("check"))
    #expect(try event(typing: "x\u{12}一\u{1b}[F!\r") == .line("读 一课!"))
    #expect(try event(typing: "x\u{12}hint\u{7}y\r") == .line("xy"))
  }

  @Test func goesThroughLinesThatBeginAlike() throws {
    for line in ["check", "hint", "check --all"] { history.append(line) }
    #expect(try event(typing: "ch\u{1b}[A\u{1b}[A\r") == .line("check"))
    #expect(try event(typing: "x\u{1b}[Ay\r") == .line("xy"))
  }

  @Test func completesAndLists() throws {
    let terminal = try PseudoTerminal()
    let editor = try editor(on: terminal)
    let event = terminal.typing([
      .type("ch\t", after: "❯ "), .type("\t", after: "check"),
      .type("p\t", after: "checkpoint  "), .type("\r", after: "oint"),
    ]) { editor.readLine(prompt: "❯ ") }
    #expect(event == .line("checkpoint "))
    #expect(terminal.text.contains("检查"))
  }

  @Test(arguments: [
    ("abc\u{1b}0x\r", "bc"), ("ab\u{1b}[DX\u{1b}[3~\r", "aX"),
    ("\u{1b}[200~a\rb\u{1b}[201~\r", "a\nb"),
  ])
  func editsAsViDoes(keys: String, line: String) throws {
    // Escape is a key by itself only when nothing follows it at once.
    let terminal = try PseudoTerminal()
    let editor = try editor(on: terminal, keys: .vi)
    let parts = keys.split(separator: "\u{1b}0", maxSplits: 1).map(String.init)
    let steps: [PseudoTerminal.Step] =
      parts.count == 1
      ? [.type(keys, after: "❯ ")]
      : [.type(parts[0] + "\u{1b}", after: "❯ "), .type("0" + parts[1], after: "\r\u{1b}[4C")]
    #expect(terminal.typing(steps) { editor.readLine(prompt: "❯ ") } == .line(line))
  }

  @Test func honoursTheLearnersOwnKeys() throws {
    let editrc = "# mine\nbogus\nbind ^T ed-move-to-beg\nbind \"^[[A\" ed-move-to-end\n"
    #expect(
      try event(typing: "ab\u{14}c\u{1b}[Ad\r", editrc: editrc) == .line("cabd"))
    #expect(try event(typing: "hi\t\r", editrc: "bind -v\n") == .line("hint "))
  }

  @Test func changesKeysInTheMiddle() throws {
    let terminal = try PseudoTerminal()
    let editor = try editor(on: terminal)
    #expect(editor.bind(["-v"]))
    #expect(editor.bind(["bind", "^T", "ed-move-to-beg"]))
    #expect(!editor.bind(["^T", "nonsense"]))
    let event = terminal.typing([.type("hi\t\u{14}x\r", after: "❯ ")]) {
      editor.readLine(prompt: "❯ ")
    }
    #expect(event == .line("xhint "))
  }

  @Test func showsNewsAboveTheLine() throws {
    let terminal = try PseudoTerminal(columns: 10)
    let (editor, wake) = (try editor(on: terminal), wake)
    let event = terminal.typing([
      .type("long enough for three rows", after: "❯ "),
      .act(after: "rows") { wake.notify("建好了\nnext") },
      .type("!\r", after: "rows"),
    ]) { editor.readLine(prompt: "❯ ") }
    #expect(event == .line("long enough for three rows!"))
    #expect(terminal.text.contains("\u{1b}[2A\r \u{1b}[J\r建好了\r\nnext\r\n❯ long"))
  }

  @Test(arguments: [
    (SIGTERM, LineEvent.terminated(SIGTERM)), (SIGHUP, .terminated(SIGHUP)), (SIGINT, .interrupted),
  ])
  func endsItsWaitAtASignal(number: Int32, event: LineEvent) throws {
    let terminal = try PseudoTerminal()
    let (editor, wake) = (try editor(on: terminal), wake)
    let seen = terminal.typing([.act(after: "❯ ") { wake.signal(number) }]) {
      editor.readLine(prompt: "❯ ")
    }
    #expect(seen == event)
    #expect(terminal.isCooked)
  }

  @Test func endsWhenTheTerminalGoesAway() throws {
    let terminal = try PseudoTerminal()
    let editor = try editor(on: terminal)
    let event = terminal.typing([.hangUp(after: "❯ ")]) { editor.readLine(prompt: "❯ ") }
    #expect(event == .endOfInput)
  }

  @Test func refusesATerminalThatCannotMoveItsCursor() throws {
    let terminal = try PseudoTerminal()
    let facts = TerminalFacts.current(environment: [:])
    let editor = LineEditor(
      history: history, completer: Commands(),
      appearance: Appearance(facts: facts, environment: [:]), environment: ["TERM": "dumb"],
      descriptors: (terminal.descriptor, terminal.descriptor))
    #expect(editor == nil)
  }
}
