import SwiftSyntax

/// The names by which other code gets at an object of a role's class: its types, and the members that give one.
struct RoleNames: Sendable {
  /// The class, and protocols of the learner's that it alone conforms to.
  private let types: Set<String>
  /// Properties and functions that others can see; none that something else is called, too.
  private let members: Set<String>

  init(of className: String, in types: DeclaredTypes) {
    let own = Self.ownTypes(of: className, in: types)
    self.types = own
    // What `Solution` says of the roles leads to classes, and to no object.
    let declared = types.entries.filter { $0.path != "Solution" }.flatMap(\.members)
      .flatMap(Self.results)
    let leading = declared.filter { !own.isDisjoint(with: $0.types) }.map(\.name)
    let others = declared.filter { own.isDisjoint(with: $0.types) }.map(\.name)
    members = Set(leading).subtracting(others)
  }

  /// Says whether a token leads to the object: `adapter.book`, or its type anywhere but where one is made.
  func includes(_ token: TokenSyntax) -> Bool {
    guard case .identifier = token.tokenKind else { return false }
    if types.contains(token.plainText) { return !token.isCalled }
    return members.contains(token.plainText) && token.isMemberOfAnother
  }

  private static func ownTypes(of className: String, in types: DeclaredTypes) -> Set<String> {
    let classes = types.names(conformingTo: className).union([className])
    let protocols = types.entries.filter { $0.kind == .protocol }.map(\.name)
    return classes.union(
      protocols.filter { name in
        let conforming = types.names(conformingTo: name)
        return !conforming.isEmpty && conforming.isSubset(of: classes)
      })
  }

  /// What a member that is not private is called, and the types that it gives.
  private static func results(
    of member: DeclaredTypes.Member
  ) -> [(name: String, types: Set<String>)] {
    if let function = member.decl.as(FunctionDeclSyntax.self), !function.modifiers.arePrivate {
      return [(function.name.plainText, function.signature.returnClause?.type.givenNames ?? [])]
    }
    guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.modifiers.arePrivate
    else { return [] }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return (name.identifier.plainText, binding.givenNames)
    }
  }
}

extension PatternBindingSyntax {
  /// The names of the declared type, or of the class of which the property makes an object.
  fileprivate var givenNames: Set<String> {
    if let type = typeAnnotation?.type { return type.givenNames }
    let made = initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.plainName
    return Set([made].compactMap(\.self))
  }
}

extension TypeSyntax {
  /// The last names of a type, without what makes it optional.
  fileprivate var givenNames: Set<String> { Set(unwrapped.conformanceNames) }
}

extension DeclModifierListSyntax {
  /// Says whether other types cannot read it; `private(set)` hides nothing.
  fileprivate var arePrivate: Bool {
    contains { modifier in
      [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind)
        && modifier.detail == nil
    }
  }
}

extension TokenSyntax {
  /// Says whether it stands before the arguments of a call, as in `AddressBook(services: services)`.
  fileprivate var isCalled: Bool {
    guard let name = parent?.as(DeclReferenceExprSyntax.self),
      let call = name.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.id == ExprSyntax(name).id
  }

  /// Says whether it is a member of something other than `self`.
  fileprivate var isMemberOfAnother: Bool {
    guard let name = parent?.as(DeclReferenceExprSyntax.self),
      let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id,
      let base = access.base
    else { return false }
    return base.plainName != "self"
      && base.as(OptionalChainingExprSyntax.self)?.expression.plainName != "self"
  }
}
