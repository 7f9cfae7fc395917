import CLibedit

/// Where the prompt and the line stand on the rows of a terminal.
///
/// A row that is full ends at once, and a wide character that does not fit goes to the next one.
struct LineLayout: Hashable {
  /// A character with the marks that belong to it.
  struct Cell: Hashable {
    static let blank = Cell(style: "", text: " ", width: 1)

    /// The sequences that set its colours.
    let style: String
    fileprivate(set) var text: String
    let width: Int
  }

  struct Row: Hashable {
    fileprivate(set) var cells: [Cell] = []
    /// The columns it takes.
    fileprivate(set) var width = 0
    /// Says that the next row goes on with the same text, so that a terminal may lay both out again.
    fileprivate(set) var isWrapped = false
  }

  struct Place: Hashable {
    var row = 0
    var column = 0
  }

  /// Never empty.
  private(set) var rows = [Row()]
  private(set) var cursor = Place()
  /// The place after the line's last character.
  private(set) var end = Place()
  private let columns: Int

  init(prompt: PromptText, line: LineState, right: PromptText? = nil, columns: Int) {
    self.columns = max(columns, 2)
    for part in prompt.parts { draw(part.scalar, style: part.style) }
    var cursor: Place?
    for (index, scalar) in line.scalars.enumerated() {
      if index == line.cursor { cursor = place(of: scalar) }
      draw(scalar)
    }
    end = place
    self.cursor = cursor ?? end
    if let right { draw(right) }
  }

  /// The columns of a character when it stands alone, as the C library counts them.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    max(0, Int(wcwidth(wchar_t(truncatingIfNeeded: scalar.value))))
  }

  private var place: Place { Place(row: rows.count - 1, column: rows[rows.count - 1].width) }

  private func place(of scalar: Unicode.Scalar) -> Place {
    let doesFit = place.column + Self.width(scalar) <= columns
    return doesFit ? place : Place(row: place.row + 1, column: 0)
  }

  private mutating func draw(_ scalar: Unicode.Scalar, style: String = "") {
    switch scalar.value {
    case 0x09: repeat { put(.blank) } while place.column % 8 != 0
    case 0x0a: rows.append(Row())
    case ..<0x20, 0x7f: put("^\(Unicode.Scalar(UInt8(scalar.value ^ 0x40)))", style: style)
    case let value where iswprint(wint_t(value)) == 0:
      let digits = String(value, radix: 16, uppercase: true)
      put("\\U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits, style: style)
    default:
      put(Cell(style: style, text: String(scalar), width: Self.width(scalar)))
    }
  }

  private mutating func put(_ sign: String, style: String) {
    for scalar in sign.unicodeScalars { put(Cell(style: style, text: String(scalar), width: 1)) }
  }

  private mutating func put(_ cell: Cell) {
    guard cell.width > 0 else { return join(cell) }
    while place.column + cell.width > columns { put(.blank) }
    rows[rows.count - 1].cells.append(cell)
    rows[rows.count - 1].width += cell.width
    guard place.column == columns else { return }
    rows[rows.count - 1].isWrapped = true
    rows.append(Row())
  }

  /// Puts a mark on the character before it, or on a blank where there is none.
  private mutating func join(_ mark: Cell) {
    var row = rows.count - 1
    if rows[row].cells.isEmpty, row > 0, rows[row - 1].isWrapped { row -= 1 }
    guard let last = rows[row].cells.indices.last else {
      return put(Cell(style: mark.style, text: " " + mark.text, width: 1))
    }
    rows[row].cells[last].text += mark.text
  }

  /// Puts the right prompt at the end of the row, one column clear of the line and of the margin.
  private mutating func draw(_ right: PromptText) {
    let width = right.parts.reduce(0) { $0 + Self.width($1.scalar) }
    let gap = columns - 1 - width - end.column
    guard width > 0, gap > 0, rows.count == 1 else { return }
    for _ in 0..<gap { put(.blank) }
    for part in right.parts { draw(part.scalar, style: part.style) }
  }
}
