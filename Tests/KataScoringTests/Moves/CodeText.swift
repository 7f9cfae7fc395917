import Foundation

/// Swift text told apart into code and the insides of string literals and comments.
///
/// It knows as much of Swift as the katas' formatted sources need: no raw and no multi-line literals.
struct CodeText {
  /// Changes the code of a text, interpolated expressions included, and leaves literals and comments alone.
  static func changingCode(of text: String, _ change: (String) -> String) -> String {
    guard mayHoldLiterals(text) else { return change(text) }
    return pieces(of: text).map { $0.isCode ? change($0.text) : $0.text }.joined()
  }

  /// How many brackets a line opens less those it closes.
  static func depth(of line: Substring) -> Int {
    var depth = 0
    let code =
      mayHoldLiterals(line)
      ? pieces(of: String(line)).filter(\.isCode).map(\.text).joined()[...] : line
    for byte in code.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return depth
  }

  /// Replaces what a regular expression matches in the code of a text.
  static func replacing(_ pattern: String, with template: String, in text: String) -> String {
    changingCode(of: text) {
      $0.replacingOccurrences(of: pattern, with: template, options: .regularExpression)
    }
  }

  private static func mayHoldLiterals(_ text: some StringProtocol) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") }
  }

  private struct Piece {
    var text: String
    let isCode: Bool
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let start = startOfLiteral(in: rest) {
      pieces.append(Piece(text: String(rest[..<start]), isCode: true))
      rest = rest[start...]
      if rest.first == "/" {
        let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
        pieces.append(Piece(text: String(rest[..<end]), isCode: false))
        rest = rest[end...]
      } else {
        takeLiteral(from: &rest, into: &pieces)
      }
    }
    pieces.append(Piece(text: String(rest), isCode: true))
    return pieces
  }

  /// Where the next string literal or comment begins.
  private static func startOfLiteral(in text: Substring) -> Substring.Index? {
    var wasSlash = false
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if byte == UInt8(ascii: "\"") { return index }
      let isSlash = byte == UInt8(ascii: "/")
      if isSlash, wasSlash { return text.utf8.index(before: index) }
      wasSlash = isSlash
    }
    return nil
  }

  private static func takeLiteral(from rest: inout Substring, into pieces: inout [Piece]) {
    var literal = String(rest.removeFirst())
    while let character = rest.popFirst(), character != "\"" {
      literal.append(character)
      guard character == "\\", let escaped = rest.popFirst() else { continue }
      literal.append(escaped)
      guard escaped == "(" else { continue }
      pieces.append(Piece(text: literal, isCode: false))
      let code = interpolation(from: &rest)
      pieces += Self.pieces(of: code)
      literal = ")"
    }
    pieces.append(Piece(text: literal + "\"", isCode: false))
  }

  /// Takes an interpolated expression and the bracket that closes it.
  private static func interpolation(from rest: inout Substring) -> String {
    var depth = 1
    var code = ""
    while let character = rest.popFirst() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { break }
      code.append(character)
    }
    return code
  }
}
