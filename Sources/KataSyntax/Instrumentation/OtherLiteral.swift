import SwiftSyntax

/// Another literal of the same kind.
enum OtherLiteral {
  /// The other literal as Swift text; nil for an expression that is no literal, or has no other.
  static func text(for node: ExprSyntax) -> String? {
    switch node.kind {
    case .integerLiteralExpr: integer(node.cast(IntegerLiteralExprSyntax.self).literal.text)
    case .floatLiteralExpr: float(node.cast(FloatLiteralExprSyntax.self).literal.text)
    case .stringLiteralExpr: string(node.cast(StringLiteralExprSyntax.self))
    case .booleanLiteralExpr:
      node.cast(BooleanLiteralExprSyntax.self).literal.text == "true" ? "false" : "true"
    default: nil
    }
  }

  /// The next number, but 0 or one less where a small integer type could end.
  private static func integer(_ text: String) -> String {
    let digits = text.filter { $0 != "_" }
    let value: Int? =
      switch digits.prefix(2) {
      case "0x": Int(digits.dropFirst(2), radix: 16)
      case "0b": Int(digits.dropFirst(2), radix: 2)
      case "0o": Int(digits.dropFirst(2), radix: 8)
      default: Int(digits)
      }
    guard let value else { return "0" }
    let isLast = value > 0 && (value & (value + 1)) == 0 && value >= 127
    return isLast ? "\(value - 1)" : "\(value + 1)"
  }

  private static func float(_ text: String) -> String {
    guard let value = Double(text.filter { $0 != "_" }), value.magnitude < 1e15 else {
      return "0.0"
    }
    return "\(value + 1)"
  }

  /// Nothing for some text, something for none; a single character stays one, since its type may be `Character`.
  private static func string(_ node: StringLiteralExprSyntax) -> String {
    guard node.segments.count == 1, let only = node.segments.first?.as(StringSegmentSyntax.self)
    else { return node.segments.isEmpty ? "\"?\"" : "\"\"" }
    let text = only.content.text
    if text.isEmpty { return "\"?\"" }
    let isEscape = text.utf8.first == UInt8(ascii: "\\") && text.utf8.count <= 10
    guard text.count == 1 || isEscape else { return "\"\"" }
    return text == "?" ? "\"!\"" : "\"?\""
  }
}
