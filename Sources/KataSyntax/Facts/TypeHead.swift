import KataCore
import SwiftSyntax

/// What the declaration of a type says before its braces.
struct TypeHead {
  let kind: TypeFacts.Kind
  let name: TokenSyntax
  let generics: GenericParameterClauseSyntax?

  /// Nil for what declares no type.
  init?(_ decl: DeclSyntax) {
    switch decl.kind {
    case .classDecl:
      let node = decl.cast(ClassDeclSyntax.self)
      (kind, name, generics) = (.class, node.name, node.genericParameterClause)
    case .structDecl:
      let node = decl.cast(StructDeclSyntax.self)
      (kind, name, generics) = (.struct, node.name, node.genericParameterClause)
    case .enumDecl:
      let node = decl.cast(EnumDeclSyntax.self)
      (kind, name, generics) = (.enum, node.name, node.genericParameterClause)
    case .actorDecl:
      let node = decl.cast(ActorDeclSyntax.self)
      (kind, name, generics) = (.actor, node.name, node.genericParameterClause)
    case .protocolDecl:
      (kind, name, generics) = (.protocol, decl.cast(ProtocolDeclSyntax.self).name, nil)
    default: return nil
    }
  }
}
