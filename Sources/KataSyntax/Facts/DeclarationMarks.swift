import SwiftSyntax

/// What modifiers and attributes say of a member.
struct DeclarationMarks {
  var isStatic = false
  var isOverride = false
  var isWeak = false
  var isPrivate = false
  /// Whether it is marked `@objc` or `@IBAction`.
  var isAction = false

  init() {}

  init(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): isStatic = true
      case .keyword(.override): isOverride = true
      case .keyword(.weak), .keyword(.unowned): isWeak = true
      case .keyword(.private), .keyword(.fileprivate): isPrivate = true
      default: break
      }
    }
    isAction = attributes.contains { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return name == "objc" || name == "IBAction"
    }
  }
}
