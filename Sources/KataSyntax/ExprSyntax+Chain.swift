import SwiftSyntax

extension ExprSyntax {
  /// The expression and those that it is built on, such as `a.b()`, `a.b` and `a`.
  var chain: [ExprSyntax] {
    var parts = [self]
    while let next = parts[parts.count - 1].inner { parts.append(next) }
    return parts
  }

  /// What a member, a call, an element or a mark is of.
  var inner: ExprSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): node.base
    case .functionCallExpr(let node): node.calledExpression
    case .subscriptCallExpr(let node): node.calledExpression
    case .optionalChainingExpr(let node): node.expression
    case .forceUnwrapExpr(let node): node.expression
    case .tryExpr(let node): node.expression
    case .awaitExpr(let node): node.expression
    case .prefixOperatorExpr(let node): node.expression
    case .sequenceExpr(let node): node.elements.first
    case .tupleExpr(let node): node.elements.count == 1 ? node.elements.first?.expression : nil
    default: nil
    }
  }
}
