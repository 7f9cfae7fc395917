extension Screen {
  /// Obeys what followed an escape character; what is not known is written down.
  mutating func obey(_ text: String) {
    switch text {
    case "[?25l": modes.isCursorHidden = true
    case "[?25h": modes.isCursorHidden = false
    case "[?2004h":
      modes.marksPastes = true
      linesBegun += 1
    case "[?2004l": modes.marksPastes = false
    case "[?1049h": showSecondScreen()
    case "[?1049l": showFirstScreen()
    case "[?1h", "=": modes.hasKeypad = true
    case "[?1l", ">": modes.hasKeypad = false
    case "M": up()
    // The window's title, put away and taken back; and the usual character set, which is the only one.
    case "[22;0;0t", "[23;0;0t", "(B": break
    default:
      guard text.hasPrefix("["), let command = text.last, let numbers = Self.numbers(text),
        obey(command, numbers)
      else { return unknown.append(text) }
    }
  }

  /// The numbers of a control sequence; nil when there is anything else in it.
  private static func numbers(_ text: String) -> [Int]? {
    let inner = text.dropFirst().dropLast()
    let numbers = inner.split(separator: ";", omittingEmptySubsequences: false).map {
      $0.isEmpty ? 0 : Int($0) ?? -1
    }
    return numbers.contains { $0 < 0 } ? nil : numbers
  }

  private mutating func obey(_ command: Character, _ numbers: [Int]) -> Bool {
    let first = numbers.first ?? 0
    let count = max(1, first)
    // A cursor after the last column stands on it for everything but the next character.
    let stood = min(column, width - 1)
    switch command {
    case "m": return true
    case "A": row = max(0, row - count)
    case "B": row = min(height - 1, row + count)
    case "C": column = min(width - 1, stood + count)
    case "D": column = max(0, stood - count)
    case "G": column = min(width, count) - 1
    case "H":
      row = min(height, count) - 1
      column = min(width, max(1, numbers.dropFirst().first ?? 1)) - 1
    case "J" where first == 0:
      eraseRow(from: column)
      for index in (row + 1)..<max(row + 1, height) { rows[index] = Row() }
    case "J" where first == 2: rows = Array(repeating: Row(), count: height)
    case "K" where first == 0: eraseRow(from: column)
    case "K" where first == 1:
      for index in 0..<min(stood + 1, rows[row].cells.count) { rows[row].cells[index] = " " }
    case "K" where first == 2: rows[row] = Row()
    default: return false
    }
    return true
  }

  private mutating func eraseRow(from start: Int) {
    rows[row].cells = Array(rows[row].cells.prefix(start))
    rows[row].isWrapped = false
  }

  /// Goes a row up; at the top everything moves down.
  private mutating func up() {
    guard row == 0 else {
      row -= 1
      return
    }
    rows.removeLast()
    rows.insert(Row(), at: 0)
  }

  private mutating func showSecondScreen() {
    guard first == nil else { return }
    first = (rows, row, column)
    modes.isOnSecondScreen = true
    rows = Array(repeating: Row(), count: height)
    (row, column) = (0, 0)
  }

  private mutating func showFirstScreen() {
    guard let saved = first else { return }
    (rows, row, column) = saved
    first = nil
    modes.isOnSecondScreen = false
  }
}
