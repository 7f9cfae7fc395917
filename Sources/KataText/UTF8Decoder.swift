/// Decodes UTF-8 that arrives in pieces; a piece may end in the middle of a character.
struct UTF8Decoder {
  enum Element: Hashable {
    case scalar(Unicode.Scalar)
    /// A byte from 0x80 to 0x9F outside any character: a control character in 8-bit encodings.
    case strayControl(Unicode.Scalar)
    /// One maximal piece that is no UTF-8.
    case invalid
  }

  private var pending: [UInt8] = []
  /// Says whether the last byte was no text, so that the next may be the rest of a broken character.
  private var isBroken = false

  /// Takes one byte and returns what it completes: mostly nothing or one element, two after a cut character.
  mutating func take(_ byte: UInt8) -> (first: Element?, second: Element?) {
    guard let lead = pending.first else { return (start(byte), nil) }
    guard Self.continues(byte, lead: lead, at: pending.count) else {
      pending = []
      isBroken = true
      return (.invalid, start(byte))
    }
    pending.append(byte)
    guard pending.count == Self.length(lead) else { return (nil, nil) }
    let bits = pending.dropFirst().reduce(UInt32(lead) & (0xff >> UInt32(pending.count + 1))) {
      $0 << 6 | UInt32($1 & 0x3f)
    }
    pending = []
    return (Unicode.Scalar(bits).map { .scalar($0) } ?? .invalid, nil)
  }

  /// Says whether the end of the text cut a character.
  mutating func finish() -> Bool {
    defer { pending = [] }
    return !pending.isEmpty
  }

  private mutating func start(_ byte: UInt8) -> Element? {
    let followsBroken = isBroken
    isBroken = false
    switch byte {
    case ..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0x80...0x9f where !followsBroken: return .strayControl(Unicode.Scalar(byte))
    case 0xc2...0xf4:
      pending = [byte]
      return nil
    default:
      isBroken = true
      return .invalid
    }
  }

  private static func length(_ lead: UInt8) -> Int { lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4 }

  /// Refuses overlong forms, surrogates and values past the last scalar at their second byte.
  private static func continues(_ byte: UInt8, lead: UInt8, at index: Int) -> Bool {
    let range: ClosedRange<UInt8> =
      switch (index, lead) {
      case (1, 0xe0): 0xa0...0xbf
      case (1, 0xed): 0x80...0x9f
      case (1, 0xf0): 0x90...0xbf
      case (1, 0xf4): 0x80...0x8f
      default: 0x80...0xbf
      }
    return range.contains(byte)
  }
}
