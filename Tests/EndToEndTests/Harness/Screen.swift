/// A terminal's screen, as far as the program and what it starts need one; colour is left out.
///
/// It wraps as xterm does, after the character that no longer fits, and lays wrapped rows out again when it gets
/// another width, as most terminals do.
struct Screen: Sendable {
  /// One row; a wide character is followed by an empty cell.
  struct Row: Sendable {
    var cells: [String] = []
    /// Says that the next row goes on with the same line.
    var isWrapped = false

    /// The row without the blanks at its end.
    var text: String {
      let end = cells.lastIndex { $0 != " " && !$0.isEmpty }
      return end.map { cells[...$0].joined() } ?? ""
    }
  }

  /// What the program has asked of the terminal and is to take back when it ends.
  struct Modes: Hashable, Sendable {
    var isCursorHidden = false
    var marksPastes = false
    var isOnSecondScreen = false
    var hasKeypad = false
  }

  /// Sequences that a plain terminal does not know, and those that this one does not.
  var unknown: [String] = []
  var modes = Modes()
  /// How often a line editor has begun to read a line, which it does by having pastes marked.
  var linesBegun = 0
  private(set) var width: Int
  private(set) var height: Int
  var rows: [Row]
  /// What has left the screen at its top.
  var past: [Row] = []
  var row = 0
  var column = 0
  /// The first screen, while the second one is shown.
  var first: (rows: [Row], row: Int, column: Int)?
  private var stream = TerminalStream()

  init(width: Int, height: Int = 40) {
    (self.width, self.height) = (width, height)
    rows = Array(repeating: Row(), count: height)
  }

  /// Everything that was shown and not wiped away, without blanks at the ends of rows.
  var text: String { Self.text(past + rows) }

  /// What is on the screen now.
  var visible: String { Self.text(rows) }

  /// The line that the cursor is on, which may be wrapped over several rows.
  var line: String {
    var (start, end) = (row, row)
    while start > 0, rows[start - 1].isWrapped { start -= 1 }
    while end < height - 1, rows[end].isWrapped { end += 1 }
    return rows[start...end].map(\.text).joined()
  }

  private static func text(_ rows: [Row]) -> String {
    let texts = rows.map(\.text)
    let end = texts.lastIndex { !$0.isEmpty }
    return end.map { texts[...$0].joined(separator: "\n") } ?? ""
  }

  /// Takes what a program wrote; a sequence or character that is cut off waits for the rest.
  mutating func feed(_ bytes: [UInt8]) {
    for piece in stream.take(bytes) {
      switch piece {
      case .character(let scalar): put(scalar)
      case .control(let byte): control(byte)
      case .sequence(let text): obey(text)
      }
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x0d: column = 0
    case 0x0a: down()
    case 0x08: column = max(0, min(column, width - 1) - 1)
    case 0x09: column = min(width - 1, (column / 8 + 1) * 8)
    case 0x07: break
    default: unknown.append("control \(byte)")
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let size = CellWidth.of(scalar)
    guard size > 0 else { return join(scalar) }
    if column + size > width {
      rows[row].isWrapped = true
      down()
      column = 0
    }
    fill(to: column + size)
    rows[row].cells[column] = String(scalar)
    if size == 2 { rows[row].cells[column + 1] = "" }
    column += size
  }

  /// Puts a mark on the character before it.
  private mutating func join(_ scalar: Unicode.Scalar) {
    var before = column - 1
    while before > 0, rows[row].cells[before].isEmpty { before -= 1 }
    if rows[row].cells.indices.contains(before) {
      rows[row].cells[before].unicodeScalars.append(scalar)
    }
  }

  private mutating func fill(to end: Int) {
    let missing = end - rows[row].cells.count
    if missing > 0 { rows[row].cells += Array(repeating: " ", count: missing) }
  }

  /// Goes a row down; at the bottom everything moves up.
  private mutating func down() {
    guard row == height - 1 else {
      row += 1
      return
    }
    if !modes.isOnSecondScreen { past.append(rows[0]) }
    rows.removeFirst()
    rows.append(Row())
  }

  /// Gets another size; what wrapped is laid out again, and the cursor stays with its character.
  mutating func resize(width: Int, height: Int) {
    let place = modes.isOnSecondScreen ? nil : reflowed(to: width)
    (self.width, self.height) = (width, height)
    if let place { (rows, row, column) = place }
    while rows.count > height, row > height - 1 || rows.last?.text.isEmpty == false {
      past.append(rows.removeFirst())
      row = max(0, row - 1)
    }
    rows = Array(rows.prefix(height))
    while rows.count < height { rows.append(Row()) }
    row = min(row, height - 1)
  }

  private func reflowed(to width: Int) -> (rows: [Row], row: Int, column: Int) {
    var (laid, place): ([Row], (row: Int, column: Int)) = ([], (0, 0))
    var current = Row()
    for (index, old) in rows.enumerated() {
      for (offset, cell) in old.cells.enumerated() {
        let isWide = offset + 1 < old.cells.count && old.cells[offset + 1].isEmpty
        if current.cells.count + (isWide ? 2 : 1) > width {
          current.isWrapped = true
          laid.append(current)
          current = Row()
        }
        if index == row, offset == column { place = (laid.count, current.cells.count) }
        current.cells.append(cell)
      }
      if index == row, column >= old.cells.count {
        place = (laid.count, current.cells.count + column - old.cells.count)
      }
      guard !old.isWrapped else { continue }
      laid.append(current)
      current = Row()
    }
    return (laid, place.row, min(place.column, width))
  }
}
