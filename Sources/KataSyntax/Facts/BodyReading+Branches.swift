import KataCore
import SwiftSyntax

extension BodyReading {
  func branch() { complexity += 1 + depth }

  func read(_ node: IfExprSyntax) {
    branch()
    let first = output.atoms.count
    defer { if node.setsWhatDiffers { output.atoms[first].decidesNothing() } }
    conditions(node.conditions, leavesBlock: node.body.statements.last?.leavesBlock == true) {
      let start = output.atoms.count
      _ = self.nested(node.body.statements)
      switch node.elseBody {
      case .codeBlock(let block)?: _ = self.nested(block.statements)
      case .ifExpr(let next)?: self.read(next)
      default: break
      }
      return start..<self.output.atoms.count
    }
  }

  func read(_ node: GuardStmtSyntax) {
    complexity += 1
    conditions(node.conditions, keepsNames: true, leavesBlock: true) {
      self.nested(node.body.statements)
    }
  }

  func read(_ node: SwitchExprSyntax) {
    branch()
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let items = cases.flatMap { Array($0.label.as(SwitchCaseLabelSyntax.self)?.caseItems ?? []) }
    // A `where` clause belongs to its subject.
    let index = condition(Syntax(node.subject)) { reading in
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

  func read(_ node: ForStmtSyntax) {
    branch()
    let index = condition(Syntax(node.sequence)) { reading in
      reading.read(node.sequence)
      if let clause = node.whereClause { reading.read(clause.condition) }
    }
    let outer = scope
    bind(node.pattern, types.type(of: node.sequence)?.element.map { TypeName($0) }, atom: index)
    _ = nested(node.body.statements)
    scope = outer
  }

  /// Reads the conditions of a statement, and then what they decide about.
  func conditions(
    _ list: ConditionElementListSyntax, keepsNames: Bool = false, leavesBlock: Bool = false,
    _ body: () -> Range<Int>
  ) {
    let outer = scope
    var indices: [Int] = []
    for element in list { indices.append(read(element)) }
    let controlled = body()
    for index in indices { output.atoms[index].controls = controlled }
    if leavesBlock { exits += indices }
    if !keepsNames { scope = outer }
  }

  func read(_ element: ConditionElementSyntax) -> Int {
    let place = Syntax(element.condition)
    switch element.condition {
    case .expression(let expression): return condition(place) { $0.read(expression) }
    case .optionalBinding(let node):
      let name = node.pattern.plainName
      let short = name.map { DeclReferenceExprSyntax(baseName: .identifier($0)) }
      let index = condition(place) { reading in
        if let value = node.initializer?.value { reading.read(value) }
      }
      let value = node.initializer?.value ?? short.map { ExprSyntax($0) }
      if name != "self" { bind(node.pattern, value.flatMap(types.type), atom: index, to: value) }
      return index
    case .matchingPattern(let node):
      let index = condition(place) { $0.read(node.initializer.value) }
      bind(node.pattern, nil, atom: index)
      return index
    default: return condition(place) { _ in }
    }
  }

  func condition(_ node: Syntax, _ read: (inout ExpressionReading) -> Void) -> Int {
    let index = output.atoms.count
    atom(.condition, node, writes: [.local(index)], read)
    return index
  }
}

extension AtomDraft {
  fileprivate mutating func decidesNothing() {
    (decides, chooses, controls) = (false, false, nil)
  }
}

extension IfExprSyntax {
  /// Whether it only saves work, as a two-way binding does: `if field.text != text { field.text = text }`.
  fileprivate var setsWhatDiffers: Bool {
    let sides = conditions.withoutSpaces.split(separator: "!=")
    let updates = [sides, sides.reversed()].map { $0.joined(separator: "=") }
    return sides.count == 2 && body.statements.contains { updates.contains($0.withoutSpaces) }
  }
}

extension SyntaxProtocol {
  fileprivate var withoutSpaces: String { trimmedDescription.filter { !$0.isWhitespace } }
}

extension CodeBlockItemSyntax {
  /// Whether nothing that stands behind it is run.
  fileprivate var leavesBlock: Bool {
    [.returnStmt, .throwStmt, .breakStmt, .continueStmt].contains(item.kind)
  }
}
