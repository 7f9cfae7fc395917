import KataCore
import SwiftSyntax

/// The name and kind of a declared type.
struct TypeHead {
  let name: String
  let kind: TypeFacts.Kind
  let inherits: [String]

  /// Reads a declaration; nil when it declares no type.
  init?(_ item: Syntax) {
    guard let kind = Self.kind(of: item),
      let named = item.asProtocol((any NamedDeclSyntax).self), named.name.presence == .present
    else { return nil }
    self.kind = kind
    name = named.name.plainText
    inherits = item.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.names ?? []
  }

  private static func kind(of item: Syntax) -> TypeFacts.Kind? {
    switch item.kind {
    case .classDecl: .class
    case .structDecl: .struct
    case .enumDecl: .enum
    case .actorDecl: .actor
    case .protocolDecl: .protocol
    default: nil
    }
  }
}
