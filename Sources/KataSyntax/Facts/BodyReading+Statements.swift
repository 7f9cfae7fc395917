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

  // MARK: Branches

  func readIf(_ first: IfExprSyntax, _ expected: ReadType?) -> ReadType? {
    complicate()
    var type: ReadType?
    var branch: IfExprSyntax? = first
    while let node = branch {
      branch = nil
      let count = locals.count
      readConditions(node.conditions, of: .if)
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

  private func readGuard(_ node: GuardStmtSyntax) {
    complicate(nested: false)
    let outer = locals
    // What a guard brings in is known behind it, but not in its own body.
    readConditions(node.conditions, of: .guard)
    let bound = locals
    locals = outer
    readStatements(node.body.statements)
    locals = bound
  }

  private func readConditions(_ list: ConditionElementListSyntax, of branch: Atom.Branch) {
    for element in list {
      atom(.condition, element.condition, branch: branch) { readCondition(element.condition) }
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

  // MARK: Loops and errors

  private func readFor(_ node: ForStmtSyntax) {
    complicate()
    nested {
      atom(.condition, node.sequence, branch: .for) {
        let element = read(node.sequence)?.element
        let type = node.typeAnnotation.flatMap { readType($0.type) }
        readPattern(node.pattern, type ?? element)
        if let condition = node.whereClause?.condition { _ = read(condition, .bool) }
      }
      readStatements(node.body.statements)
    }
  }

  private func readDo(_ node: DoStmtSyntax) {
    let count = locals.count
    readStatements(node.body.statements)
    locals.removeSubrange(count...)
    for clause in node.catchClauses {
      complicate()
      nested {
        locals.append(("error", .foreign("Error")))
        mutes += 1
        for item in clause.catchItems {
          if let pattern = item.pattern { readPattern(pattern, .foreign("Error")) }
        }
        mutes -= 1
        readStatements(clause.body.statements)
      }
    }
  }

  // MARK: Local declarations

  private func readLocal(_ decl: DeclSyntax) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    switch decl.kind {
    case .variableDecl: readLocalVariable(decl.cast(VariableDeclSyntax.self))
    case .functionDecl: readLocalFunction(decl.cast(FunctionDeclSyntax.self))
    case .ifConfigDecl:
      for clause in decl.cast(IfConfigDeclSyntax.self).clauses {
        if let list = clause.elements?.as(CodeBlockItemListSyntax.self) { readStatements(list) }
      }
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
      guard mutes == 0, let outer = scope.type else { return }
      var reading = DeclarationReading(program: program)
      reading.readLocal(decl, outer: outer, file: scope.file)
    default: break
    }
  }

  private func readLocalVariable(_ node: VariableDeclSyntax) {
    if node.bindings.contains(where: { $0.initializer != nil }) {
      atom(.statement, node) {
        readWrappers(of: node)
        for binding in node.bindings { readBinding(binding) }
      }
    } else {
      readWrappers(of: node)
      for binding in node.bindings { readBinding(binding) }
    }
    for binding in node.bindings {
      for part in AccessorReading(binding.accessorBlock).parts {
        _ = nested { readStatements(part.statements) }
      }
    }
  }

  private func readBinding(_ binding: PatternBindingSyntax) {
    let annotation = binding.typeAnnotation.flatMap { readType($0.type) }
    let type = binding.initializer.flatMap { read($0.value, annotation) }
    bind(binding.pattern, annotation ?? type)
  }

  private func readLocalFunction(_ node: FunctionDeclSyntax) {
    let result = node.signature.returnClause.flatMap { readType($0.type) }
    let parameters = node.signature.parameterClause.parameters
    let read = parameters.map { readType($0.type) }
    locals.append((node.name.plainText, .function(read, result ?? .tuple([]))))
    nested {
      for (parameter, type) in zip(parameters, read) {
        locals.append(((parameter.secondName ?? parameter.firstName).plainText, type))
      }
      returns.append((result, nil))
      if let body = node.body { readStatements(body.statements, expected: result) }
      returns.removeLast()
    }
  }

  /// Reads a type that a body mentions.
  func readType(_ type: TypeSyntax) -> ReadType? {
    if mutes == 0 {
      TypeNames.forEach(in: type) { name, node in
        refer(to: types.name(name, in: scope)?.entry, .mentions, at: node)
      }
    }
    return types.read(type, in: scope)
  }
}
