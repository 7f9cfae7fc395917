import SwiftSyntax

extension TokenSyntax {
  /// The token's text without the backticks that only keep a name from being read as a keyword.
  var plainText: String {
    let text = self.text
    // By bytes, since every name in a program is asked for.
    guard text.utf8.first == UInt8(ascii: "`"), text.hasSuffix("`"), text.utf8.count > 2 else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }
}

extension FunctionDeclSyntax {
  /// The name with the labels of its arguments, such as `show(_:animated:)`.
  var fullName: String {
    let labels = signature.parameterClause.parameters.map { $0.firstName.plainText + ":" }
    return "\(name.plainText)(\(labels.joined()))"
  }
}

extension TypeSyntax {
  /// The names of a type such as `Outer.Inner`, without generic arguments; empty for types that have none.
  var dottedName: [String] {
    if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.plainText] }
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.dottedName + [type.name.plainText]
    }
    return []
  }
}

extension TypeSyntax {
  /// The type without what makes it optional, and without brackets around it.
  var unwrapped: TypeSyntax {
    switch self.as(TypeSyntaxEnum.self) {
    case .optionalType(let type): type.wrappedType.unwrapped
    case .implicitlyUnwrappedOptionalType(let type): type.wrappedType.unwrapped
    case .tupleType(let type) where type.elements.count == 1:
      type.elements.first?.type.unwrapped ?? self
    default: self
    }
  }
}

extension Syntax {
  /// The name of the type in whose declaration or extension this stands, as it is written there; nil outside of types.
  var enclosingType: [String]? {
    var node = parent
    while let current = node {
      if let type = current.as(ExtensionDeclSyntax.self) { return type.extendedType.dottedName }
      if let type = current.asProtocol((any NamedDeclSyntax).self),
        current.asProtocol((any DeclGroupSyntax).self) != nil
      {
        return [type.name.plainText]
      }
      node = current.parent
    }
    return nil
  }
}

extension ExprSyntax {
  /// The name of an expression that is nothing but a name.
  var plainName: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }
}

extension PatternSyntax {
  /// The name of a pattern that is nothing but a name.
  var plainName: String? {
    self.as(IdentifierPatternSyntax.self)?.identifier.plainText
  }
}

extension FunctionParameterSyntax {
  /// The name by which the body knows it.
  var localName: String { (secondName ?? firstName).plainText }
}

extension ClosureParameterSyntax {
  /// The name by which the body knows it.
  var localName: String { (secondName ?? firstName).plainText }
}

extension SyntaxProtocol {
  /// The text without comments, with single blanks where there are any.
  ///
  /// A line end is in it where a string over several lines is, which cannot do without.
  var oneLine: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      let isApart = !token.leadingTrivia.isEmpty && !text.isEmpty
      if isApart, !text.hasSuffix(" ") { text += " " }
      text += token.text
      if token.tokenKind == .multilineStringQuote { text += "\n" }
      if !token.trailingTrivia.isEmpty { text += " " }
    }
    return text.hasSuffix(" ") ? String(text.dropLast()) : text
  }
}
