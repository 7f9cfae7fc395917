import KataCore
import SwiftSyntax

extension BodyReading {
  /// Reads the statements of a block, and gives the atoms among them.
  @discardableResult
  func read(_ list: CodeBlockItemListSyntax) -> Range<Int> {
    let (outer, outerExits) = (scope, exits)
    defer { (scope, exits) = (outer, outerExits) }
    exits = []
    let start = output.atoms.count
    for item in list where !item.isUnreadable {
      read(item: Syntax(item.item), isOnly: list.count == 1)
    }
    let end = output.atoms.count
    for index in exits where output.atoms[index].decides {
      output.atoms[index].controls = index + 1..<end
    }
    return start..<end
  }

  func nested(_ list: CodeBlockItemListSyntax) -> Range<Int> {
    depth += 1
    defer { depth -= 1 }
    return read(list)
  }

  func read(item: Syntax, isOnly: Bool) {
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
      let index = condition(Syntax(node.condition)) { $0.read(node.condition) }
      output.atoms[index].controls = body
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
    case .throwStmt(let node):
      atom(.statement, item) { $0.read(node.expression, for: .nowhere) }
    default:
      guard let expression = item.as(ExprSyntax.self) else { return }
      atom(.statement, item, writes: isOnly ? result : []) { $0.read(expression) }
    }
  }

  func read(_ node: VariableDeclSyntax) {
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
      bind(binding.pattern, type, atom: index, to: binding.initializer?.value)
    }
  }

  func readLocal(_ node: FunctionDeclSyntax) {
    let outer = scope
    for parameter in node.signature.parameterClause.parameters {
      scope[parameter.localName] = LocalName(type: TypeName(parameter.type))
    }
    if let body = node.body { read(body.statements) }
    scope = outer
    scope[node.name.plainText] = LocalName(type: TypeName(TypeName.closure))
  }
}
