import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of a node, its comments and blanks left out.
  var extent: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension ExprSyntax {
  /// The expression behind `try`, `await` and `unsafe`.
  var unmarked: ExprSyntax {
    var node = self
    while let inner = node.markedExpression { node = inner }
    return node
  }

  private var markedExpression: ExprSyntax? {
    switch kind {
    case .tryExpr: cast(TryExprSyntax.self).expression
    case .awaitExpr: cast(AwaitExprSyntax.self).expression
    case .unsafeExpr: cast(UnsafeExprSyntax.self).expression
    default: nil
    }
  }

  /// The bytes of the expression, without the `try` and `await` before it.
  var unmarkedExtent: Range<Int> {
    var first = unmarked
    while let sequence = first.as(SequenceExprSyntax.self), let operand = sequence.elements.first {
      first = operand.unmarked
    }
    return first.extent.lowerBound..<extent.upperBound
  }

  /// The expression inside of parentheses.
  var bare: ExprSyntax {
    var node = self
    while let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      node = only.expression
    }
    return node
  }

  /// The call that an expression is, behind `try`, `await` and `?`.
  var call: FunctionCallExprSyntax? {
    var node = unmarked
    while let chain = node.as(OptionalChainingExprSyntax.self)?.expression { node = chain }
    return node.as(FunctionCallExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// The last word of what is called.
  var calledName: String? {
    if let name = calledExpression.plainName { return name }
    return calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
  }

  /// The first word of what is called, such as `super`.
  var firstWord: String? {
    var node = calledExpression
    while true {
      if let inner = node.as(MemberAccessExprSyntax.self)?.base {
        node = inner
      } else if let inner = node.as(OptionalChainingExprSyntax.self)?.expression {
        node = inner
      } else if let inner = node.as(ForceUnwrapExprSyntax.self)?.expression {
        node = inner
      } else if let inner = node.as(FunctionCallExprSyntax.self)?.calledExpression {
        node = inner
      } else {
        break
      }
    }
    if node.is(SuperExprSyntax.self) { return "super" }
    return node.plainName
  }

  /// Whether it is one of the calls that end the program or check that it is sound.
  var isAssertion: Bool {
    switch calledExpression.plainName {
    case "fatalError", "preconditionFailure", "assertionFailure", "precondition", "assert", "exit",
      "abort":
      true
    default: false
    }
  }
}
