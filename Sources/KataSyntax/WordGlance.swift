/// Decides by a text's words alone whether the static gate could find anything in it.
///
/// Parsing is by far the dearest step of a check before the compiler, so texts without a single suspicious word
/// are never parsed. Words in strings and comments count too: a glance may suspect the innocent, but nothing
/// that the gate refuses can be written without one of these words.
struct WordGlance {
  private let words: Set<String>
  private let everydayWords: Set<String>
  private let allowedImports: Set<String>
  private let rules = AttributeRules()

  init(allowedImports: Set<String>, refused: RefusedNames) {
    self.allowedImports = allowedImports
    words = refused.strictWords.union([
      "unsafe", "macro", "convention", "sourceLocation", "keyPath", "Preview", "Playground",
      "externalMacro", "dsohandle", "embed", "contentsOfFile", "toFile", "Swift",
    ])
    everydayWords = refused.everydayWords
  }

  /// Says whether a text has to be parsed.
  func isSuspicious(_ bytes: [UInt8]) -> Bool {
    var index = 0
    var lastWord = ""
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "@"), !isHarmlessAttribute(bytes, at: index + 1) { return true }
      if byte == UInt8(ascii: "#"), isCondition(bytes, at: index + 1) { return true }
      guard Self.isWordByte(byte) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      if isSuspicious(word, after: lastWord, in: bytes, start..<index) { return true }
      lastWord = word
    }
    return false
  }

  private func isSuspicious(
    _ word: String, after lastWord: String, in bytes: [UInt8], _ range: Range<Int>
  ) -> Bool {
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "_"):
      return words.contains(word) || isMacroName(bytes, range) || mayBeFunction(bytes, range)
    case UInt8(ascii: "U"), UInt8(ascii: "u"), UInt8(ascii: "w"), UInt8(ascii: "p"),
      UInt8(ascii: "k"):
      let prefixes = ["Unsafe", "unsafe", "withUnsafe", "pthread_", "kata_"]
      if prefixes.contains(where: word.hasPrefix) { return true }
    case UInt8(ascii: "i") where word == "import":
      return !isHarmlessImport(bytes, range)
    case UInt8(ascii: "c") where word == "contentsOf":
      return PlatformNames.fileReaders.contains(lastWord)
    default:
      break
    }
    if everydayWords.contains(word) {
      return isCalled(bytes, at: range.upperBound) && !isMember(bytes, range, of: lastWord)
    }
    return words.contains(word)
  }

  /// Accepts `import Name` alone at the start of a line, when the name is allowed.
  private func isHarmlessImport(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var before = range.lowerBound
    while before > 0, bytes[before - 1] == 0x20 { before -= 1 }
    guard before == 0 || bytes[before - 1] == 0x0A else { return false }
    var start = range.upperBound
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    var end = start
    while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
    guard allowedImports.contains(String(decoding: bytes[start..<end], as: UTF8.self)) else {
      return false
    }
    return end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
  }

  private func isHarmlessAttribute(_ bytes: [UInt8], at start: Int) -> Bool {
    var end = start
    while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
    guard end > start, end < bytes.count else { return false }
    let isQualified = bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ":")
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    return !isQualified && !rules.isRefused(name) && !rules.isEntryPoint(name)
  }

  /// Says whether an `#if` or `#elseif` asks for anything beyond plain flags and versions.
  ///
  /// Harmless is one plain flag on the same line, behind which a condition cannot go on.
  private func isCondition(_ bytes: [UInt8], at start: Int) -> Bool {
    let rest = bytes[start...]
    guard rest.starts(with: "if".utf8) || rest.starts(with: "elseif".utf8) else { return false }
    let line = rest.prefix { $0 != 0x0A }
    let flag = line.dropFirst(rest.first == UInt8(ascii: "i") ? 2 : 6).drop { $0 == 0x20 }
    let isPlain = flag.allSatisfy { Self.isWordByte($0) || $0 == 0x20 }
    return !isPlain || flag.isEmpty || flag.first == UInt8(ascii: "_")
  }

  /// Says whether a word may be called with an argument, as all of these functions are.
  private func isCalled(_ bytes: [UInt8], at end: Int) -> Bool {
    guard end < bytes.count else { return false }
    switch bytes[end] {
    case UInt8(ascii: "("): return end + 1 == bytes.count || bytes[end + 1] != UInt8(ascii: ")")
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), 0x0A: return false
    // A comment, a backtick or a strange blank may hide the bracket.
    default: return true
    }
  }

  private func isMacroName(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "#")
  }

  /// Says whether a word that begins with `_` may be called, behind blanks too; `_` alone is no name.
  private func mayBeFunction(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var index = range.upperBound
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index < bytes.count, range.count > 1 else { return false }
    return bytes[index] >= 0x80 || "({`/".utf8.contains(bytes[index])
  }

  /// Says whether a word is a member of something that is surely no module.
  private func isMember(_ bytes: [UInt8], _ range: Range<Int>, of lastWord: String) -> Bool {
    let dot = range.lowerBound - 1
    guard dot > 0, bytes[dot] == UInt8(ascii: ".") else { return false }
    let isPlain = Self.isWordByte(bytes[dot - 1]) || bytes[dot - 1] == UInt8(ascii: ")")
    return isPlain && !PlatformNames.modules.contains(lastWord)
  }

  /// Everything else ends a word, letters beyond ASCII too: no refused name has one.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
