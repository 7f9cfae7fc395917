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
    if schemes.contains(where: first.hasPrefix) { return "address" }
    guard node.segments.count == 1, first.allSatisfy(\.isWhitespace) else { return "string" }
    return first.isEmpty ? "emptyString" : "space"
  }

  private static let schemes = ["http://", "https://", "ws://", "wss://"]
}
