/// Takes apart what a program writes to a terminal; a piece that is cut off waits for its rest.
struct TerminalStream: Sendable {
  enum Piece: Hashable, Sendable {
    case character(Unicode.Scalar)
    /// A byte below the blank.
    case control(UInt8)
    /// What follows an escape character.
    case sequence(String)
  }

  private static let escape: UInt8 = 0x1b
  private var pending: [UInt8] = []

  /// Takes bytes and returns the pieces that are complete.
  mutating func take(_ bytes: [UInt8]) -> [Piece] {
    pending += bytes
    var pieces: [Piece] = []
    var start = 0
    while let length = Self.length(of: pending[start...]) {
      pieces += Self.pieces(pending[start..<(start + length)])
      start += length
    }
    pending.removeFirst(start)
    return pieces
  }

  private static func pieces(_ bytes: ArraySlice<UInt8>) -> [Piece] {
    guard let first = bytes.first else { return [] }
    if first == escape {
      return [.sequence(String(decoding: bytes.dropFirst(), as: UTF8.self))]
    }
    if first < 0x20 || first == 0x7f { return [.control(first)] }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.map { .character($0) }
  }

  /// How many bytes make up the next piece; nil when it is not all there yet.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    guard first == escape else {
      let length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
      return bytes.count >= length ? length : nil
    }
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return nil }
    let end: Int?
    switch second {
    case UInt8(ascii: "["): end = rest.dropFirst().firstIndex { (0x40...0x7e).contains($0) }
    case UInt8(ascii: "]"): end = rest.firstIndex(of: 0x07)
    case UInt8(ascii: "("): end = rest.count > 1 ? rest.startIndex + 1 : nil
    default: end = rest.startIndex
    }
    return end.map { $0 - bytes.startIndex + 1 }
  }
}
