/// Gives every column of a table its width: as much as it wants, and else the widest gives way first.
struct ColumnWidths {
  /// The width below which a column with more to say is a burden to read.
  private static let least = 8
  /// Longer words than this may be cut where whole words leave no room for columns.
  private static let longestWord = 18

  let widths: [Int]

  /// Nil where the columns do not fit, even with every word of theirs on a line of its own.
  init?(_ columns: [[StyledText]], room: Int) {
    guard
      let widths = Self.widths(columns, room, longestWord: room)
        ?? Self.widths(columns, room, longestWord: Self.longestWord)
    else { return nil }
    self.widths = widths
  }

  private static func widths(
    _ columns: [[StyledText]], _ room: Int, longestWord: Int
  ) -> [Int]? {
    guard columns.count <= max(room, 0) else { return nil }
    let wanted = columns.map { cells in
      max(cells.reduce(0) { max($0, width($1)) }, 1)
    }
    var widths = wanted.map { min($0, room) }
    var total = widths.reduce(0, +)
    if total > room {
      let floors = zip(columns, wanted).map {
        floor($0, wanted: $1, longestWord: longestWord)
      }
      while total > room {
        let giving = widths.indices.filter { widths[$0] > floors[$0] }
        // Of equals the last one: the first column tends to hold the names.
        let widest = giving.reversed().max { widths[$0] < widths[$1] }
        guard let widest else { return nil }
        widths[widest] -= 1
        total -= 1
      }
    }
    return widths
  }

  /// The widest line of a cell.
  private static func width(_ cell: StyledText) -> Int {
    cell.splitIntoLines().reduce(0) { max($0, $1.widthInColumns) }
  }

  private static func floor(
    _ cells: [StyledText], wanted: Int, longestWord: Int
  ) -> Int {
    let longest = cells.flatMap { $0.splitIntoLines() }.reduce(0) {
      max($0, LineBreaker(cells: $1.cells, firstWidth: 0, width: 0).widestPiece)
    }
    return min(wanted, max(least, min(longest, longestWord)))
  }
}
