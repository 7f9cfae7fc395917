import KataCore
import SwiftSyntax

extension BodyReading {
  func readIf(_ first: IfExprSyntax, _ expected: ReadType?) -> ReadType? {
    complicate()
    var type: ReadType?
    var branch: IfExprSyntax? = first
    while let node = branch {
      branch = nil
      let count = locals.count
      readConditions(node.conditions, of: .if, otherwise: node.elseBody?.blockOffset)
      let found = nested { readStatements(node.body.statements, expected: expected) }
      type = type ?? found
      locals.removeSubrange(count...)
      switch node.elseBody {
      case .ifExpr(let next):
        complicate(nested: false)
        branch = next
      case .codeBlock(let block):
        complicate(nested: false)
        let found = nested { readStatements(block.statements, expected: expected) }
        type = type ?? found
      case nil: break
      }
    }
    return type
  }

  func readGuard(_ node: GuardStmtSyntax) {
    complicate(nested: false)
    let outer = locals
    // What a guard brings in is known behind it, but not in its own body.
    readConditions(node.conditions, of: .guard)
    let bound = locals
    locals = outer
    readStatements(node.body.statements)
    locals = bound
  }

  func readConditions(
    _ list: ConditionElementListSyntax, of branch: Atom.Branch, otherwise: Int? = nil
  ) {
    for element in list {
      atom(.condition, element.condition, branch: branch, otherwise: otherwise) {
        readCondition(element.condition)
      }
    }
  }

  private func readCondition(_ condition: ConditionElementSyntax.Condition) {
    switch condition {
    case .expression(let expression): _ = read(expression, .bool)
    case .optionalBinding(let binding):
      let annotation = binding.typeAnnotation.flatMap { readType($0.type) }
      guard let value = binding.initializer?.value else {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
          let type = readName(name.plainText, at: binding.pattern)
          bind(binding.pattern, annotation ?? type?.unwrapped)
        }
        return
      }
      let type = read(value, annotation)
      bind(binding.pattern, annotation ?? type?.unwrapped)
    case .matchingPattern(let match):
      let type = read(match.initializer.value)
      readPattern(match.pattern, type)
    case .availability: break
    }
  }

  func readSwitch(_ node: SwitchExprSyntax, _ expected: ReadType?) -> ReadType? {
    complicate()
    var subject: ReadType?
    atom(.condition, node.subject, branch: .switch) {
      subject = read(node.subject)
      for element in node.cases { readLabels(of: element, subject) }
    }
    var type: ReadType?
    for element in node.cases {
      for branch in branches(of: element, depth: 0) {
        let found = nested { () -> ReadType? in
          bindLabels(of: branch, subject)
          return readStatements(branch.statements, expected: expected)
        }
        type = type ?? found
      }
    }
    return type
  }

  /// A case, or the cases of an `#if` around some.
  private func branches(
    of element: SwitchCaseListSyntax.Element, depth: Int
  ) -> [SwitchCaseSyntax] {
    switch element {
    case .switchCase(let branch): return [branch]
    case .ifConfigDecl(let condition):
      guard depth < 20 else { return [] }
      return condition.clauses.flatMap { clause -> [SwitchCaseSyntax] in
        guard let list = clause.elements?.as(SwitchCaseListSyntax.self) else { return [] }
        return list.flatMap { branches(of: $0, depth: depth + 1) }
      }
    }
  }

  private func readLabels(of element: SwitchCaseListSyntax.Element, _ subject: ReadType?) {
    for branch in branches(of: element, depth: 0) {
      let count = locals.count
      bindLabels(of: branch, subject, isCounted: true)
      locals.removeSubrange(count...)
    }
  }

  /// Brings in what the patterns of a case bind; their uses belong to the subject and are noted there.
  private func bindLabels(
    of branch: SwitchCaseSyntax, _ subject: ReadType?, isCounted: Bool = false
  ) {
    guard case .case(let label) = branch.label else { return }
    if !isCounted { mutes += 1 }
    for item in label.caseItems {
      readPattern(item.pattern, subject)
      if let condition = item.whereClause?.condition { _ = read(condition, .bool) }
    }
    if !isCounted { mutes -= 1 }
  }
}

extension IfExprSyntax.ElseBody {
  /// Where the block begins; nil where another `if` follows.
  fileprivate var blockOffset: Int? {
    switch self {
    case .codeBlock(let block): block.positionAfterSkippingLeadingTrivia.utf8Offset
    case .ifExpr: nil
    }
  }
}
