import Foundation
import KataTestSupport
import KataText
import Testing

@testable import KataTerminal

/// What is on the screen while a line is edited, compared with where its characters have to be.
@MainActor
struct LineDrawingTests {
  private struct NoCompletions: LineCompleter {
    func completions(for line: String, cursor: Int) -> LineCompletions {
      LineCompletions(word: cursor..<cursor, candidates: [])
    }
  }

  private func event(
    on terminal: PseudoTerminal, steps: [PseudoTerminal.Step], prompt: StyledText = "kata ❯ ",
    right: StyledText? = nil, keys: EditorSettings.Keys = .emacs, wake: WakePipe = WakePipe(),
    history: [String] = []
  ) throws -> LineEvent {
    let folder = try ScratchFolder()
    let file = HistoryFile(file: folder.url.appending(path: "history"))
    for line in history { file.append(line) }
    let facts = TerminalFacts(
      outputIsTerminal: true, errorIsTerminal: true, inputIsTerminal: true, widthInColumns: nil,
      isUTF8: true)
    let environment = ["TERM": "xterm-256color"]
    let editor = try #require(
      LineEditor(
        history: file, completer: NoCompletions(),
        appearance: Appearance(facts: facts, environment: environment),
        settings: EditorSettings(keys: keys), environment: environment, wake: wake,
        descriptors: (terminal.descriptor, terminal.descriptor)))
    // What is typed before the prompt would be shown by the terminal itself.
    let start = PseudoTerminal.Step.type("", after: "❯ ")
    return terminal.typing([start] + steps) { editor.readLine(prompt: prompt, rightPrompt: right) }
  }

  @Test(arguments: [
    (80, String(repeating: "中", count: 74), 38),
    (40, "阅新读第这是一个很长的句子用来测试四十列终端上的换行效果是不是正确的", 18),
  ])
  func drawsAWrappedLineWithoutGaps(columns: Int, text: String, left: Int) throws {
    let terminal = try PseudoTerminal(columns: columns)
    var line = Array(text.unicodeScalars)
    line.remove(at: line.count - left - 1)
    let window = ExpectedWindow(
      prompt: "kata ❯ ", line: line, cursor: line.count - left, columns: columns)
    let back = String(repeating: "\u{1b}[D", count: left)
    let event = try event(
      on: terminal,
      steps: [
        .type(text, after: ""), .type(back, after: ""),
        .type("\u{7f}") { window.isShown(by: $0) }, .type("\r", after: ""),
      ])
    #expect(event == .line(String(String.UnicodeScalarView(line))))
  }

  @Test(arguments: [10, 11, 17, 40, 80, 120])
  func drawsWhateverIsTyped(columns: Int) throws {
    let terminal = try PseudoTerminal(columns: columns)
    var typing = RandomTyping(seed: UInt64(columns))
    let steps = (0..<30).map { _ in
      let keys = typing.keys(3)
      let window = ExpectedWindow(
        prompt: "kata ❯ ", line: typing.line, cursor: typing.cursor, columns: columns)
      return PseudoTerminal.Step.type(keys) { window.isShown(by: $0) }
    }
    let event = try event(on: terminal, steps: steps + [.type("\r", after: "")])
    #expect(event == .line(typing.text))
  }

  @Test func showsTheEndAgainOfALineHigherThanTheWindow() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    let text = (0..<200).map { String($0 % 10) }.joined()
    let event = try event(
      on: terminal,
      steps: [
        .type(text, after: ""), .type("\u{1}") { Self.cursor(in: $0) == [0, 7] },
        .type("\u{5}") { Self.cursor(in: $0) == [3, 7] }, .type("\r", after: ""),
      ])
    #expect(event == .line(text))
  }

  private nonisolated static func cursor(in text: String) -> [Int] {
    var screen = WideScreen(columns: 20, height: 4)
    screen.feed(text)
    return screen.cursor
  }

  @Test func drawsAsViEdits() throws {
    let line = Array(String(repeating: "中文", count: 15).unicodeScalars)
    let inserted = line[..<20] + "新ab".unicodeScalars + line[20...]
    let terminal = try PseudoTerminal(columns: 21)
    func window(_ line: [Unicode.Scalar], _ cursor: Int) -> ExpectedWindow {
      ExpectedWindow(prompt: "kata ❯ ", line: line, cursor: cursor, columns: 21)
    }
    let event = try event(
      on: terminal,
      steps: [
        .type(String(String.UnicodeScalarView(line)), after: ""),
        .type("\u{1b}", until: window(line, 29).isShown(by:)),
        .type("9h", until: window(line, 20).isShown(by:)),
        .type("i新ab", until: window(Array(inserted), 23).isShown(by:)),
        .type("\u{1b}", until: window(Array(inserted), 22).isShown(by:)),
        .type("x0D", until: window([], 0).isShown(by:)), .type("\r", after: ""),
      ], keys: .vi)
    #expect(event == .line(""))
  }

  @Test func drawsTheLineUnderASearchAndUnderNews() throws {
    let found = String(repeating: "很长的句子", count: 6)
    let (terminal, wake) = (try PseudoTerminal(columns: 21), WakePipe())
    let line = Array(found.unicodeScalars)
    let searched = ExpectedWindow(
      prompt: #"history, "句": "#, line: line, cursor: line.count, columns: 21)
    let shown = ExpectedWindow(prompt: "kata ❯ ", line: line, cursor: 30, columns: 21)
    let told = ExpectedWindow(prompt: "建好了\nkata ❯ ", line: line, cursor: 30, columns: 21)
    let event = try event(
      on: terminal,
      steps: [
        .type("\u{12}句", until: searched.isShown(by:)),
        .type("\u{1b}[F", until: shown.isShown(by:)),
        .act(after: "") { wake.notify("建好了") }, .type("", until: told.isShown(by:)),
        .type("\r", after: ""),
      ], wake: wake, history: [found])
    #expect(event == .line(found))
  }

  @Test func hidesTheRightPromptWhereTheLineReachesIt() throws {
    let terminal = try PseudoTerminal(columns: 30)
    func window(_ row: String, _ column: Int) -> ExpectedWindow {
      ExpectedWindow(
        prompt: "", line: Array(row.unicodeScalars), cursor: column, columns: 30)
    }
    let event = try event(
      on: terminal,
      steps: [
        .type("中文中文", until: window("kata ❯ 中文中文         [12%]", 11).isShown(by:)),
        .type("中文中文ab", until: window("kata ❯ 中文中文中文中文ab", 17).isShown(by:)),
        .type("\u{7f}\u{7f}\u{7f}", until: window("kata ❯ 中文中文中文中   [12%]", 14).isShown(by:)),
        .type("\r", after: ""),
      ], right: "[12%]")
    #expect(event == .line("中文中文中文中"))
  }

  @Test func clearsTheScreen() throws {
    let terminal = try PseudoTerminal(columns: 30)
    let event = try event(
      on: terminal,
      steps: [
        .type("中文", after: ""), .type("\u{c}", after: "中文"),
        .type("\r", after: "\u{1b}[H\u{1b}[2Jkata ❯ 中文"),
      ])
    #expect(event == .line("中文"))
  }
}
