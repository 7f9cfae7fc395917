import CLibedit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// libedit's editor, its streams and the texts it points to, all with one life.
///
/// Nothing here may be called from two threads at once, or from a signal handler.
final class NativeEditor {
  let editor: OpaquePointer
  private let input: UnsafeMutablePointer<FILE>
  private let output: UnsafeMutablePointer<FILE>
  private let echo: NativeEcho
  private let list: NativeHistory
  /// libedit keeps the pointer to the name.
  private let terminalName: CText

  /// Makes an editor on copies of two descriptors; nil when the terminal cannot move its cursor.
  init?(input: Int32, output: Int32, terminal: String, history: [String]) {
    guard let echo = NativeEcho(), let streams = NativeStreams(input: input, output: output),
      let editor = el_init_fd(
        "kata", streams.input, echo.stream, echo.stream, input, output, output)
    else { return nil }
    self.editor = editor
    (self.input, self.output, self.echo) = (streams.input, streams.output, echo)
    list = NativeHistory()
    list.fill(history)
    var name = CText(terminal)
    // Programs of today's terminals name kinds that older machines have not heard of; they all understand xterm's.
    for fallback in ["xterm", "vt100"] where !Self.accepts(editor, name) { name = CText(fallback) }
    terminalName = name
    // What it says of terminals that it does not know helps nobody.
    _ = echo.takeText()
    guard kata_el_capability(editor, "up") != nil else { return nil }
    prepare()
  }

  deinit {
    // The editor puts the terminal back, so it goes before its streams.
    el_end(editor)
    fclose(input)
    fclose(output)
  }

  private static func accepts(_ editor: OpaquePointer, _ name: CText) -> Bool {
    kata_el_set_string(editor, EL_TERMINAL, name.pointer) == 0
  }

  private func prepare() {
    let clearing = String(Unicode.Scalar(NativeEcho.clearing))
    kata_el_set_words(editor, EL_SETTC, "cl", clearing, nil)
    // ^C and ^Z are keys while a line is edited.
    kata_el_set_words(editor, EL_SETTY, "-d", "-isig", nil)
    kata_el_set_history(editor, list.pointer)
  }

  /// Installs the functions that libedit calls while it reads a line.
  ///
  /// `owner` is not kept alive: it owns this editor, and no function is called once the editor has ended.
  func install(_ functions: NativeFunctions, owner: UnsafeMutableRawPointer) {
    kata_el_set_owner(editor, owner)
    kata_el_set_reader(editor, functions.reader)
    for key in functions.keys { kata_el_add_function(editor, key.name, key.help, key.function) }
  }

  // MARK: The line

  /// Blocks until a line is read; nil when reading ended in any other way.
  func readLine() -> String? {
    var count: Int32 = 0
    guard let text = el_gets(editor, &count), count > 0 else { return nil }
    // libedit's buffer holds the text only until the next call.
    let line = String(cString: text)
    return line.hasSuffix("\n") ? String(line.dropLast()) : line
  }

  var line: LineState {
    // The buffer is libedit's own, of wide characters, and does not move during these statements.
    guard let info = el_wline(editor)?.pointee, let start = info.buffer else {
      return LineState(scalars: [], cursor: 0)
    }
    let codes = UnsafeBufferPointer(start: start, count: info.lastchar - start)
    let scalars = codes.map { Unicode.Scalar(UInt32(truncatingIfNeeded: $0)) ?? "\u{fffd}" }
    return LineState(scalars: scalars, cursor: info.cursor - start)
  }

  func setLine(_ line: LineState) {
    if el_replacestr(editor, line.text) != 0 {
      // libedit refuses an empty text, so everything is deleted instead.
      el_deletestr(editor, el_cursor(editor, Int32.max / 2))
    }
    let end = el_cursor(editor, 0)
    _ = el_cursor(editor, Int32(line.cursor) - end)
  }

  func insert(_ text: String) {
    el_insertstr(editor, text)
  }

  /// Remembers a line for the keys by which libedit itself searches.
  func remember(_ text: String) {
    list.append(text)
  }

  // MARK: The terminal

  /// Keeps what libedit draws from piling up.
  func forgetDrawing() {
    echo.drain()
  }

  /// What libedit has wished for since the last time.
  func takeWishes() -> NativeEcho.Wishes {
    echo.takeWishes()
  }

  /// Shows what libedit has to say, such as a table of keys.
  func showAnswer() {
    write(echo.takeText())
  }

  func takeSize() {
    el_resize(editor)
  }

  func setRaw(_ isRaw: Bool) {
    kata_el_set_int(editor, EL_PREP_TERM, isRaw ? 1 : 0)
  }

  /// Writes through libedit's own stream, so that the order is kept.
  func write(_ text: String) {
    fputs(text, output)
    fflush(output)
  }
}
