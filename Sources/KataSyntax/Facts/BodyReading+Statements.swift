import KataCore
import SwiftSyntax

extension BodyReading {
  /// Reads the statements of a block; returns the type of its only expression.
  @discardableResult
  func readStatements(_ list: CodeBlockItemListSyntax, expected: ReadType? = nil) -> ReadType? {
    var last: ReadType?
    var count = 0
    for item in list where !item.isUnreadable {
      last = readItem(item, expected: expected)
      count += 1
    }
    return count == 1 ? last : nil
  }

  @discardableResult
  func readItem(_ item: CodeBlockItemSyntax, expected: ReadType? = nil) -> ReadType? {
    switch item.item {
    case .decl(let decl): readLocal(decl)
    case .stmt(let statement): return readStatement(statement, expected: expected)
    case .expr(let expression): return readExpressionStatement(expression, expected)
    }
    return nil
  }

  private func readExpressionStatement(
    _ expression: ExprSyntax, _ expected: ReadType?
  ) -> ReadType? {
    switch expression.kind {
    case .ifExpr: return readIf(expression.cast(IfExprSyntax.self), expected)
    case .switchExpr: return readSwitch(expression.cast(SwitchExprSyntax.self), expected)
    default:
      var type: ReadType?
      atom(.statement, expression) { type = read(expression, expected) }
      return type
    }
  }

  private func readStatement(_ statement: StmtSyntax, expected: ReadType?) -> ReadType? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch statement.kind {
    case .expressionStmt:
      return readExpressionStatement(
        statement.cast(ExpressionStmtSyntax.self).expression, expected)
    case .returnStmt: readReturn(statement.cast(ReturnStmtSyntax.self))
    case .guardStmt: readGuard(statement.cast(GuardStmtSyntax.self))
    case .forStmt: readFor(statement.cast(ForStmtSyntax.self))
    case .doStmt: readDo(statement.cast(DoStmtSyntax.self))
    case .whileStmt:
      let node = statement.cast(WhileStmtSyntax.self)
      complicate()
      nested {
        readConditions(node.conditions, of: .while)
        readStatements(node.body.statements)
      }
    case .repeatStmt:
      let node = statement.cast(RepeatStmtSyntax.self)
      complicate()
      _ = nested { readStatements(node.body.statements) }
      atom(.condition, node.condition, branch: .while) { _ = read(node.condition, .bool) }
    case .deferStmt:
      let count = locals.count
      readStatements(statement.cast(DeferStmtSyntax.self).body.statements)
      locals.removeSubrange(count...)
    case .labeledStmt:
      return readStatement(statement.cast(LabeledStmtSyntax.self).statement, expected: expected)
    default: readControl(statement)
    }
    return nil
  }

  private func readControl(_ statement: StmtSyntax) {
    atom(.statement, statement) {
      switch statement.kind {
      case .throwStmt:
        note(Use(.control, name: "throw"))
        _ = read(statement.cast(ThrowStmtSyntax.self).expression)
      case .breakStmt:
        note(Use(.control, name: "break"))
        if statement.cast(BreakStmtSyntax.self).label != nil { complicate(nested: false) }
      case .continueStmt:
        note(Use(.control, name: "continue"))
        if statement.cast(ContinueStmtSyntax.self).label != nil { complicate(nested: false) }
      case .fallThroughStmt: note(Use(.control, name: "fallthrough"))
      case .yieldStmt:
        note(Use(.control, name: "yield"))
        if case .single(let value) = statement.cast(YieldStmtSyntax.self).yieldedExpressions {
          _ = read(value)
        }
      default: break
      }
    }
  }

  private func readReturn(_ node: ReturnStmtSyntax) {
    atom(.statement, node) {
      note(Use(.control, name: "return"))
      guard let value = node.expression else { return }
      let type = read(value, returns.last?.expected)
      if let last = returns.indices.last, returns[last].found == nil { returns[last].found = type }
    }
  }
}
