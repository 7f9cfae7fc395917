import KataText

/// A grid of terminal cells that views are drawn on, one over the other.
struct Canvas: Sendable {
  private struct Cell: Sendable {
    /// Nil for the second half of a wide character.
    var character: Character?
    var style: Style
  }

  let width: Int
  private(set) var height: Int
  private var rows: [[Cell]]

  private static let blank = Cell(character: " ", style: .plain)

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    rows = Array(repeating: Array(repeating: Self.blank, count: width), count: height)
  }

  /// Writes a text that is clean already; what does not fit is left out.
  ///
  /// - Parameter end: The first column that may not be written to.
  mutating func put(
    _ text: String, x: Int, y: Int, style: Style = .plain, before end: Int? = nil
  ) {
    guard rows.indices.contains(y) else { return }
    var column = x
    for character in text {
      let size = DisplayWidth.of(character)
      guard column + size <= min(end ?? width, width) else { return }
      if column >= 0, size > 0 { set(character, size: size, column, y, style) }
      column += size
    }
  }

  /// Gives every cell of a rectangle the style, and leaves its characters.
  mutating func restyle(_ rect: CellRect, _ style: (Style) -> Style) {
    for y in rect.rows where rows.indices.contains(y) {
      for x in rect.columns where rows[y].indices.contains(x) {
        rows[y][x].style = style(rows[y][x].style)
      }
    }
  }

  /// Makes a rectangle blank.
  mutating func clear(_ rect: CellRect) {
    for y in rect.rows {
      put(String(repeating: " ", count: rect.width), x: rect.x, y: y)
    }
  }

  /// The first column of a rectangle's first row in which something stands; nil when nothing does.
  func firstInk(in rect: CellRect) -> Int? {
    guard rows.indices.contains(rect.y) else { return nil }
    return rect.columns.first {
      rows[rect.y].indices.contains($0) && rows[rect.y][$0].character != " "
    }
  }

  /// The rows from top to bottom.
  var lines: [StyledText] {
    rows.map { row in
      var line = StyledText()
      for cell in row {
        if let character = cell.character { line.append(String(character), cell.style) }
      }
      return line
    }
  }

  private mutating func set(
    _ character: Character, size: Int, _ x: Int, _ y: Int, _ style: Style
  ) {
    // Whatever loses a half of it must not leave the other one.
    if rows[y][x].character == nil, x > 0 { rows[y][x - 1] = Self.blank }
    let last = x + size - 1
    if last + 1 < width, rows[y][last + 1].character == nil { rows[y][last + 1] = Self.blank }
    rows[y][x] = Cell(character: character, style: style)
    if size == 2 { rows[y][x + 1] = Cell(character: nil, style: style) }
  }
}

/// A rectangle of terminal cells.
struct CellRect: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var columns: Range<Int> { x..<(x + max(0, width)) }
  var rows: Range<Int> { y..<(y + max(0, height)) }
  var maxX: Int { x + width }
  var maxY: Int { y + height }
}

/// How many cells something takes.
struct CellSize: Hashable, Sendable {
  var width: Int
  var height: Int
}
