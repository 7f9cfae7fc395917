import CLibedit

/// Where libedit has put the cursor; it does not tell, so its way of drawing is followed here.
///
/// A row that is full ends at once, a wide character that does not fit goes to the next one, and a line that is
/// higher than the window shows its end only.
struct LinePlace: Hashable {
  /// The cursor's row, counted from the prompt's.
  private(set) var row = 0
  /// The row and the column after the line's last character.
  private(set) var lastRow = 0
  private(set) var lastColumn = 0

  private var column = 0
  private let columns: Int
  private let rows: Int

  /// - Parameter cursor: How many scalars of the line are before it.
  init(
    prompt: [Unicode.Scalar], line: [Unicode.Scalar], cursor: Int, columns: Int, rows: Int
  ) {
    self.columns = max(columns, 2)
    self.rows = max(rows, 1)
    for scalar in prompt { put(width: Self.width(scalar)) }
    var cursorRow: Int?
    for (index, scalar) in line.enumerated() {
      if index == cursor { cursorRow = rowOf(scalar) }
      draw(scalar)
    }
    (lastRow, lastColumn) = (row, column)
    row = cursorRow ?? row
  }

  private func rowOf(_ scalar: Unicode.Scalar) -> Int {
    let width = Self.width(scalar)
    return width > 1 && column + width > columns ? min(row + 1, rows - 1) : row
  }

  private mutating func draw(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09: repeat { put(width: 1) } while column % 8 != 0
    case 0x0a: endRow()
    case ..<0x20, 0x7f..<0xa0: for _ in 0..<2 { put(width: 1) }
    case let value where iswprint(wint_t(value)) == 0:
      // It is shown as \U+1234 or \U+12345.
      for _ in 0..<(value > 0xffff ? 8 : 7) { put(width: 1) }
    default: put(width: Self.width(scalar))
    }
  }

  private mutating func put(width: Int) {
    while column + width > columns { put(width: 1) }
    column += max(width, 1)
    if column >= columns { endRow() }
  }

  private mutating func endRow() {
    column = 0
    row = min(row + 1, rows - 1)
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    max(0, Int(wcwidth(wchar_t(truncatingIfNeeded: scalar.value))))
  }
}
