import SwiftSyntax

/// Tells the type of an expression where declarations and the catalogue say it.
struct ExpressionTypes {
  let program: ReadProgram
  /// The type whose code the expression is part of.
  let type: DeclaredType
  let scope: Scope

  func type(of expression: ExprSyntax) -> TypeName? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): named(node.baseName.plainText)
    case .memberAccessExpr(let node): member(node)
    case .functionCallExpr(let node): call(node)
    case .subscriptCallExpr(let node): type(of: node.calledExpression)?.element.map { TypeName($0) }
    case .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr, .tupleExpr:
      expression.inner.flatMap(type)
    case .superExpr: type.inherits.first.map { TypeName($0) }
    case .stringLiteralExpr: TypeName("String")
    case .integerLiteralExpr: TypeName("Int")
    case .floatLiteralExpr: TypeName("Double")
    case .booleanLiteralExpr: TypeName("Bool")
    case .arrayExpr(let node):
      TypeName("Array", element: node.elements.first.flatMap { type(of: $0.expression)?.name })
    case .closureExpr: TypeName(TypeName.closure)
    case .sequenceExpr(let node): sequence(Array(node.elements))
    default: nil
    }
  }

  /// What a type is and inherits from, the nearest first.
  func lineage(of name: TypeName?) -> [String] {
    guard let name, !mayBeScreen(name) else { return [] }
    return program.lineage(of: name.name, in: type)
  }

  /// Whether a type that no file declares may be a protocol by which a screen is told something: `…View` outside of a screen.
  func mayBeScreen(_ name: TypeName) -> Bool {
    program.type(name.name, in: type) == nil && !program.catalogue.knows(name.name)
      && program.catalogue.type(suggestedBy: name.name) == "UIView"
      && !program.isScreenPart(type.outermost)
  }

  // MARK: Names

  private func named(_ name: String) -> TypeName? {
    if let local = scope[name] { return local.type }
    if name == "self" || name == "Self" { return TypeName(type.name) }
    if let member = member(name, of: type) { return member }
    return isType(name) ? TypeName(name) : boundary(name)
  }

  /// The type of a name that no file declares, where it says what it stands for.
  private func boundary(_ name: String) -> TypeName? {
    let type = name.prefix(1).uppercased() + name.dropFirst()
    let owner = program.first(in: self.type.name) {
      $0.property(name) == nil && $0.functions[name] == nil ? nil : $0
    }
    let isKnown = owner != nil || program.freeFunctions(name) != nil
    return isKnown || program.catalogue.duty(ofBoundary: type) == nil ? nil : TypeName(type)
  }

  /// A property of a type or of those around it, also where only the platform declares it.
  private func member(_ name: String, of type: DeclaredType) -> TypeName? {
    var place: DeclaredType? = type
    while let owner = place {
      if let found = member(name, of: TypeName(owner.name)) { return found }
      place = owner.outer
    }
    return nil
  }

  func isType(_ name: String) -> Bool {
    name.first?.isUppercase == true
      && (program.type(name, in: type) != nil || program.catalogue.knows(name)
        || scope[name] == nil)
  }

  private func member(_ node: MemberAccessExprSyntax) -> TypeName? {
    let name = node.declName.baseName.plainText
    guard let base = node.base else { return nil }
    let receiver = type(of: base)
    // Of a namespace that nobody declares nothing is known but names: `L10n.ListView`.
    let isNamed = program.type(name, in: type) != nil || program.catalogue.knows(name)
    if isType(name), !isNamed, receiver.map(isKnown) != true { return nil }
    if let found = member(name, of: receiver) { return found }
    if base.plainName == "self" { return boundary(name) }
    // `Module.Type` and `Outer.Inner`.
    if isType(name) { return TypeName(name) }
    // What one of the platform's types or a log shares is of that type; of another type, what is named so.
    let shares = base.plainName.map {
      isType($0) && (program.catalogue.knows($0) || lineage(of: receiver).contains("Logger"))
    }
    return shares == true || program.catalogue.singletons.contains(name) ? receiver : nil
  }

  private func member(_ name: String, of receiver: TypeName?) -> TypeName? {
    let suggested = program.catalogue.type(suggestedBy: name).map { TypeName($0) }
    guard let receiver, isKnown(receiver) else { return suggested }
    let declared = program.first(in: receiver.name) { type -> TypeName?? in
      type.property(name).map(\.type)
    }
    if let declared, let declared { return declared }
    let row = program.catalogue.member(name, of: lineage(of: receiver))
    if let result = row?.result { return TypeName(result) }
    return declared == nil && !hasUnknownAncestors(receiver) ? nil : suggested
  }

  /// Whether a file or the catalogue says what members a type has.
  private func isKnown(_ name: TypeName) -> Bool {
    lineage(of: name).contains { program.type($0, in: type) != nil || program.catalogue.knows($0) }
  }

  /// Whether it may inherit members that no file and no row declares.
  private func hasUnknownAncestors(_ name: TypeName) -> Bool {
    lineage(of: name).contains {
      program.type($0, in: type) == nil && !program.catalogue.knows($0)
        && program.catalogue.type(suggestedBy: $0) != nil
    }
  }

  // MARK: Calls

  private func call(_ node: FunctionCallExprSyntax) -> TypeName? {
    if let name = node.calledExpression.plainName {
      if isType(name) { return TypeName(name) }
      return result(of: name, in: TypeName(type.name))
    }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.plainText
    guard let base = access.base else { return nil }
    let receiver = type(of: base)
    if name == "init" || program.catalogue.singletons.contains(name) { return receiver }
    if receiver == nil || base.plainName.map(isType) == true, isType(name) { return TypeName(name) }
    return result(of: name, in: receiver)
  }

  private func result(of name: String, in receiver: TypeName?) -> TypeName? {
    if let receiver {
      let declared = program.first(in: receiver.name) { type in
        type.functions[name]?.lazy.compactMap { program.functions[$0].result }.first
      }
      if let declared { return declared }
    }
    return program.catalogue.member(name, of: lineage(of: receiver))?.result.map { TypeName($0) }
  }

  // MARK: Operators

  private func sequence(_ elements: [ExprSyntax]) -> TypeName? {
    if let cast = elements.last(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      let index = elements.firstIndex(of: cast), index + 1 < elements.count,
      let target = elements[index + 1].as(TypeExprSyntax.self)
    {
      return TypeName(target.type)
    }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if operators.contains(where: Self.comparisons.contains) { return TypeName("Bool") }
    return elements.first.flatMap(type)
  }

  static let comparisons: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==",
  ]
}
