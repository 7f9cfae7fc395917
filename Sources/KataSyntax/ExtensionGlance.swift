/// Tells from the bytes of a text whether a place may stand in an extension, without a parser.
///
/// It goes by how lines are indented, and may say yes where there is none: then a file is parsed for nothing.
struct ExtensionGlance {
  private(set) var isOpen = false
  /// The blanks in front of the line that the extension begins in.
  private var indent = 0

  /// Looks whether the word `extension` begins here.
  mutating func begin(_ bytes: [UInt8], at index: Int) {
    guard !isOpen, bytes[index...].starts(with: "extension ".utf8) else { return }
    guard index == 0 || bytes[index - 1] == 0x20 || bytes[index - 1] == 0x0A else { return }
    isOpen = true
    indent = Self.indent(of: bytes, at: index)
  }

  /// Looks whether the bracket here, which begins its line, closes the extension.
  mutating func end(_ bytes: [UInt8], at index: Int) {
    guard isOpen else { return }
    let blanks = Self.indent(of: bytes, at: index)
    let isFirst = index == blanks || bytes[index - blanks - 1] == 0x0A
    if isFirst, blanks <= indent { isOpen = false }
  }

  /// How many blanks stand at the beginning of a line.
  private static func indent(of bytes: [UInt8], at index: Int) -> Int {
    var start = index
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return bytes[start..<index].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }
}
