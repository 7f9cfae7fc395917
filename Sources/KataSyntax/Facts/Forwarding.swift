import KataCore
import SwiftSyntax

/// Says whether a body does nothing but pass a call on with what it was given.
enum Forwarding {
  /// The shape of it; whether the callee is the program's own has to be asked besides.
  static func hasShape(_ function: FunctionEntry) -> Bool {
    guard case .statements(let list) = function.body, let expression = onlyExpression(of: list),
      // What stands in a default argument is run as well.
      function.defaults.allSatisfy({ BodyReading.isPlainLiteral($0.value) })
    else { return false }
    let given = Set(function.parameters.map(\.name)).union(["self"])
    if let choice = expression.as(SwitchExprSyntax.self) {
      return function.kind == .function && isSwitchboard(choice, given)
    }
    switch function.kind {
    case .function, .subscript:
      guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
      return isCall(call, given)
    case .getter:
      if let call = expression.as(FunctionCallExprSyntax.self) { return isCall(call, given) }
      return isChain(expression, atLeast: 2)
    case .setter, .observer:
      return isAssignment(expression, given)
    case .initializer, .deinitializer, .initialValues, .requirement: return false
    }
  }

  /// Whether a switch passes what each case of something given holds on to one and the same object.
  ///
  /// Such cases are functions in another guise: who is asked for what depends on nothing but their names.
  private static func isSwitchboard(_ choice: SwitchExprSyntax, _ given: Set<String>) -> Bool {
    guard choice.subject.plainName.map(given.contains) == true else { return false }
    let calls = choice.cases.map { entry in entry.as(SwitchCaseSyntax.self).flatMap(passedCall) }
    let asked = Set(calls.map { $0.flatMap(receiver) })
    return asked.count == 1 && !asked.contains(nil)
  }

  /// The call of a case that passes on what the case binds, and no more.
  private static func passedCall(_ entry: SwitchCaseSyntax) -> FunctionCallExprSyntax? {
    guard let label = entry.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
      let item = label.caseItems.first, item.whereClause == nil,
      let call = onlyExpression(of: entry.statements)?.as(FunctionCallExprSyntax.self)
    else { return nil }
    let bound = item.pattern.tokens(viewMode: .sourceAccurate).map(\.text)
    return isCall(call, Set(bound)) ? call : nil
  }

  /// Who is asked by a call of another object's.
  private static func receiver(_ call: FunctionCallExprSyntax) -> String? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, base.plainName != "self"
    else { return nil }
    return base.trimmedDescription
  }

  private static func onlyExpression(of list: CodeBlockItemListSyntax) -> ExprSyntax? {
    list.count == 1 ? list.first.flatMap(expression) : nil
  }

  private static func expression(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    var found: ExprSyntax?
    switch item.item {
    case .expr(let expression): found = expression
    case .stmt(let statement):
      found =
        statement.as(ReturnStmtSyntax.self)?.expression
        ?? statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: return nil
    }
    while let inner = found?.withoutMark { found = inner }
    return found
  }

  private static func isCall(_ call: FunctionCallExprSyntax, _ given: Set<String>) -> Bool {
    guard call.trailingClosure == nil, isChain(call.calledExpression, atLeast: 1) else {
      return false
    }
    return call.arguments.allSatisfy { argument in
      argument.expression.plainName.map(given.contains) == true
    }
  }

  /// Sets something of another object to what was given.
  private static func isAssignment(_ expression: ExprSyntax, _ given: Set<String>) -> Bool {
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      return expression.as(FunctionCallExprSyntax.self).map { isCall($0, given) } == true
    }
    let elements = Array(sequence.elements)
    return elements.count == 3 && elements[1].is(AssignmentExprSyntax.self)
      && isChain(elements[0], atLeast: 2)
      && elements[2].plainName.map(given.contains) == true
  }

  /// Names and dots only, `self` not counted.
  private static func isChain(_ expression: ExprSyntax, atLeast count: Int) -> Bool {
    var (node, names) = (expression, 0)
    for _ in 0..<40 {
      if let access = node.as(MemberAccessExprSyntax.self), let base = access.base {
        names += 1
        node = base
      } else if let inner = node.as(OptionalChainingExprSyntax.self)?.expression
        ?? node.as(ForceUnwrapExprSyntax.self)?.expression
      {
        node = inner
      } else if let name = node.plainName {
        return names + (name == "self" ? 0 : 1) >= count
      } else {
        return false
      }
    }
    return false
  }
}
