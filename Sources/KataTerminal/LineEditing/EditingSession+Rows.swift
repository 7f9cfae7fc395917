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
    native.takeSize()
    return code
  }

  /// Where the cursor is on the rows of the prompt and the line.
  func place() -> LinePlace {
    let line = native.line
    let size = TerminalSize(of: input.descriptor)
    return LinePlace(
      prompt: (shownPrompt ?? prompt).visible, line: line.scalars, cursor: line.cursor,
      columns: size.columns, rows: size.rows)
  }

  func draw() {
    if let question { native.write(question) } else { native.draw() }
  }

  /// Erases the prompt and the line, does something in their place, and draws them again below.
  func redraw(resized: Bool = false, _ change: () -> Void) {
    let row = question == nil ? place().row : 0
    native.write((row > 0 ? "\u{1b}[\(row)A" : "") + "\r\u{1b}[J")
    if resized { native.takeSize() }
    change()
    draw()
  }

  /// Goes to the row below the line, which stays where it is, perhaps with a word after it.
  func leaveLine(saying text: String = "") {
    if question != nil {
      native.write(text + "\n")
      return
    }
    let place = place()
    let down = String(repeating: "\n", count: place.lastRow - place.row)
    let right = place.lastColumn > 0 ? "\u{1b}[\(place.lastColumn)C" : ""
    native.write("\(down)\r\(right)\(text)\n")
  }
}
