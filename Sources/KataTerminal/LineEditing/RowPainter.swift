/// Writes what makes rows on a terminal into other ones.
struct RowPainter {
  typealias Row = LineLayout.Row
  typealias Cell = LineLayout.Cell
  typealias Place = LineLayout.Place

  private(set) var output = ""
  private let old: [Row]
  /// How many rows there are below the first one to move to, without a line feed.
  private var existing: Int
  private var row: Int
  /// The cursor's column; nil after a full row, where terminals differ.
  private var column: Int?

  /// - Parameter rows: What is shown, with the cursor on one of them; nothing for none, at the start of a row.
  init(rows: [Row], cursor: Place) {
    old = rows
    existing = max(1, rows.count)
    (row, column) = (cursor.row, cursor.column)
  }

  mutating func paint(_ rows: [Row]) {
    var isReached = false
    for index in rows.indices { isReached = paint(rows, index, isReached: isReached) }
    guard rows.count < old.count else { return }
    move(to: Place(row: rows.count, column: 0))
    output += "\u{1b}[J"
  }

  mutating func move(to place: Place) {
    guard place.row != row || place.column != column else { return }
    let down = min(place.row, existing - 1) - row
    if down > 0 { output += "\u{1b}[\(down)B" }
    if down < 0 { output += "\u{1b}[\(-down)A" }
    output += String(repeating: "\n", count: max(0, place.row - existing + 1))
    existing = max(existing, place.row + 1)
    output += "\r" + (place.column > 0 ? "\u{1b}[\(place.column)C" : "")
    (row, column) = (place.row, place.column)
  }

  /// Paints one row; true when the next one has to be gone over to by its first character.
  ///
  /// Only that makes both one text for the terminal, which lays them out again in a window of another width.
  private mutating func paint(_ rows: [Row], _ index: Int, isReached: Bool) -> Bool {
    let new = rows[index]
    let isNew = index >= old.count
    if isReached { goOver(to: new, at: index) }
    guard isNew || old[index] != new else { return false }
    let change = RowChange(
      from: isNew ? Row() : old[index], to: new, done: isReached ? min(1, new.cells.count) : 0)
    move(to: Place(row: index, column: change.column))
    if change.doesErase { output += "\u{1b}[K" }
    write(change.cells)
    guard change.reachesEnd, new.isWrapped else { return false }
    column = nil
    return index + 1 < rows.count
  }

  private mutating func goOver(to new: Row, at index: Int) {
    (row, column) = (index, 0)
    existing = max(existing, index + 1)
    if new.cells.isEmpty { output += " \r" }
    write(new.cells.prefix(1))
  }

  private mutating func write(_ cells: ArraySlice<Cell>) {
    var style = ""
    for cell in cells {
      if cell.style != style { output += (style.isEmpty ? "" : Self.plain) + cell.style }
      style = cell.style
      output += cell.text
      column = column.map { $0 + cell.width }
    }
    if !style.isEmpty { output += Self.plain }
  }

  private static let plain = "\u{1b}[0m"
}

/// The part of a row that has to be written to make it another one.
private struct RowChange {
  let cells: ArraySlice<LineLayout.Cell>
  let column: Int
  /// Says whether what stands there goes first; half of a wide character would stay.
  let doesErase: Bool
  let reachesEnd: Bool

  /// - Parameter done: How many characters have been written already.
  init(from old: LineLayout.Row, to new: LineLayout.Row, done: Int) {
    let same = zip(old.cells, new.cells).prefix { $0 == $1 }.count
    let start = max(same, done)
    let tail = old.width == new.width ? Self.tail(old.cells, new.cells, after: start) : 0
    cells = new.cells[start..<(new.cells.count - tail)]
    column = new.cells[..<start].reduce(0) { $0 + $1.width }
    doesErase = tail == 0 && old.width > column
    reachesEnd = tail == 0
  }

  /// How many characters at the end may stay, which is worth it before a right prompt.
  private static func tail(
    _ old: [LineLayout.Cell], _ new: [LineLayout.Cell], after start: Int
  ) -> Int {
    let same = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let tail = max(0, min(same, old.count - start, new.count - start))
    let replaced = old.dropLast(tail).dropFirst(start)
    return replaced.allSatisfy { $0.width == 1 } ? tail : 0
  }
}
