/// Finds what must never reach a terminal, whatever a learner's program prints.
struct CleanText: Sendable {
  /// The offending parts, in words; empty for text that only shows characters.
  let offences: [String]

  init(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      offences = ["bytes that are not UTF-8"]
      return
    }
    offences = text.unicodeScalars.filter(Self.isOffence).map {
      "U+\(String($0.value, radix: 16, uppercase: true))"
    }
  }

  private static func isOffence(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0a: false
    case ..<0x20, 0x7f...0x9f: true
    case 0x061c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069, 0xe0000...0xe007f: true
    default: false
    }
  }
}
