import KataCore

/// Counts lines and tokens in a text, and finds the names of UIKit, without a tree.
///
/// Comments and blanks count for nothing, and a text literal is one token whatever it says.
struct CodeScan: Sendable {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 0
  private(set) var tokens = 0
  /// For every line how many lines of code come before it.
  private(set) var linesBefore: [Int] = [0]
  /// The names that may be UIKit's, such as `UILabel`.
  private(set) var platformNames: Set<String> = []
  private var isLineCounted = false
  private var lines = 0
  /// The literals that an interpolation is open in, with the brackets open in it.
  private var suspended: [(hashes: Int, isMultiline: Bool, depth: Int)] = []

  init(_ file: SourceFile) {
    bytes = Array(file.text.utf8)
    while index < bytes.count { step() }
    endLine()
  }

  /// Lines of code between two lines, both counted from 1 and included.
  func lines(from first: Int, through last: Int) -> Int {
    guard first >= 1, last >= first, last < linesBefore.count else { return 0 }
    return linesBefore[last] - linesBefore[first - 1]
  }

  /// Lines of code in the whole text.
  var allLines: Int { lines }

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case 0x0A:
      endLine()
      index += 1
    // A quarter of a text is blanks.
    case 0x20: repeat { index += 1 } while peek(0) == 0x20
    case 0x09, 0x0D, 0x0C: index += 1
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLineComment()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "\""): readLiteral(hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "("):
      if let last = suspended.indices.last { suspended[last].depth += 1 }
      count()
    case UInt8(ascii: ")"): close()
    case _ where Self.isWord(byte): readWord()
    case _ where Self.isOperator(byte):
      count()
      while index < bytes.count, Self.isOperator(bytes[index]), !isComment { index += 1 }
    default: count()
    }
  }

  private mutating func count() {
    mark()
    tokens += 1
    index += 1
  }

  private mutating func mark() {
    guard !isLineCounted else { return }
    isLineCounted = true
    lines += 1
  }

  private mutating func endLine() {
    linesBefore.append(lines)
    isLineCounted = false
  }

  private func peek(_ distance: Int) -> UInt8 {
    index + distance < bytes.count ? bytes[index + distance] : 0
  }

  private var isComment: Bool {
    peek(0) == UInt8(ascii: "/")
      && (peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
  }

  // MARK: Words

  private mutating func readWord() {
    mark()
    tokens += 1
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    guard index - start > 2, bytes[start] == UInt8(ascii: "U") || bytes[start] == UInt8(ascii: "N")
    else { return }
    let word = bytes[start..<index]
    let isView =
      word.starts(with: "UI".utf8) && bytes[start + 2] >= 0x41 && bytes[start + 2] <= 0x5A
    if isView || word.starts(with: "NSLayout".utf8) {
      platformNames.insert(String(decoding: word, as: UTF8.self))
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
      || byte == 0x5F || byte == 0x60 || byte == 0x24 || byte >= 0x80
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "?"), UInt8(ascii: "%"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  // MARK: Comments

  private mutating func skipLineComment() {
    while index < bytes.count, bytes[index] != 0x0A { index += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while index < bytes.count {
      if peek(0) == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if peek(0) == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        if bytes[index] == 0x0A { endLine() }
        index += 1
      }
    }
  }

  // MARK: Literals

  private mutating func readHash() {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard peek(hashes) == UInt8(ascii: "\"") else {
      count()
      return
    }
    index += hashes
    readLiteral(hashes: hashes)
  }

  private mutating func readLiteral(hashes: Int) {
    mark()
    tokens += 1
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    index += isMultiline ? 3 : 1
    goOn(hashes: hashes, isMultiline: isMultiline)
  }

  /// Moves behind the end of a literal, or into its next interpolation.
  private mutating func goOn(hashes: Int, isMultiline: Bool) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A:
        guard isMultiline else { return }
        endLine()
        index += 1
      case UInt8(ascii: "\\"):
        let isOurs = hasHashes(hashes, at: index + 1)
        let next = peek(hashes + 1)
        if isOurs, next == UInt8(ascii: "(") {
          index += hashes + 2
          suspended.append((hashes, isMultiline, 0))
          return
        }
        index += isOurs && next != 0x0A ? hashes + 2 : 1
      case UInt8(ascii: "\""):
        let quotes = isMultiline ? 3 : 1
        let isEnd =
          (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
          && hasHashes(hashes, at: index + quotes)
        mark()
        index += isEnd ? quotes + hashes : 1
        if isEnd { return }
      case 0x20, 0x09, 0x0D: index += 1
      default:
        mark()
        index += 1
      }
    }
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    guard count > 0 else { return true }
    guard start + count <= bytes.count else { return false }
    return bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func close() {
    guard let last = suspended.last else {
      count()
      return
    }
    if last.depth > 0 {
      suspended[suspended.count - 1].depth -= 1
      count()
    } else {
      index += 1
      suspended.removeLast()
      goOn(hashes: last.hashes, isMultiline: last.isMultiline)
    }
  }
}
