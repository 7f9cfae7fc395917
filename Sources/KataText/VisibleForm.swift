/// Shows in plain signs what would otherwise steer a terminal or hide in a line.
struct VisibleForm {
  let marks: Look.Marks

  /// The text that stands for a scalar; the scalar itself when it is harmless.
  func text(for scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0..<0x20, 0x7f: control(scalar.value)
    case 0xfffd: replacement
    case let value where Self.hides(value): "\\u{\(String(value, radix: 16))}"
    default: String(Character(scalar))
    }
  }

  /// Says whether every scalar of a text stands for itself, as in nearly all that is ever shown.
  static func isHarmless(_ text: String, mayHoldLineFeeds: Bool = false) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x20..<0x7f: true
      case 0x0a: mayHoldLineFeeds
      case 0..<0x80, 0xfffd: false
      default: !hides(scalar.value)
      }
    }
  }

  /// Stands for bytes that are no text.
  var replacement: String { marks == .unicode ? "\u{fffd}" : "?" }

  /// A control picture, or the caret form where only ASCII may be used.
  private func control(_ value: UInt32) -> String {
    let picture: UInt32 =
      marks == .unicode ? (value == 0x7f ? 0x2421 : 0x2400 + value) : value ^ 0x40
    let sign = Unicode.Scalar(picture).map { String(Character($0)) } ?? ""
    return marks == .unicode ? sign : "^" + sign
  }

  /// 8-bit controls, changes of writing direction, line separators, tags, and blanks that look like a space or
  /// like nothing.
  ///
  /// The joiners U+200C and U+200D stay: emoji and several scripts need them.
  private static func hides(_ value: UInt32) -> Bool {
    switch value {
    case 0x80...0xa0, 0x61c, 0x2000...0x200b, 0x200e, 0x200f, 0x2028...0x202f, 0x205f...0x206f,
      0xfeff, 0xfff9...0xfffb, 0xe0000...0xe007f:
      true
    default: false
    }
  }
}
