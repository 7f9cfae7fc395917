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

extension ExprSyntax {
  /// The name of an expression that is nothing but a name.
  var plainName: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }
}
