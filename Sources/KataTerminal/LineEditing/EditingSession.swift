import CLibedit
import KataText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The editing of lines: what the keys do, and what happens while nobody presses one.
///
/// A class because libedit calls it back. All of it runs inside `readLine` or between two calls of it, so nothing is
/// ever done twice at once.
final class EditingSession {
  enum ReadKey {
    case key(UInt32)
    case end
    case givenUp
  }

  let native: NativeEditor
  let input: EditingInput
  let history: HistoryFile
  let completer: any LineCompleter
  var look: Look
  var wording = LineWording.english
  var walker = HistoryWalk()
  private(set) var prompt = PromptText(rendered: "")
  private(set) var rightPrompt = PromptText(rendered: "")
  /// What stands in the prompt's place for a while, without a right one.
  var shownPrompt: PromptText?
  var screen = LineScreen()
  /// The width of the window for which the screen was drawn.
  var shownColumns = 0
  /// What is being asked on the row of the cursor, below the line.
  var question: String?
  /// Says that the signal with which a shell continues the program is expected.
  var isAwareOfContinuation = false
  /// What ended the line from outside.
  private var ending: LineEvent?

  init?(
    descriptors: (input: Int32, output: Int32), wake: WakePipe, history: HistoryFile,
    completer: any LineCompleter, look: Look, terminal: String
  ) {
    // Making the editor sets the terminal's modes, which belong to whoever is in the foreground.
    JobControl(terminal: descriptors.input, wake: wake).comeToForeground()
    let native = NativeEditor(
      input: descriptors.input, output: descriptors.output, terminal: terminal,
      history: history.entries)
    guard let native else { return nil }
    self.native = native
    self.history = history
    self.completer = completer
    self.look = look
    input = EditingInput(descriptor: descriptors.input, wake: wake)
    native.install(NativeFunctions(), owner: Unmanaged.passUnretained(self).toOpaque())
  }

  func readLine(lead: String, prompt: PromptText, right: PromptText) -> LineEvent {
    guard job.comeToForeground() else { return .endOfInput }
    // A key pressed as soon as the prompt is seen must be ours, not one of the terminal's own.
    native.setRaw(true)
    defer { native.setRaw(false) }
    if look.marks != .words { native.write(freshRow) }
    let news = input.wake.take()
    for notice in news.notices { native.write(notice + "\n") }
    // ^C from before the prompt has no line to drop.
    if let event = LineEvent(signals: news.signals.filter { $0 != SIGINT }) { return event }
    native.write(lead)
    begin(prompt: prompt, right: right)
    native.write(Self.pasteIsMarked)
    let line = native.readLine()
    native.write(Self.pasteIsBare)
    input.reset()
    return event(for: line)
  }

  /// Goes to the start of a row: to the next one if something stands on this one, such as what was typed ahead.
  ///
  /// The cursor's place is not known, but so many blanks reach the next row from everywhere but the first column.
  private var freshRow: String {
    String(repeating: " ", count: TerminalSize(of: input.descriptor).columns - 1) + "\r\u{1b}[J"
  }

  private func begin(prompt: PromptText, right: PromptText) {
    (ending, shownPrompt, walker) = (nil, nil, HistoryWalk())
    (self.prompt, rightPrompt) = (prompt, right)
    screen.forget()
  }

  private func event(for line: String?) -> LineEvent {
    if let ending { return ending }
    // The last keys may have come so fast that they have not been shown.
    paint(line.map { LineState(text: $0) } ?? LineState(text: ""))
    native.write(screen.leave(saying: ""))
    guard let line else { return .endOfInput }
    if history.append(line) { native.remember(line) }
    return .line(line)
  }

  /// The next key for libedit, or for a question of ours; until then, everything else that happens is dealt with.
  func readKey() -> ReadKey {
    native.forgetDrawing()
    while true {
      switch input.next(beforeWaiting: paint) {
      case .end: return .end
      case .key(Self.interruptKey):
        giveUp(.interrupted)
        return .givenUp
      case .key(Self.suspendKey): suspend()
      case .key(let code): return .key(code)
      case .news: if takeNews() { return .givenUp }
      }
    }
  }

  private static let interruptKey: UInt32 = 3
  private static let suspendKey: UInt32 = 26
  static let pasteIsMarked = "\u{1b}[?2004h"
  static let pasteIsBare = "\u{1b}[?2004l"

  /// Deals with what others had to say; true when the line is over.
  private func takeNews() -> Bool {
    let news = input.wake.take()
    if news.isContinued, !isAwareOfContinuation { takeTerminalBack() }
    if news.isContinued { isAwareOfContinuation = false }
    if news.isResized { redraw(resized: true) {} }
    if !news.notices.isEmpty {
      redraw { for notice in news.notices { native.write(notice + "\n") } }
    }
    guard let event = LineEvent(signals: news.signals) else { return false }
    giveUp(event)
    return true
  }

  private func giveUp(_ event: LineEvent) {
    leaveLine(saying: event == .interrupted ? "^C" : "")
    ending = event
  }
}
