import SwiftSyntax

extension ExprSyntax {
  /// Whether a value is written down as it is, so that nothing happens when it is created.
  var isPlainLiteral: Bool { isPlainLiteral(depth: 0) }

  private func isPlainLiteral(depth: Int) -> Bool {
    guard depth < 20 else { return false }
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: return true
    case .stringLiteralExpr(let node):
      return node.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .prefixOperatorExpr(let node): return node.expression.isPlainLiteral(depth: depth + 1)
    case .arrayExpr(let node):
      return node.elements.allSatisfy { $0.expression.isPlainLiteral(depth: depth + 1) }
    case .dictionaryExpr(let node):
      guard case .elements(let list) = node.content else { return true }
      return list.allSatisfy {
        $0.key.isPlainLiteral(depth: depth + 1) && $0.value.isPlainLiteral(depth: depth + 1)
      }
    default: return false
    }
  }
}
