/// Measures nesting before anything recursive sees the text.
///
/// The parser recurses once per bracket, prefix keyword, `else if` and middle of a `?:`, and its look-ahead
/// doubles with every `[` inside a `[`. Strings and comments are skipped; regular expressions are read as code,
/// so a strange one can only make the measure wrong, never endless.
struct BracketScan {
  enum Problem { case depth, chain }

  /// Deepest nesting of all brackets together; the parser itself stops shortly above it.
  static let maximumDepth = 60
  private static let maximumSquareDepth = 8
  private static let maximumChain = 1500

  /// What an open bracket suspends.
  private struct Frame {
    let isSquare: Bool
    let chain: Int
    /// The literal to go on with after the bracket, when it is an interpolation.
    let literal: StringLiteral?
  }

  private struct StringLiteral {
    let hashes: Int
    let isMultiline: Bool
  }

  private let bytes: [UInt8]
  private let words = Self.known
  private var index = 0
  private var frames: [Frame] = []
  private var squares = 0
  private var chain = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the first place where a limit is exceeded.
  mutating func run() -> (problem: Problem, offset: Int)? {
    while index < bytes.count {
      step()
      if frames.count > Self.maximumDepth || squares > Self.maximumSquareDepth {
        return (.depth, index - 1)
      }
      if chain > Self.maximumChain { return (.chain, index - 1) }
    }
    return nil
  }

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x5F,
      0x80...:
      readWord()
      return
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open(isSquare: byte == UInt8(ascii: "["), resuming: nil)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      close()
      return
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      readLiteralStart()
      return
    case UInt8(ascii: "/"):
      readSlash()
      return
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "-"):
      chain += 1
    case UInt8(ascii: "?"):
      chain += 4
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
      chain = 0
    case UInt8(ascii: " "):
      // A quarter of a text is blanks.
      repeat { index += 1 } while index < bytes.count && bytes[index] == UInt8(ascii: " ")
      return
    default:
      break
    }
    index += 1
  }

  private mutating func open(isSquare: Bool, resuming literal: StringLiteral?) {
    frames.append(Frame(isSquare: isSquare, chain: chain, literal: literal))
    if isSquare { squares += 1 }
    chain = 0
  }

  private mutating func close() {
    index += 1
    guard let frame = frames.popLast() else { return }
    if frame.isSquare { squares -= 1 }
    chain = frame.chain + 1
    if let literal = frame.literal { skipLiteral(literal) }
  }

  // MARK: Words

  private mutating func readWord() {
    let start = index
    while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
    guard let links = words.links(of: bytes[start..<index]) else { return }
    chain = links > 0 ? chain + links : 0
  }

  private static let known = ChainWords([
    1: "else try await unsafe copy consume borrow any some inout is", 8: "repeat each",
    0: "func return guard for while switch case class struct import",
  ])

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == 0x5F
      || byte >= 0x80 || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  // MARK: Strings

  private mutating func readLiteralStart() {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard peek(hashes) == UInt8(ascii: "\"") else {
      index += max(hashes, 1)
      return
    }
    index += hashes + 1
    let isMultiline = peek(0) == UInt8(ascii: "\"") && peek(1) == UInt8(ascii: "\"")
    if isMultiline { index += 2 }
    skipLiteral(StringLiteral(hashes: hashes, isMultiline: isMultiline))
  }

  /// Moves behind the end of a literal, or into its next interpolation.
  private mutating func skipLiteral(_ literal: StringLiteral) {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\""), let length = closingLength(of: literal) {
        index += length
        return
      }
      if byte == 0x0A, !literal.isMultiline { return }
      if byte == UInt8(ascii: "\\"), hasHashes(literal.hashes, at: 1) {
        index += literal.hashes + 2
        guard peek(-1) == UInt8(ascii: "(") else { continue }
        open(isSquare: false, resuming: literal)
        return
      }
      index += 1
    }
  }

  private func closingLength(of literal: StringLiteral) -> Int? {
    let quotes = literal.isMultiline ? 3 : 1
    for offset in 0..<quotes where peek(offset) != UInt8(ascii: "\"") { return nil }
    return hasHashes(literal.hashes, at: quotes) ? quotes + literal.hashes : nil
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (offset..<offset + count).allSatisfy { peek($0) == UInt8(ascii: "#") }
  }

  private func peek(_ offset: Int) -> UInt8? {
    let position = index + offset
    return position < bytes.count ? bytes[position] : nil
  }

  // MARK: Comments

  private mutating func readSlash() {
    switch peek(1) {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    case UInt8(ascii: "*"):
      skipBlockComment()
    default:
      index += 1
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if peek(0) == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if peek(0) == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }
}
