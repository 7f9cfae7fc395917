/// A path below some folder, written with slashes; never absolute, never climbing out with `..`.
package struct RelativePath: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let description: String
  /// What it is hashed by: whatever has a place is looked up by its path, which takes long to hash each time.
  private let sum: UInt64

  /// Makes a path from its text; nil when it is empty, absolute, or holds `.`, `..` or a control character.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.isEmpty else { return nil }
    let isPlain = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    let isPrintable = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
    guard isPlain, isPrintable else { return nil }
    description = text
    sum = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The last component.
  package var name: Substring { description.split(separator: "/").last ?? "" }

  package static func == (left: Self, right: Self) -> Bool {
    left.sum == right.sum && left.description == right.description
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(sum) }

  package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

extension RelativePath: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = RelativePath(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a path inside the folder: \(text)")
    }
    self = path
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension RelativePath: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    guard let path = RelativePath(text) else {
      preconditionFailure("\(text) is not a relative path")
    }
    self = path
  }
}
