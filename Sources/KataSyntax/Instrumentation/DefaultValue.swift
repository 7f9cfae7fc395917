import SwiftSyntax

/// What a function gives back when it does not find out, by its declared type.
enum DefaultValue {
  /// The value as Swift text; nil for types without an evident default.
  static func text(of type: TypeSyntax) -> String? {
    switch type.kind {
    case .optionalType, .implicitlyUnwrappedOptionalType: return "nil"
    case .arrayType: return "[]"
    case .dictionaryType: return "[:]"
    case .identifierType:
      let node = type.cast(IdentifierTypeSyntax.self)
      return text(of: node.name.plainText, isGeneric: node.genericArgumentClause != nil)
    default: return nil
    }
  }

  private static func text(of name: String, isGeneric: Bool) -> String? {
    switch (name, isGeneric) {
    case ("Bool", false): "false"
    case ("Int", false), ("Int8", false), ("Int16", false), ("Int32", false), ("Int64", false),
      ("UInt", false), ("UInt8", false), ("UInt16", false), ("UInt32", false), ("UInt64", false),
      ("Double", false), ("Float", false), ("CGFloat", false), ("TimeInterval", false):
      "0"
    case ("String", false): "\"\""
    case ("Optional", true): "nil"
    case ("Array", true), ("Set", true): "[]"
    case ("Dictionary", true): "[:]"
    default: nil
    }
  }
}
