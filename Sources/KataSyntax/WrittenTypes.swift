import SwiftSyntax

/// Tells what type an expression has where the learner's declarations write it down.
///
/// It follows properties, locals and parameters with a type or with a first value, and knows nothing of what functions
/// return: nil may be anything.
struct WrittenTypes {
  let types: DeclaredTypes

  /// What a name stands for.
  struct Meaning: Equatable {
    /// The bare name of the type.
    let type: String
    /// Whether a property of one of the learner's types has it.
    let isProperty: Bool
  }

  func meaning(of expression: ExprSyntax) -> Meaning? { meaning(of: expression, steps: 0) }

  /// More steps than code has that people write; names that stand for each other never end.
  private static let mostSteps = 16

  private func meaning(of expression: ExprSyntax, steps: Int) -> Meaning? {
    guard steps < Self.mostSteps else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let (name, place) = (node.baseName.plainText, Syntax(node))
      if name == "self" {
        return place.enclosingType?.last.map { Meaning(type: $0, isProperty: false) }
      }
      if let local = place.local(name) { return meaning(of: local, steps: steps + 1) }
      return place.enclosingType?.last.flatMap { property(name, of: $0, steps: steps + 1) }
    case .memberAccessExpr(let node):
      guard let base = node.base, let owner = meaning(of: base, steps: steps + 1) else {
        return nil
      }
      return property(node.declName.baseName.plainText, of: owner.type, steps: steps + 1)
    case .functionCallExpr(let node):
      let name = node.calledExpression.plainName
      return name.flatMap { $0.isTypeName ? Meaning(type: $0, isProperty: false) : nil }
    case .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr, .tupleExpr:
      return expression.inner.flatMap { meaning(of: $0, steps: steps + 1) }
    default: return nil
    }
  }

  private func meaning(of local: Local, steps: Int) -> Meaning? {
    local.type.flatMap(\.writtenName).map { Meaning(type: $0, isProperty: false) }
      ?? local.value.flatMap { meaning(of: $0, steps: steps) }
  }

  /// A property of a type or of what it inherits from.
  private func property(_ name: String, of type: String, steps: Int) -> Meaning? {
    guard steps < Self.mostSteps else { return nil }
    let entries = types.entries.filter { $0.name == type }
    let bindings = entries.flatMap(\.members)
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
    if let binding = bindings.first(where: { $0.pattern.plainName == name }) {
      let type =
        binding.typeAnnotation?.type.writtenName
        ?? binding.initializer.flatMap { meaning(of: $0.value, steps: steps + 1)?.type }
      return type.map { Meaning(type: $0, isProperty: true) }
    }
    return entries.flatMap(\.inherited).lazy
      .compactMap { property(name, of: $0, steps: steps + 1) }.first
  }
}

/// A name that a function declares: with a type, with a first value, or with neither.
private struct Local {
  var type: TypeSyntax?
  var value: ExprSyntax?
}

extension Syntax {
  /// What a name stands for that the functions and closures around this declare, the nearest first.
  fileprivate func local(_ name: String) -> Local? {
    var (child, node) = (self, parent)
    while let current = node, !current.isMemberOfType {
      if let found = current.declared(name, before: child) { return found }
      (child, node) = (current, current.parent)
    }
    return node?.declared(name, before: child)
  }

  private var isMemberOfType: Bool { parent?.is(MemberBlockItemSyntax.self) == true }

  /// What this node declares under a name for the part of it that `child` is, or for what follows that.
  private func declared(_ name: String, before child: Syntax) -> Local? {
    switch self.as(SyntaxEnum.self) {
    case .codeBlockItemList(let list):
      return list.prefix { $0.id != child.id }.reversed().lazy
        .compactMap { $0.item.declared(name) }.first
    case .conditionElementList(let list):
      return list.prefix { $0.id != child.id }.reversed().lazy
        .compactMap { $0.declared(name) }.first
    case .ifExpr(let node) where child.id != node.conditions.id:
      return node.conditions.lazy.compactMap { $0.declared(name) }.first
    case .whileStmt(let node) where child.id != node.conditions.id:
      return node.conditions.lazy.compactMap { $0.declared(name) }.first
    case .functionDecl(let node): return node.signature.declared(name)
    case .initializerDecl(let node): return node.signature.declared(name)
    case .closureExpr(let node): return node.signature?.declared(name)
    default: return nil
    }
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate func declared(_ name: String) -> Local? {
    switch self {
    case .decl(let decl): decl.as(VariableDeclSyntax.self)?.bindings.declared(name)
    case .stmt(let statement):
      statement.as(GuardStmtSyntax.self)?.conditions.lazy.compactMap { $0.declared(name) }.first
    default: nil
    }
  }
}

extension PatternBindingListSyntax {
  fileprivate func declared(_ name: String) -> Local? {
    lazy.compactMap { binding -> Local? in
      if binding.pattern.plainName == name {
        return Local(type: binding.typeAnnotation?.type, value: binding.initializer?.value)
      }
      return binding.element(name).map { Local(value: $0) }
    }.first
  }
}

extension PatternBindingSyntax {
  /// The value that a name in a tuple gets: `let (a, b) = (x, y)`.
  fileprivate func element(_ name: String) -> ExprSyntax? {
    guard let names = pattern.as(TuplePatternSyntax.self)?.elements,
      let values = initializer?.value.as(TupleExprSyntax.self)?.elements,
      names.count == values.count
    else { return nil }
    return zip(names, values).first { $0.0.pattern.plainName == name }?.1.expression
  }
}

extension ConditionElementSyntax {
  /// `if let server` is short for a property or local of that name, which goes on being looked for.
  fileprivate func declared(_ name: String) -> Local? {
    guard let binding = condition.as(OptionalBindingConditionSyntax.self),
      binding.pattern.plainName == name
    else { return nil }
    return binding.initializer.map {
      Local(type: binding.typeAnnotation?.type, value: $0.value)
    }
  }
}

extension FunctionSignatureSyntax {
  fileprivate func declared(_ name: String) -> Local? {
    parameterClause.parameters.first { $0.localName == name }
      .map { Local(type: $0.type) }
  }
}

extension ClosureSignatureSyntax {
  fileprivate func declared(_ name: String) -> Local? {
    switch parameterClause {
    case .simpleInput(let names)?:
      names.contains { $0.name.plainText == name } ? Local() : nil
    case .parameterClause(let clause)?:
      clause.parameters.first { $0.localName == name }
        .map { Local(type: $0.type) }
    default: nil
    }
  }
}

extension TypeSyntax {
  /// The bare name of a type, whether it is optional, `any` or `some`; nil for what has no name.
  fileprivate var writtenName: String? {
    let names = unwrapped.conformanceNames
    return names.count == 1 ? names[0] : nil
  }
}

extension String {
  fileprivate var isTypeName: Bool { first?.isUppercase == true }
}
