/// The words of a text by how they are used, as far as the word and the one before it tell.
struct MentionedWords {
  /// Words that begin with a capital.
  private(set) var types: Set<String> = []
  /// Words behind a dot.
  private(set) var members: Set<String> = []
  /// What declarations override.
  private(set) var overridden: Set<String> = []
  /// What the text itself declares.
  private(set) var declared: Set<String> = []

  private static let declaring: Set<String> = [
    "func", "var", "let", "case", "class", "struct", "enum", "protocol", "typealias", "actor",
  ]

  mutating func read(_ bytes: [UInt8]) {
    var index = 0
    var last = ""
    var isOverridden = false
    while index < bytes.count {
      guard Self.isWordByte(bytes[index]) else {
        // A comment to the end of the line names nothing that is used.
        if bytes[index] == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2F {
          while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        } else {
          index += 1
        }
        continue
      }
      let start = index
      while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      let isBehindDot = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      note(word, after: last, isBehindDot: isBehindDot, isOverridden: isOverridden)
      if word == "override" { isOverridden = true }
      if Self.declaring.contains(last) { isOverridden = false }
      last = word
    }
  }

  private mutating func note(
    _ word: String, after last: String, isBehindDot: Bool, isOverridden: Bool
  ) {
    if Self.declaring.contains(last), !isBehindDot {
      if isOverridden { overridden.insert(word) } else { declared.insert(word) }
    } else if isBehindDot {
      members.insert(word)
    } else if word.utf8.first.map(Self.isCapital) == true {
      types.insert(word)
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isCapital(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
  }
}
