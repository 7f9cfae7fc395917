import KataText

/// What is on the screen: the rows of the prompt and the line, and a question below them.
extension EditingSession {
  /// Asks something below the line, to be answered with one key; nil when the line is given up instead.
  func ask(_ text: String) -> UInt32? {
    question = text
    native.write(text)
    defer { question = nil }
    guard case .key(let code) = readKey() else { return nil }
    native.write("\n")
    return code
  }

  /// Shows the line as it is now.
  func paint() {
    if question == nil { paint(native.line) }
  }

  func paint(_ line: LineState) {
    let wishes = native.takeWishes()
    if wishes.clearsScreen { screen.forget() }
    let size = TerminalSize(of: input.descriptor)
    // A key may be here before the news of a new size: what is shown lies in other rows by then.
    let isMoved = size.columns != shownColumns && !screen.isEmpty
    let wiping = isMoved ? screen.erase(columns: size.columns) : ""
    if isMoved { native.takeSize() }
    shownColumns = size.columns
    let layout = LineLayout(
      prompt: shownPrompt ?? prompt, line: line, right: shownPrompt == nil ? rightPrompt : nil,
      columns: size.columns)
    let output =
      wiping + (wishes.clearsScreen ? "\u{1b}[H\u{1b}[2J" : "")
      + screen.show(layout, height: size.rows)
      + (wishes.beeps ? "\u{7}" : "")
    if !output.isEmpty { native.write(output) }
  }

  /// Erases the prompt and the line, does something in their place, and draws them again below.
  func redraw(resized: Bool = false, _ change: () -> Void) {
    let columns = resized ? TerminalSize(of: input.descriptor).columns : nil
    native.write(question == nil ? screen.erase(columns: columns) : "\r\u{1b}[J")
    if resized { native.takeSize() }
    change()
    drawAnew()
  }

  /// Shows whatever is to be seen, from the start of the row where the cursor is.
  func drawAnew() {
    if let question { native.write(question) } else { paint() }
  }

  /// Goes to the row below the line, which stays where it is, perhaps with a word after it.
  func leaveLine(saying text: String = "") {
    paint()
    native.write(screen.leave(saying: text))
  }
}
