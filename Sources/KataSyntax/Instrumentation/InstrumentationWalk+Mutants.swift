import KataCore
import SwiftSyntax

/// Mutants and their switches.
extension InstrumentationWalk {
  /// Notes a mutant; nil when there is one of its kind at the place.
  func addMutant(
    _ kind: Mutant.Operator, at offset: Int, _ original: String, _ replacement: String,
    in place: Range<Int>? = nil
  ) -> MutantKey? {
    let key = MutantKey(path: file.source.path, offset: offset, operator: kind)
    guard mutated.insert(key).inserted else { return nil }
    draft.mutants.append(
      FileDraft.MutantDraft(
        key: key, place: place ?? offset..<(offset + 1), takesFirstAtom: place != nil,
        original: original, replacement: replacement))
    return key
  }

  // MARK: Conditions

  /// Turns a condition round, unless an operator in it has a mutant that does as much.
  func negate(_ condition: ExprSyntax) {
    let inner = condition.unmarked.bare
    if inner.is(BooleanLiteralExprSyntax.self) {
      settled.insert(inner.id)
      return
    }
    if let sequence = inner.as(SequenceExprSyntax.self) {
      switch SequenceOperations(sequence).top?.text {
      case "<", "<=", ">", ">=", "==", "!=", "?:", "=", nil: return
      default: break
      }
    }
    settled.insert(inner.id)
    turnRound(condition)
  }

  /// Turns the operand of `!` round.
  func negateOperand(of node: PrefixOperatorExprSyntax) {
    guard !settled.contains(node.id) else { return }
    let inner = node.expression.bare
    if inner.is(BooleanLiteralExprSyntax.self) { return }
    if let sequence = inner.as(SequenceExprSyntax.self) {
      switch SequenceOperations(sequence).top?.text {
      case "<", "<=", ">", ">=", "==", "!=": return
      default: break
      }
    }
    let range = node.extent
    let operand = node.expression.extent
    guard let key = addMutant(.negatedCondition, at: range.lowerBound, text(range), text(operand))
    else { return }
    put("kata_if(#, ", ")", around: operand, for: [key])
  }

  private func turnRound(_ condition: ExprSyntax) {
    let range = condition.unmarkedExtent
    let original = text(range)
    let inner = condition.unmarked.bare
    let replacement: String
    if let prefix = inner.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      replacement = text(prefix.expression.extent)
    } else if inner.is(SequenceExprSyntax.self) {
      replacement = "!(\(original))"
    } else {
      replacement = "!\(original)"
    }
    guard let key = addMutant(.negatedCondition, at: range.lowerBound, original, replacement)
    else { return }
    put("kata_if(#, ", ")", around: range, for: [key])
  }

  // MARK: Calls

  /// Leaves out a statement that is a call.
  func removeCall(_ expression: ExprSyntax, in item: CodeBlockItemSyntax) {
    // In a block, `init(…)` alone would begin a declaration.
    guard let call = calledForEffect(expression), !isWayOut(item),
      !["super", "init"].contains(call.firstWord)
    else { return }
    let range = expression.extent
    guard let key = addMutant(.removedCall, at: range.lowerBound, text(range), "") else { return }
    put("if kata_keep(#) { ", " }", around: range, for: [key])
  }

  /// Leaves out a call that may be a value, if it turns out to give back nothing.
  func removeLastCall(_ expression: ExprSyntax) {
    guard let call = calledForEffect(expression), call.firstWord != "super",
      !AwaitSearch.finds(in: expression)
    else { return }
    let range = expression.unmarkedExtent
    let start = expression.extent.lowerBound
    guard let key = addMutant(.removedCall, at: start, text(expression.extent), "") else { return }
    put("kata_do(#, ", ")", around: range, for: [key])
  }

  private func calledForEffect(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
    var node = expression
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[0].is(DiscardAssignmentExprSyntax.self),
        parts[1].is(AssignmentExprSyntax.self)
      else { return nil }
      node = parts[2]
    }
    guard let call = node.call, !call.isAssertion,
      !(call.firstWord == "self" && call.calledName == "init")
    else { return nil }
    return call
  }

  /// Whether a statement is the last of a block that must not be left at its end.
  private func isWayOut(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.last?.id == item.id,
      let owner = list.parent?.parent
    else { return false }
    if owner.is(GuardStmtSyntax.self) { return true }
    guard let result = owner.as(FunctionDeclSyntax.self)?.signature.returnClause?.type else {
      return false
    }
    return result.dottedName == ["Never"] || !BlockForms.isVoid(result)
  }

  // MARK: Results

  /// Gives back the default of the declared type before anything is done.
  func returnEarly(from list: CodeBlockItemListSyntax) -> MutantKey? {
    guard let function = DeclaredResult(of: list), let first = list.first,
      let value = DefaultValue.text(of: function.type), !gives(list, value)
    else { return nil }
    switch forms.form(of: list) {
    case .statements, .result: break
    default: return nil
    }
    let place = list.extent
    guard
      let key = addMutant(
        .defaultReturn, at: place.lowerBound, text(function.signature), "return \(value)", in: place
      )
    else { return nil }
    put("if kata_on(#) { return \(value) }; ", "", around: first.item.extent, for: [key])
    return key
  }

  /// Whether a body does nothing but give back a value, or a literal that has a mutant of its own.
  private func gives(_ list: CodeBlockItemListSyntax, _ value: String) -> Bool {
    guard list.count == 1, let only = list.first else { return false }
    let expression: ExprSyntax? =
      switch only.item {
      case .expr(let node): node
      case .stmt(let node): node.as(ReturnStmtSyntax.self)?.expression
      default: nil
      }
    guard let expression else { return false }
    return text(expression.extent) == value || OtherLiteral.text(for: expression) == value
  }
}

/// Looks for `await`.
private final class AwaitSearch: SyntaxVisitor {
  private var isFound = false

  static func finds(in node: ExprSyntax) -> Bool {
    let search = AwaitSearch(viewMode: .sourceAccurate)
    search.walk(node)
    return search.isFound
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
