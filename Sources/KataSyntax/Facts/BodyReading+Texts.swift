import KataCore
import SwiftSyntax

extension BodyReading {
  /// Notes a text with the values in it.
  func readText(
    _ node: StringLiteralExprSyntax, _ expected: ReadType?
  ) -> ReadType? {
    let values = node.segments.compactMap { $0.as(ExpressionSegmentSyntax.self) }
    note(Use(values.isEmpty ? .literal : .interpolation, name: Self.name(of: node)))
    for value in values {
      for argument in value.expressions { _ = read(argument.expression) }
    }
    return .string
  }

  /// What a text looks like, without what it says.
  private static func name(of node: StringLiteralExprSyntax) -> String {
    guard let first = node.segments.first?.as(StringSegmentSyntax.self)?.content.text else {
      return "string"
    }
    if schemes.contains(where: first.hasPrefix) || node.segments.contains(where: asks) {
      return "address"
    }
    guard node.segments.count == 1, first.allSatisfy(\.isWhitespace) else { return "string" }
    return first.isEmpty ? "emptyString" : "space"
  }

  /// Whether a piece of text names a value that a server is asked with, as in `/search?q=`, behind another value.
  private static func asks(_ segment: StringLiteralSegmentListSyntax.Element) -> Bool {
    guard let text = segment.as(StringSegmentSyntax.self)?.content.text.utf8 else { return false }
    var isName = false
    var length = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "?"), UInt8(ascii: "&"): (isName, length) = (true, 0)
      case UInt8(ascii: "="): if isName, length > 0 { return true }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        length += 1
      default: isName = false
      }
    }
    return false
  }

  private static let schemes = ["http://", "https://", "ws://", "wss://"]
}
