import KataCore
import SwiftSyntax

/// Turns a type as it is written into the type that it means.
struct TypeMeaning {
  let program: FactProgram
  /// Types nested deeper than this are not followed.
  private static let maximumDepth = 40

  func read(_ type: TypeSyntax, in scope: Scope, depth: Int = 0) -> ReadType? {
    guard depth < Self.maximumDepth else { return nil }
    func inner(_ type: TypeSyntax) -> ReadType? { read(type, in: scope, depth: depth + 1) }
    switch type.kind {
    case .identifierType:
      return identifier(type.cast(IdentifierTypeSyntax.self), in: scope, depth: depth)
    case .memberType:
      return member(type.cast(MemberTypeSyntax.self), in: scope, depth: depth)
    case .optionalType:
      return inner(type.cast(OptionalTypeSyntax.self).wrappedType).map { .optional($0) }
    case .implicitlyUnwrappedOptionalType:
      return inner(type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType)
        .map { .optional($0) }
    case .arrayType: return inner(type.cast(ArrayTypeSyntax.self).element).map { .array($0) }
    case .dictionaryType:
      let node = type.cast(DictionaryTypeSyntax.self)
      guard let key = inner(node.key), let value = inner(node.value) else { return nil }
      return .dictionary(key, value)
    case .attributedType: return inner(type.cast(AttributedTypeSyntax.self).baseType)
    case .someOrAnyType: return inner(type.cast(SomeOrAnyTypeSyntax.self).constraint)
    case .functionType:
      let node = type.cast(FunctionTypeSyntax.self)
      return .function(node.parameters.map { inner($0.type) }, inner(node.returnClause.type))
    case .tupleType:
      let elements = type.cast(TupleTypeSyntax.self).elements
      if elements.count == 1, let only = elements.first { return inner(only.type) }
      return .tuple(elements.map { ($0.firstName?.plainText, inner($0.type)) })
    case .compositionType:
      let parts = type.cast(CompositionTypeSyntax.self).elements.compactMap { inner($0.type) }
      return parts.count > 1 ? .composition(parts) : parts.first
    case .metatypeType:
      return inner(type.cast(MetatypeTypeSyntax.self).baseType).map { .metatype($0) }
    default: return nil
    }
  }

  /// The types of a composition or of the typealias that stands for one, each read alone.
  func constituents(of type: TypeSyntax, in scope: Scope, depth: Int = 0) -> [ReadType] {
    guard depth < Self.maximumDepth else { return [] }
    switch type.kind {
    case .compositionType:
      return type.cast(CompositionTypeSyntax.self).elements.flatMap {
        constituents(of: $0.type, in: scope, depth: depth + 1)
      }
    case .attributedType:
      return constituents(
        of: type.cast(AttributedTypeSyntax.self).baseType, in: scope, depth: depth + 1)
    case .someOrAnyType:
      return constituents(
        of: type.cast(SomeOrAnyTypeSyntax.self).constraint, in: scope, depth: depth + 1)
    case .identifierType:
      let name = type.cast(IdentifierTypeSyntax.self).name.plainText
      if let alias = alias(name, in: scope) {
        return constituents(of: alias.type, in: alias.scope, depth: depth + 1)
      }
      fallthrough
    default:
      return read(type, in: scope, depth: depth + 1).map { [$0] } ?? []
    }
  }

  private func alias(_ name: String, in scope: Scope) -> (type: TypeSyntax, scope: Scope)? {
    var outer = scope.type
    while let entry = outer {
      if let alias = entry.aliases[name] { return alias }
      if entry.nested[name] != nil { return nil }
      outer = entry.outer
    }
    return program.aliases[name]
  }

  // MARK: Names

  private func identifier(
    _ node: IdentifierTypeSyntax, in scope: Scope, depth: Int
  ) -> ReadType? {
    let arguments = node.genericArgumentClause.map { clause in
      clause.arguments.map { argument -> ReadType in
        guard case .type(let type) = argument.argument else { return .foreign("_") }
        return read(type, in: scope, depth: depth + 1) ?? .foreign("_")
      }
    }
    return name(node.name.plainText, arguments: arguments ?? [], in: scope, depth: depth)
  }

  /// What a name means as a type at a place.
  func name(
    _ name: String, arguments: [ReadType] = [], in scope: Scope, depth: Int = 0
  ) -> ReadType? {
    if let generic = generic(name, in: scope, depth: depth) { return generic }
    if name == "Self" { return scope.type.flatMap(selfType) }
    if let alias = alias(name, in: scope), depth < Self.maximumDepth {
      return read(alias.type, in: alias.scope, depth: depth + 1)
    }
    if let entry = program.type(name, from: scope) { return .named(entry.name, entry, arguments) }
    switch (name, arguments.count) {
    case ("Void", 0): return .tuple([])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default: return .named(name, nil, arguments)
    }
  }

  /// The type of `self` in an entry.
  func selfType(_ entry: TypeEntry) -> ReadType? { entry.selfType }

  /// The type of `self` where an extension says what an entry's generic parameters are.
  func selfType(_ entry: TypeEntry, bound scope: Scope) -> ReadType? {
    guard let type = entry.selfType, !entry.generics.isEmpty, !scope.generics.isEmpty else {
      return entry.selfType
    }
    var meanings: [String: ReadType] = [:]
    for generic in entry.generics {
      guard let bound = scope.generics.first(where: { $0.name == generic.name })?.bound else {
        continue
      }
      meanings[generic.name] = read(bound, in: Scope(type: entry.outer, file: scope.file))
    }
    return type.replacing(meanings)
  }

  private func generic(_ name: String, in scope: Scope, depth: Int) -> ReadType? {
    func meaning(_ generics: [(name: String, bound: TypeSyntax?)]) -> ReadType? {
      guard let parameter = generics.first(where: { $0.name == name }) else { return nil }
      let bound = parameter.bound.flatMap { read($0, in: scope, depth: depth + 1) }
      if case .named(let said, nil, _)? = bound, Self.saysLittle.contains(said) {
        return .generic(name)
      }
      return bound ?? .generic(name)
    }
    if !scope.generics.isEmpty, let found = meaning(scope.generics) { return found }
    var outer = scope.type
    while let entry = outer {
      if !entry.generics.isEmpty, let found = meaning(entry.generics) { return found }
      outer = entry.outer
    }
    return nil
  }

  /// Bounds that tell less of a value than what it turns out to be.
  private static let saysLittle: Set<String> = [
    "Any", "AnyObject", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Hashable",
    "Sendable",
  ]

  private func member(_ node: MemberTypeSyntax, in scope: Scope, depth: Int) -> ReadType? {
    let name = node.name.plainText
    let base = node.baseType
    if name == "Type" || name == "Protocol" {
      return read(base, in: scope, depth: depth + 1).map { .metatype($0) }
    }
    guard let outer = read(base, in: scope, depth: depth + 1) else { return nil }
    if let entry = outer.entry {
      if let nested = entry.nested[name] { return .named(nested.name, nested, []) }
      if let alias = entry.aliases[name] {
        return read(alias.type, in: alias.scope, depth: depth + 1)
      }
      return nil
    }
    guard case .named(let outerName, nil, _) = outer else { return nil }
    if PlatformNames.modules.contains(outerName) || program.modules.contains(outerName) {
      return self.name(name, in: Scope(type: nil, file: scope.file), depth: depth + 1)
    }
    return .foreign(outerName + "." + name)
  }
}
