/// A path below some folder, written with slashes; never absolute, never climbing out with `..`.
package struct RelativePath: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let description: String

  /// Makes a path from its text; nil when it is empty, absolute, or holds `.`, `..` or a control character.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.isEmpty else { return nil }
    let isPlain = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    let isPrintable = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
    guard isPlain, isPrintable else { return nil }
    description = text
  }

  /// The last component.
  package var name: Substring { description.split(separator: "/").last ?? "" }

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
