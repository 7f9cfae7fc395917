import KataCore
import SwiftSyntax

/// Reads the body of one function into atoms.
///
/// A class, because blocks nest and share what is found.
final class BodyReading {
  private let program: ReadProgram
  private let function: DeclaredFunction
  private let number: Int
  private let output: BodyOutput
  private var parsed: ParsedFile { program.files[function.file] }

  private var scope = Scope()
  private var depth = 0
  private var complexity = 0
  private var closures = 0
  /// Whether people's actions call the code that is read.
  private var hearsView: Bool
  /// Where the value of an expression at the end of a body goes.
  private var result: Set<AtomDraft.Place>

  init(program: ReadProgram, number: Int, output: BodyOutput) {
    self.program = program
    self.number = number
    self.output = output
    function = program.functions[number]
    hearsView = function.hearsView && program.isScreenPart(function.type)
    result = [.result(number)]
    for parameter in function.parameters {
      let isClosure = parameter.type?.isClosure ?? false
      scope[parameter.name] = Scope.Local(
        type: parameter.type, atom: nil, parameter: isClosure ? parameter.label : nil)
    }
  }

  func read() {
    guard let body = function.body else { return }
    for value in function.defaults where !value.is(MacroExpansionExprSyntax.self) {
      atom(.defaultArgument, Syntax(value)) { $0.read(value) }
    }
    if function.kind == .initialValues, let value = body.as(ExprSyntax.self) {
      let place = AtomDraft.Place.property("\(function.type.name).\(function.name)")
      atom(.initialValue, body, writes: [place]) { $0.read(value) }
    } else if let block = body.as(CodeBlockSyntax.self) {
      read(block.statements)
    } else if let list = body.as(CodeBlockItemListSyntax.self) {
      read(list)
    } else {
      read(item: body, isOnly: false)
    }
    output.complexity[number] = complexity
  }

  // MARK: Statements

  /// Reads the statements of a block, and gives the atoms among them.
  @discardableResult
  private func read(_ list: CodeBlockItemListSyntax) -> Range<Int> {
    let outer = scope
    defer { scope = outer }
    let start = output.atoms.count
    for item in list where !item.isUnreadable {
      read(item: Syntax(item.item), isOnly: list.count == 1)
    }
    return start..<output.atoms.count
  }

  private func nested(_ list: CodeBlockItemListSyntax) -> Range<Int> {
    depth += 1
    defer { depth -= 1 }
    return read(list)
  }

  private func read(item: Syntax, isOnly: Bool) {
    var item = item
    if let node = item.as(ExpressionStmtSyntax.self) { item = Syntax(node.expression) }
    switch item.as(SyntaxEnum.self) {
    case .ifExpr(let node): read(node)
    case .switchExpr(let node): read(node)
    case .guardStmt(let node): read(node)
    case .forStmt(let node): read(node)
    case .whileStmt(let node):
      branch()
      conditions(node.conditions) { self.nested(node.body.statements) }
    case .repeatStmt(let node):
      branch()
      let body = nested(node.body.statements)
      condition(Syntax(node.condition), controls: body) { $0.read(node.condition) }
    case .doStmt(let node):
      read(node.body.statements)
      for clause in node.catchClauses {
        branch()
        _ = nested(clause.body.statements)
      }
    case .deferStmt(let node): read(node.body.statements)
    case .labeledStmt(let node): read(item: Syntax(node.statement), isOnly: false)
    case .variableDecl(let node): read(node)
    case .functionDecl(let node): readLocal(node)
    case .ifConfigDecl(let node):
      for clause in node.clauses {
        if case .statements(let list)? = clause.elements { read(list) }
      }
    case .returnStmt(let node):
      atom(.statement, item, writes: result) { reading in
        if let value = node.expression { reading.read(value) }
      }
    case .throwStmt(let node): atom(.statement, item) { $0.read(node.expression) }
    default: readExpression(item, isOnly: isOnly)
    }
  }

  private func readExpression(_ item: Syntax, isOnly: Bool) {
    guard let expression = item.as(ExprSyntax.self) else { return }
    atom(.statement, item, writes: isOnly ? result : []) { $0.read(expression) }
  }

  private func read(_ node: VariableDeclSyntax) {
    guard node.bindings.contains(where: { $0.initializer != nil }) else {
      for binding in node.bindings { bind(binding.pattern, nil, atom: nil) }
      return
    }
    let index = output.atoms.count
    atom(.statement, Syntax(node), writes: [.local(index)]) { reading in
      for binding in node.bindings {
        if let value = binding.initializer?.value { reading.read(value) }
      }
    }
    for binding in node.bindings {
      let declared = binding.typeAnnotation.flatMap { TypeName($0.type) }
      let type = declared ?? binding.initializer.flatMap { types.type(of: $0.value) }
      bind(binding.pattern, type, atom: index)
    }
  }

  private func readLocal(_ node: FunctionDeclSyntax) {
    let outer = scope
    for parameter in node.signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).plainText
      scope[name] = Scope.Local(type: TypeName(parameter.type), atom: nil)
    }
    if let body = node.body { read(body.statements) }
    scope = outer
    scope[node.name.plainText] = Scope.Local(type: TypeName(TypeName.closure), atom: nil)
  }

  // MARK: Branches

  private func branch() { complexity += 1 + depth }

  private func read(_ node: IfExprSyntax) {
    branch()
    conditions(node.conditions) {
      let start = output.atoms.count
      _ = self.nested(node.body.statements)
      switch node.elseBody {
      case .codeBlock(let block)?: _ = self.nested(block.statements)
      case .ifExpr(let next)?: self.read(next)
      case nil: break
      }
      return start..<self.output.atoms.count
    }
  }

  private func read(_ node: GuardStmtSyntax) {
    complexity += 1
    conditions(node.conditions, keepsNames: true) { self.nested(node.body.statements) }
  }

  private func read(_ node: SwitchExprSyntax) {
    branch()
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let items = cases.flatMap { Array($0.label.as(SwitchCaseLabelSyntax.self)?.caseItems ?? []) }
    // A `where` clause belongs to its subject.
    let index = condition(Syntax(node.subject), controls: nil) { reading in
      reading.read(node.subject)
      for clause in items.compactMap(\.whereClause) { reading.read(clause.condition) }
    }
    let element = types.type(of: node.subject)?.element.map { TypeName($0) }
    let start = output.atoms.count
    for entry in cases {
      let outer = scope
      for item in entry.label.as(SwitchCaseLabelSyntax.self)?.caseItems ?? [] {
        bind(item.pattern, element, atom: index)
      }
      _ = nested(entry.statements)
      scope = outer
    }
    output.atoms[index].controls = start..<output.atoms.count
  }

  private func read(_ node: ForStmtSyntax) {
    branch()
    let index = condition(Syntax(node.sequence), controls: nil) { reading in
      reading.read(node.sequence)
      if let clause = node.whereClause { reading.read(clause.condition) }
    }
    let outer = scope
    bind(node.pattern, types.type(of: node.sequence)?.element.map { TypeName($0) }, atom: index)
    _ = nested(node.body.statements)
    scope = outer
  }

  /// Reads the conditions of a statement, and then what they decide about.
  private func conditions(
    _ list: ConditionElementListSyntax, keepsNames: Bool = false, _ body: () -> Range<Int>
  ) {
    let outer = scope
    var indices: [Int] = []
    for element in list { indices.append(read(element)) }
    let controlled = body()
    for index in indices { output.atoms[index].controls = controlled }
    if !keepsNames { scope = outer }
  }

  private func read(_ element: ConditionElementSyntax) -> Int {
    let place = Syntax(element.condition)
    switch element.condition {
    case .expression(let expression): return condition(place, controls: nil) { $0.read(expression) }
    case .optionalBinding(let node):
      let value = node.initializer?.value
      let index = condition(place, controls: nil) { reading in
        if let value { reading.read(value) }
      }
      let type =
        value.flatMap { types.type(of: $0) }
        ?? name(of: node.pattern).flatMap { name in
          types.type(of: ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name))))
        }
      let isOwnName = name(of: node.pattern) == "self"
      if !isOwnName { bind(node.pattern, type, atom: index) }
      return index
    case .matchingPattern(let node):
      let index = condition(place, controls: nil) { $0.read(node.initializer.value) }
      bind(node.pattern, nil, atom: index)
      return index
    case .availability: return condition(place, controls: nil) { _ in }
    }
  }

  @discardableResult
  private func condition(
    _ node: Syntax, controls: Range<Int>?, _ read: (inout ExpressionReading) -> Void
  ) -> Int {
    let index = output.atoms.count
    atom(.condition, node, writes: [.local(index)], read)
    return index
  }

  // MARK: Names

  private func name(of pattern: PatternSyntax) -> String? {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
  }

  private func bind(_ pattern: PatternSyntax, _ type: TypeName?, atom: Int?) {
    if let name = name(of: pattern) {
      scope[name] = Scope.Local(type: type, atom: atom)
      return
    }
    for token in pattern.tokens(viewMode: .sourceAccurate)
    where token.parent?.is(IdentifierPatternSyntax.self) == true {
      scope[token.plainText] = Scope.Local(type: type, atom: atom)
    }
  }

  private var types: ExpressionTypes {
    ExpressionTypes(program: program, type: function.type, scope: scope)
  }

  // MARK: Atoms

  private func atom(
    _ kind: Atom.Kind, _ node: Syntax, writes: Set<AtomDraft.Place> = [],
    _ read: (inout ExpressionReading) -> Void
  ) {
    let extent = node.extent
    let draft = AtomDraft(
      kind: kind, location: parsed.location(offset: extent.lowerBound), offset: extent.lowerBound,
      length: extent.count, function: number, isInClosure: closures > 0, hearsView: hearsView)
    var reading = ExpressionReading(types: types, draft: draft)
    read(&reading)
    reading.draft.writes.formUnion(writes)
    let index = output.atoms.count
    output.atoms.append(reading.draft)
    output.calls[number, default: []].formUnion(reading.calls)
    output.note(reading.uses, from: function.type.outermost, at: reading.draft.location)
    ClosureCaptures(program: program, types: types, output: output).read(node, function)
    for inner in reading.inner { self.read(inner, of: index) }
  }

  private func read(_ inner: ExpressionReading.Inner, of atom: Int) {
    let (outerScope, outerHears, outerResult) = (scope, hearsView, result)
    defer { (scope, hearsView, result) = (outerScope, outerHears, outerResult) }
    switch inner.code {
    case .choice(let expression):
      result = output.atoms[atom].writes
      read(item: Syntax(expression), isOnly: true)
    case .closure(let node):
      closures += 1
      hearsView = inner.caller == .viewEvents
      result = output.atoms[atom].writes
      bindParameters(of: node)
      read(node.statements)
      closures -= 1
    }
  }

  private func bindParameters(of node: ClosureExprSyntax) {
    switch node.signature?.parameterClause {
    case .simpleInput(let list)?:
      for parameter in list { scope[parameter.name.plainText] = Scope.Local(type: nil, atom: nil) }
    case .parameterClause(let clause)?:
      for parameter in clause.parameters {
        let name = (parameter.secondName ?? parameter.firstName).plainText
        scope[name] = Scope.Local(type: parameter.type.flatMap { TypeName($0) }, atom: nil)
      }
    case nil: break
    }
  }
}
