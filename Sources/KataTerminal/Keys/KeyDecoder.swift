/// Makes keys of the bytes that a terminal sends; a key may come in pieces.
struct KeyDecoder: Sendable {
  /// What a byte may mean that is no text.
  enum Element: Hashable, Sendable {
    case key(Key)
    /// ^Z: the program is to stop for a while.
    case suspend
  }

  private var pending: [UInt8] = []

  /// Says that the last byte was an escape: the key itself, unless more follows at once.
  var isUndecided: Bool { !pending.isEmpty }

  /// Takes bytes and returns the keys that are complete; sequences of other keys are swallowed.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [Element] {
    pending += bytes
    var elements: [Element] = []
    while let length = nextLength() {
      let piece = Array(pending.prefix(length))
      pending.removeFirst(length)
      if let element = Self.element(piece) { elements.append(element) }
    }
    return elements
  }

  /// Gives up waiting for the rest: an escape alone is the key of that name, anything else is dropped.
  mutating func giveUp() -> [Element] {
    defer { pending = [] }
    return pending == [0x1b] ? [.key(.escape)] : []
  }

  /// How many bytes make up the next piece; nil when it is not all there yet.
  private func nextLength() -> Int? {
    guard let first = pending.first else { return nil }
    if first == 0x1b { return sequenceLength() }
    let length = first < 0xc2 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 1
    // A character that is cut by something else ends there.
    let rest = pending.dropFirst().prefix(length - 1).prefix { $0 & 0xc0 == 0x80 }
    if rest.count == length - 1 || pending.count > rest.count + 1 { return rest.count + 1 }
    return nil
  }

  private func sequenceLength() -> Int? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["):
      // The Linux console's own form of function keys.
      if pending.count > 2, pending[2] == UInt8(ascii: "[") { return pending.count > 3 ? 4 : nil }
      // Parameters up to a final byte; anything else breaks the sequence off before it.
      guard let end = pending.dropFirst(2).firstIndex(where: { !(0x20...0x3f).contains($0) }) else {
        return nil
      }
      return (0x40...0x7e).contains(pending[end]) ? end + 1 : end
    case UInt8(ascii: "O"): return pending.count > 2 ? 3 : nil
    // The escape key pressed twice is pressed once, and a second one may begin a sequence.
    case 0x1b: return 1
    default: return 2
    }
  }

  private static func element(_ piece: [UInt8]) -> Element? {
    switch piece[0] {
    case 0x1b: return sequence(piece).map(Element.key)
    case 0x03: return .key(.interrupt)
    case 0x04: return .key(.end)
    case 0x09: return .key(.tab)
    case 0x0a, 0x0d: return .key(.enter)
    case 0x08, 0x7f: return .key(.backspace)
    case 0x0c: return .key(.resized)
    case 0x1a: return .suspend
    case ..<0x20: return nil
    default: return String(validating: piece, as: UTF8.self)?.first.map { .key(.character($0)) }
    }
  }

  private static func sequence(_ piece: [UInt8]) -> Key? {
    guard piece.count > 1 else { return .escape }
    guard piece.count > 2, piece[2] != UInt8(ascii: "[") else { return nil }
    switch piece[piece.count - 1] {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    default: return nil
    }
  }
}
