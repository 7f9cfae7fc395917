import SwiftSyntax

extension BlockForms {
  /// The form of a branch of an `if` or `switch`.
  func branch(_ list: CodeBlockItemListSyntax, of node: Syntax?) -> BlockForm {
    guard let node else { return .untouched }
    let isValue: Bool
    switch use(of: node) {
    case .statements, .declarations: return .statements
    case .untouched: return .untouched
    case .result: isValue = true
    case .expression(let known): isValue = known
    }
    guard list.count == 1, let only = list.first else { return .statements }
    if Self.branches(of: only) != nil { return .expression(isValue: isValue) }
    guard case .expr(let expression) = only.item, !Self.isAssignment(expression) else {
      return .statements
    }
    return .expression(isValue: isValue)
  }

  /// How an `if` or `switch` is used.
  func use(of node: Syntax) -> BlockForm {
    guard let parent = node.parent else { return .untouched }
    if parent.is(IfExprSyntax.self) { return use(of: parent) }
    let outer = parent.is(ExpressionStmtSyntax.self) ? parent.parent : parent
    if outer?.is(LabeledStmtSyntax.self) == true { return .statements }
    guard let item = outer?.as(CodeBlockItemSyntax.self) else { return .expression(isValue: true) }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return .untouched }
    return list.count == 1 ? form(of: list) : .statements
  }

  /// The statement that a case belongs to.
  static func statement(around node: Syntax) -> Syntax? {
    var parent = node.parent
    while let inner = parent, !inner.is(SwitchExprSyntax.self) { parent = inner.parent }
    return parent
  }

  func conditional(_ clause: Syntax) -> BlockForm {
    guard let decl = clause.parent?.parent, let item = decl.parent?.as(CodeBlockItemSyntax.self),
      let outer = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return .untouched }
    switch form(of: outer) {
    case .statements: return .statements
    case .declarations: return .declarations
    case .result, .expression, .untouched: return .untouched
    }
  }

  /// The `if` or `switch` that an item is.
  static func branches(of item: CodeBlockItemSyntax?) -> Syntax? {
    var expression: ExprSyntax?
    switch item?.item {
    case .stmt(let statement): expression = statement.as(ExpressionStmtSyntax.self)?.expression
    case .expr(let node): expression = node
    default: return nil
    }
    guard let expression, expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
    else { return nil }
    return Syntax(expression)
  }

  /// Whether an `if` or `switch` cannot be meant as a value.
  static func isStatement(_ node: Syntax) -> Bool {
    if let node = node.as(IfExprSyntax.self) {
      guard let other = node.elseBody, !isStatement(node.body.statements) else { return true }
      if case .codeBlock(let block) = other { return isStatement(block.statements) }
      return isStatement(Syntax(other))
    }
    return node.as(SwitchExprSyntax.self)?.cases.contains {
      guard case .switchCase(let branch) = $0 else { return true }
      return isStatement(branch.statements)
    } ?? true
  }

  private static func isStatement(_ list: CodeBlockItemListSyntax) -> Bool {
    guard list.count == 1, let only = list.first else { return true }
    if let node = branches(of: only) { return isStatement(node) }
    switch only.item {
    case .expr(let expression): return isAssignment(expression)
    case .stmt(let statement): return !statement.is(ThrowStmtSyntax.self)
    default: return true
    }
  }

  static func isAssignment(_ expression: ExprSyntax) -> Bool {
    guard let sequence = expression.unmarked.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains {
      if $0.is(AssignmentExprSyntax.self) { return true }
      guard let text = $0.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
      return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    }
  }
}
