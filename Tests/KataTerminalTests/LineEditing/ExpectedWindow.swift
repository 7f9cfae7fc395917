@testable import KataTerminal

/// Where everything has to be on the screen, laid out in the simplest way: one character after the other.
struct ExpectedWindow: Sendable {
  let columns: Int
  var height = 24
  private(set) var rows = [""]
  private(set) var cursor = [0, 0]

  init(
    prompt: String, line: [Unicode.Scalar], cursor: Int, columns: Int, height: Int = 24
  ) {
    (self.columns, self.height) = (columns, height)
    var column = 0
    for (index, scalar) in (Array(prompt.unicodeScalars) + line).enumerated() {
      let width = scalar == "\n" ? 0 : Self.isWide(scalar) ? 2 : 1
      if column + width > columns { next(&column) }
      if index == prompt.unicodeScalars.count + cursor { self.cursor = [rows.count - 1, column] }
      if scalar == "\n" {
        next(&column)
      } else {
        rows[rows.count - 1].unicodeScalars.append(scalar)
      }
      column += width
      if column == columns { next(&column) }
    }
    if cursor == line.count { self.cursor = [rows.count - 1, column] }
  }

  private mutating func next(_ column: inout Int) {
    rows.append("")
    column = 0
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    (0x2e80...0xffdc).contains(scalar.value) || scalar.value > 0xffff
  }

  /// Says whether a terminal that was sent this shows the rows, and nothing else.
  func isShown(by text: String) -> Bool {
    var screen = WideScreen(columns: columns, height: height)
    screen.feed(text)
    return isShown(on: screen)
  }

  func isShown(on screen: WideScreen) -> Bool {
    let wanted = rows.map(WideScreen.trimmed)
    let blank = Array(repeating: "", count: max(0, height - rows.count))
    return screen.rows == wanted + blank && screen.cursor == cursor && screen.unknown.isEmpty
  }
}
