import KataCore
import SwiftSyntax

/// Tells whether a body only passes a call on with the arguments that it was given.
enum Forwarding {
  static func isForwarding(_ function: DeclaredFunction) -> Bool {
    guard function.kind == .function, let body = function.body?.as(CodeBlockSyntax.self),
      body.statements.count == 1, let only = body.statements.first,
      let value = only.item.as(ReturnStmtSyntax.self)?.expression ?? only.item.as(ExprSyntax.self),
      let call = value.call, call.trailingClosure == nil, isChain(call.calledExpression)
    else { return false }
    let given = Set(function.parameters.map(\.name)).union(["self"])
    return call.arguments.allSatisfy { $0.expression.plainName.map(given.contains) == true }
  }

  /// Whether an expression is a name behind another object's, such as `loader.load`.
  private static func isChain(_ expression: ExprSyntax) -> Bool {
    guard let base = expression.as(MemberAccessExprSyntax.self)?.base,
      let root = base.chain.last?.plainName
    else { return false }
    return root != "self" && !base.chain.contains { $0.is(FunctionCallExprSyntax.self) }
  }
}
