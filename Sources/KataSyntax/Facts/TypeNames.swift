import SwiftSyntax

/// The names in a type as it is written, arguments included.
enum TypeNames {
  static func forEach(
    in type: TypeSyntax, depth: Int = 0, _ body: (_ name: String, _ node: TypeSyntax) -> Void
  ) {
    guard depth < 40 else { return }
    func inner(_ type: TypeSyntax) { forEach(in: type, depth: depth + 1, body) }
    switch type.kind {
    case .identifierType:
      let node = type.cast(IdentifierTypeSyntax.self)
      body(node.name.plainText, type)
      arguments(node.genericArgumentClause, inner)
    case .memberType:
      let node = type.cast(MemberTypeSyntax.self)
      inner(node.baseType)
      arguments(node.genericArgumentClause, inner)
    case .optionalType: inner(type.cast(OptionalTypeSyntax.self).wrappedType)
    case .implicitlyUnwrappedOptionalType:
      inner(type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType)
    case .arrayType: inner(type.cast(ArrayTypeSyntax.self).element)
    case .dictionaryType:
      inner(type.cast(DictionaryTypeSyntax.self).key)
      inner(type.cast(DictionaryTypeSyntax.self).value)
    case .attributedType: inner(type.cast(AttributedTypeSyntax.self).baseType)
    case .someOrAnyType: inner(type.cast(SomeOrAnyTypeSyntax.self).constraint)
    case .functionType:
      let node = type.cast(FunctionTypeSyntax.self)
      for parameter in node.parameters { inner(parameter.type) }
      inner(node.returnClause.type)
    case .tupleType:
      for element in type.cast(TupleTypeSyntax.self).elements { inner(element.type) }
    case .compositionType:
      for element in type.cast(CompositionTypeSyntax.self).elements { inner(element.type) }
    case .metatypeType: inner(type.cast(MetatypeTypeSyntax.self).baseType)
    default: break
    }
  }

  private static func arguments(
    _ clause: GenericArgumentClauseSyntax?, _ body: (TypeSyntax) -> Void
  ) {
    guard let clause else { return }
    for argument in clause.arguments {
      if case .type(let type) = argument.argument { body(type) }
    }
  }
}
