import KataCore
import SwiftSyntax

/// Hit counters.
extension InstrumentationWalk {
  /// Puts a counter before a statement.
  func hit(_ offset: Int, before range: Range<Int>, extents: [Range<Int>]) {
    let key = addProbe(offset, extents)
    put("kata_hit(#); ", "", around: range, for: [key])
  }

  /// Lets a value through a counter that counts before the value is computed.
  func pass(_ value: ExprSyntax, extents: [Range<Int>] = []) {
    let key = addProbe(value.extent.lowerBound, [value.extent] + extents)
    if let closure = value.as(ClosureExprSyntax.self) { return capture(closure, key) }
    put("kata_at(kata_hit(#), ", ")", around: value.unmarkedExtent, for: [key])
  }

  /// Counts when a closure is made, in its capture list, since generic functions lose a closure's attributes.
  private func capture(_ closure: ClosureExprSyntax, _ key: MutantKey) {
    let hit = "kata_made = kata_seen(#)"
    if let first = closure.signature?.capture?.items.first {
      put("\(hit), ", "", around: first.extent, for: [key])
    } else if let clause = closure.signature?.capture {
      put(hit, "", around: clause.rightSquare.extent, for: [key])
    } else if let signature = closure.signature, signature.attributes.isEmpty {
      put("[\(hit)] ", "", around: signature.extent, for: [key])
    } else if closure.signature == nil {
      let end = closure.leftBrace.extent.upperBound
      put(" [\(hit)] in", "", around: end..<closure.rightBrace.extent.lowerBound, for: [key])
    }
  }

  func addProbe(_ offset: Int, _ extents: [Range<Int>]) -> MutantKey {
    draft.probes.append(FileDraft.ProbeDraft(offset: offset, extents: extents))
    return MutantKey(path: file.source.path, offset: offset, operator: nil)
  }

  func put(_ before: String, _ after: String, around range: Range<Int>, for keys: [MutantKey]) {
    draft.rewrites.append(Rewrite(range: range, keys: keys, before: before, after: after))
  }

  // MARK: Blocks

  func rewrite(_ list: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let form = forms.form(of: list)
    let early = returnEarly(from: list)
    if let body = FramedBody(list, form: form) { addFrame(to: body) }
    switch form {
    case .untouched: return .skipChildren
    case .declarations: break
    case .statements: for item in list { rewriteStatement(item) }
    case .result: if let only = list.first { rewriteResult(only, early, in: list) }
    case .expression(let isValue):
      if let only = list.first { rewriteExpression(only, isValue: isValue) }
    }
    return .visitChildren
  }

  private func rewriteStatement(_ item: CodeBlockItemSyntax) {
    guard BlockForms.branches(of: item) == nil else { return }
    switch item.item {
    case .decl(let decl):
      guard let variable = decl.as(VariableDeclSyntax.self),
        variable.bindings.contains(where: { $0.initializer != nil })
      else { return }
      hit(item)
    case .stmt(let statement):
      switch statement.kind {
      case .forStmt, .whileStmt, .repeatStmt, .doStmt, .guardStmt, .deferStmt, .labeledStmt: break
      default: hit(item)
      }
    default:
      hit(item)
      if let expression = item.item.as(ExprSyntax.self) { removeCall(expression, in: item) }
    }
  }

  private func hit(_ item: CodeBlockItemSyntax) {
    hit(item.item.extent.lowerBound, before: item.item.extent, extents: [item.item.extent])
  }

  /// The only expression of a function, whose value goes back to the caller.
  private func rewriteResult(
    _ item: CodeBlockItemSyntax, _ early: MutantKey?, in list: CodeBlockItemListSyntax
  ) {
    var keys = [early, FramedBody(list, form: .result).map(key)].compactMap { $0 }
    if BlockForms.branches(of: item) == nil {
      let range = item.item.extent
      keys.append(addProbe(range.lowerBound, [range]))
      put("kata_hit(#); ", "", around: range, for: [keys[keys.count - 1]])
    }
    put("return ", "", around: item.item.extent, for: keys)
  }

  /// The only expression of a closure or a branch, which has to stay the only one.
  private func rewriteExpression(_ item: CodeBlockItemSyntax, isValue: Bool) {
    guard BlockForms.branches(of: item) == nil else { return }
    switch item.item {
    case .expr(let expression):
      guard expression.call?.isAssertion != true else { return }
      if !isValue { removeLastCall(expression) }
      let key = addProbe(expression.extent.lowerBound, [expression.extent])
      put("kata_last(kata_hit(#), ", ")", around: expression.unmarkedExtent, for: [key])
    case .stmt(let statement):
      guard let value = statement.as(ReturnStmtSyntax.self)?.expression else { return }
      let key = addProbe(statement.extent.lowerBound, [statement.extent])
      put("kata_at(kata_hit(#), ", ")", around: value.unmarkedExtent, for: [key])
    default: break
    }
  }

  // MARK: Conditions

  func rewrite(_ element: ConditionElementSyntax) {
    let range = element.condition.extent
    let key = addProbe(range.lowerBound, [range])
    let function = isOfStatement(element) ? "kata_met" : "kata_seen"
    put("\(function)(#), ", "", around: range, for: [key])
    if case .expression(let condition) = element.condition { negate(condition) }
  }

  func rewrite(_ node: SwitchExprSyntax) {
    var extents: [Range<Int>] = []
    for element in node.cases {
      guard case .switchCase(let branch) = element, case .case(let label) = branch.label else {
        continue
      }
      extents += label.caseItems.compactMap { $0.whereClause?.condition.extent }
    }
    guard case .statements = forms.use(of: Syntax(node)), let item = item(around: Syntax(node))
    else {
      return pass(node.subject, extents: extents)
    }
    hit(
      node.subject.extent.lowerBound, before: item.item.extent,
      extents: [node.subject.extent] + extents)
  }

  func rewrite(_ node: ForStmtSyntax) {
    let extents = [node.sequence.extent] + [node.whereClause?.condition.extent].compactMap { $0 }
    guard let item = item(around: Syntax(node)) else { return }
    hit(node.sequence.extent.lowerBound, before: item.item.extent, extents: extents)
  }

  private func item(around node: Syntax) -> CodeBlockItemSyntax? {
    var parent = node.parent
    while let inner = parent, !inner.is(CodeBlockItemSyntax.self) {
      guard inner.is(ExpressionStmtSyntax.self) || inner.is(LabeledStmtSyntax.self) else {
        return nil
      }
      parent = inner.parent
    }
    return parent?.as(CodeBlockItemSyntax.self)
  }

  // MARK: Initial values

  func rewriteInitialValues(_ node: VariableDeclSyntax) {
    if let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self) {
      guard case .declarations = forms.form(of: list) else { return }
    }
    for binding in node.bindings {
      guard let value = binding.initializer?.value, !value.isPlainLiteral else {
        continue
      }
      pass(value)
    }
  }
}
