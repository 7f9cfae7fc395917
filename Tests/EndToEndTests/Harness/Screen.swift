/// A terminal's screen, as far as the program needs one: text, the cursor, erasing; colour is left out.
struct Screen: Sendable {
  private(set) var unknown: [String] = []
  private let width: Int
  private var rows: [[Character]] = [[]]
  private var row = 0
  private var column = 0
  private var pending: [UInt8] = []

  init(width: Int) {
    self.width = width
  }

  /// What is on the screen, without blanks at the ends of lines.
  var text: String {
    rows.map { row in
      String(String(row).reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// Takes what a program wrote; a sequence or character that is cut off waits for the rest.
  mutating func feed(_ bytes: [UInt8]) {
    pending += bytes
    while let length = nextLength() {
      let piece = Array(pending.prefix(length))
      pending.removeFirst(length)
      take(piece)
    }
  }

  private mutating func take(_ piece: [UInt8]) {
    switch piece[0] {
    case 0x1b: obey(piece)
    case 0x0d: column = 0
    case 0x0a: down()
    case 0x08: column = max(0, column - 1)
    case 0x07: break
    case 0x09: column = min(width - 1, (column / 8 + 1) * 8)
    default: put(Character(String(decoding: piece, as: UTF8.self)))
    }
  }

  /// How many bytes make up the next control or character; nil when it is not all there yet.
  private func nextLength() -> Int? {
    guard let first = pending.first else { return nil }
    guard first == 0x1b else {
      let length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
      return pending.count >= length ? length : nil
    }
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["):
      return pending.dropFirst(2).firstIndex { (0x40...0x7e).contains($0) }.map { $0 + 1 }
    case UInt8(ascii: "]"):
      return pending.firstIndex(of: 0x07).map { $0 + 1 }
    default: return 2
    }
  }

  private mutating func obey(_ sequence: [UInt8]) {
    let text = String(decoding: sequence.dropFirst(), as: UTF8.self)
    switch text {
    case "[K", "[0K": erase(from: column)
    case "[2K": erase(from: 0)
    case "[?25l", "[?25h": break
    case _ where text.hasPrefix("[") && text.hasSuffix("m"): break
    default: unknown.append(text)
    }
  }

  private mutating func erase(from start: Int) {
    rows[row] = Array(rows[row].prefix(start))
  }

  private mutating func put(_ character: Character) {
    if column >= width {
      down()
      column = 0
    }
    while rows[row].count <= column { rows[row].append(" ") }
    rows[row][column] = character
    column += 1
  }

  private mutating func down() {
    row += 1
    if row == rows.count { rows.append([]) }
  }
}
