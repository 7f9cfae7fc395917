@testable import KataTerminal

/// A terminal's window with wide characters, stricter than real ones: half of a wide character is lost with the other.
struct WideScreen {
  private static let blank = " "
  /// Stands in the second cell of a wide character.
  private static let rest = ""

  let columns: Int
  let height: Int
  private(set) var row = 0
  private var column = 0
  private var cells: [[String]]
  private var pending: [Unicode.Scalar] = []
  /// What it was told and does not know.
  private(set) var unknown: [String] = []

  init(columns: Int, height: Int) {
    (self.columns, self.height) = (columns, height)
    cells = Array(repeating: Array(repeating: Self.blank, count: columns), count: height)
  }

  /// The rows, without the blanks at their ends.
  var rows: [String] { cells.map { Self.trimmed($0.joined()) } }

  /// The cursor's row and column; after a full row it stands on the last column.
  var cursor: [Int] { [row, min(column, columns - 1)] }

  static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }

  mutating func feed(_ text: String) {
    for scalar in text.unicodeScalars {
      if !pending.isEmpty || scalar == "\u{1b}" {
        pending.append(scalar)
        obey()
      } else {
        take(scalar)
      }
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": column = 0
    case "\n":
      column = 0
      down()
    case "\u{8}": column = max(0, min(column, columns - 1) - 1)
    case "\u{7}": break
    default: put(scalar)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = LineLayout.width(scalar)
    guard width > 0 else { return join(scalar) }
    if column + width > columns {
      column = 0
      down()
    }
    for place in column..<(column + width) { wipe(place) }
    cells[row][column] = String(scalar)
    if width == 2 { cells[row][column + 1] = Self.rest }
    column += width
  }

  private mutating func join(_ scalar: Unicode.Scalar) {
    var place = max(0, column - 1)
    if cells[row][place] == Self.rest { place -= 1 }
    cells[row][place].unicodeScalars.append(scalar)
  }

  /// Blanks a cell, and with it all of the character that it is part of.
  private mutating func wipe(_ place: Int) {
    if cells[row][place] == Self.rest, place > 0 { cells[row][place - 1] = Self.blank }
    if place + 1 < columns, cells[row][place + 1] == Self.rest {
      cells[row][place + 1] = Self.blank
    }
    cells[row][place] = Self.blank
  }

  private mutating func down() {
    if row + 1 < height {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: Self.blank, count: columns))
    }
  }

  private mutating func obey() {
    guard pending.count > 2, let last = pending.last, (0x40...0x7e).contains(last.value) else {
      return
    }
    let parameters = String(String.UnicodeScalarView(pending[2..<(pending.count - 1)]))
    pending = []
    let number = Int(parameters) ?? 0
    switch last {
    case "A": row = max(0, row - max(1, number))
    case "B": row = min(height - 1, row + max(1, number))
    case "C": column = min(columns - 1, column + max(1, number))
    case "G": column = min(columns, max(1, number)) - 1
    case "H": (row, column) = (0, 0)
    case "K": erase(from: min(column, columns - 1))
    case "J":
      erase(from: number == 2 ? 0 : min(column, columns - 1))
      for other in (number == 2 ? 0 : row + 1)..<max(row + 1, height) {
        cells[other] = Array(repeating: Self.blank, count: columns)
      }
    case "m", "h", "l": break
    default: unknown.append(parameters + String(last))
    }
  }

  private mutating func erase(from start: Int) {
    for place in start..<columns { wipe(place) }
  }
}
