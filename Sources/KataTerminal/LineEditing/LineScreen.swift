/// The rows that a terminal shows of the prompt and the line, and what to send it for other ones.
///
/// libedit's own drawing goes wrong where wide characters wrap: it moves about by writing characters again, from
/// columns in the middle of one. Here every move is to a column counted from the margin, and only what is different is
/// written.
struct LineScreen {
  typealias Row = LineLayout.Row
  typealias Place = LineLayout.Place

  /// None while nothing is drawn; the cursor is at the start of a row then.
  private var rows: [Row] = []
  private var cursor = Place()
  private var end = Place()
  /// How many rows of the line are above those that the window has room for.
  private var hidden = 0

  var isEmpty: Bool { rows.isEmpty }

  /// Shows a line; where it is higher than the window, the part with the cursor.
  mutating func show(_ layout: LineLayout, height: Int) -> String {
    let height = max(1, height)
    let lowest = min(hidden, layout.cursor.row, max(0, layout.rows.count - height))
    let top = max(lowest, layout.cursor.row - height + 1)
    let wanted = Array(layout.rows[top...].prefix(height))
    var painter = RowPainter(rows: rows, cursor: cursor)
    painter.paint(wanted)
    hidden = top
    rows = wanted
    cursor = Place(row: layout.cursor.row - top, column: layout.cursor.column)
    end = Place(row: layout.end.row - top, column: layout.end.column)
    painter.move(to: cursor)
    return painter.output
  }

  /// Goes to the row below the line, which stays where it is, perhaps with a word after it.
  mutating func leave(saying text: String) -> String {
    defer { forget() }
    guard !rows.isEmpty else { return text + "\n" }
    var painter = RowPainter(rows: rows, cursor: cursor)
    let isWhole = end.row < rows.count
    painter.move(to: isWhole ? end : Place(row: rows.count - 1, column: 0))
    return painter.output + (isWhole ? "" : "\n") + text + "\n"
  }

  /// Wipes everything away, to draw at the same place again.
  ///
  /// - Parameter columns: The window's width, when it has another one now.
  mutating func erase(columns: Int? = nil) -> String {
    let row = columns.map(cursorRow) ?? cursor.row
    let isAllOfWindow = columns != nil && hidden > 0
    forget()
    if isAllOfWindow { return "\u{1b}[H \u{1b}[J\r" }
    // tmux keeps a screen that is erased from its first cell on, and shows it again in a wider window.
    return (row > 0 ? "\u{1b}[\(row)A" : "") + "\r \u{1b}[J\r"
  }

  /// Takes it that nothing is drawn, and that the cursor is at the start of a row.
  mutating func forget() {
    self = LineScreen()
  }

  /// The cursor's row after the terminal has laid out the rows for another width.
  private func cursorRow(columns: Int) -> Int {
    var place = Place()
    for (index, row) in rows.enumerated() {
      var column = 0
      for cell in row.cells {
        if place.column + cell.width > columns { place = Place(row: place.row + 1) }
        if index == cursor.row, column == cursor.column { return place.row }
        place.column += cell.width
        column += cell.width
      }
      if index == cursor.row { return place.row + (place.column >= columns ? 1 : 0) }
      if !row.isWrapped { place = Place(row: place.row + 1) }
    }
    return place.row
  }
}
