import SwiftSyntax

/// Writes types as a mock needs them.
struct MockTypes {
  /// What `Self` means in the mock.
  let mock: String
  /// The generic parameters of the member, which nothing outside of it can name.
  var generics: Set<String> = []

  /// The type in a signature: `Self` is the mock.
  func inSignature(_ type: TypeSyntax) -> String {
    SelfRewriter(mock: mock).rewrite(type).trimmedDescription
  }

  /// The type of a stored value; anything that names a generic parameter becomes `Any`.
  func stored(_ type: TypeSyntax) -> String {
    let bare = type.bare
    if names(in: Syntax(bare)).isDisjoint(with: generics) {
      return StoredRewriter().rewrite(SelfRewriter(mock: mock).rewrite(bare)).trimmedDescription
    }
    return bare.isOptional ? "Any?" : "Any"
  }

  /// Says whether a type names one of the generic parameters.
  func isGeneric(_ type: TypeSyntax) -> Bool {
    !names(in: Syntax(type)).isDisjoint(with: generics)
  }

  private func names(in node: Syntax) -> Set<String> {
    Set(node.tokens(viewMode: .sourceAccurate).map(\.plainText))
  }
}

extension TypeSyntax {
  /// The type without attributes such as `@escaping` and words such as `inout`, which `@Sendable` is not.
  var bare: TypeSyntax {
    guard var type = self.as(AttributedTypeSyntax.self) else { return self }
    type.attributes = type.attributes.filter {
      let name = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return name != "escaping" && name != "autoclosure"
    }
    type.specifiers = []
    return type.attributes.isEmpty ? type.baseType : TypeSyntax(type)
  }

  /// The attributes that are written before it.
  var attributeNames: [String] {
    self.as(AttributedTypeSyntax.self)?.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    } ?? []
  }

  /// The words before it, such as `inout`.
  var specifierWords: [String] {
    self.as(AttributedTypeSyntax.self)?.specifiers.map(\.trimmedDescription) ?? []
  }

  /// Says whether it is written as the type of a function.
  var isFunction: Bool {
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.isFunction }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.isFunction == true
    }
    return self.is(FunctionTypeSyntax.self)
  }

  /// Says whether it is written as an optional.
  var isOptional: Bool {
    if self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return true
    }
    return dottedName.last == "Optional"
  }

  /// Says whether it stands for no result.
  var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedDescription) }
}

/// Puts the mock's own name in place of `Self`.
private final class SelfRewriter: SyntaxRewriter {
  private let mock: String

  init(mock: String) {
    self.mock = mock
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    guard token.tokenKind == .keyword(.Self) else { return token }
    return token.with(\.tokenKind, .identifier(mock))
  }

  /// `Self.Item` is what the mock calls `Item`.
  override func visit(_ node: MemberTypeSyntax) -> TypeSyntax {
    guard node.baseType.trimmedDescription == "Self" else { return super.visit(node) }
    return TypeSyntax(
      IdentifierTypeSyntax(
        leadingTrivia: node.leadingTrivia, name: node.name,
        genericArgumentClause: node.genericArgumentClause, trailingTrivia: node.trailingTrivia))
  }
}

/// Makes of the type of a parameter one that can be kept.
private final class StoredRewriter: SyntaxRewriter {
  override func visit(_ node: SomeOrAnyTypeSyntax) -> TypeSyntax {
    var node = node
    if node.someOrAnySpecifier.tokenKind == .keyword(.some) {
      node.someOrAnySpecifier = node.someOrAnySpecifier.with(\.tokenKind, .keyword(.any))
    }
    return super.visit(node)
  }

  override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> TypeSyntax {
    TypeSyntax(OptionalTypeSyntax(wrappedType: visit(node.wrappedType)))
  }
}
