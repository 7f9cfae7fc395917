import SwiftSyntax

/// What the modifiers and attributes before a declaration say.
struct DeclarationMarks {
  private(set) var isStatic = false
  private(set) var isWeak = false
  private(set) var isLazy = false
  private(set) var isOverride = false
  private(set) var isPrivate = false
  private(set) var isPrivateToSet = false
  private(set) var isAction = false
  private(set) var isOutlet = false

  init(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): isStatic = true
      case .keyword(.weak), .keyword(.unowned): isWeak = true
      case .keyword(.lazy): isLazy = true
      case .keyword(.override): isOverride = true
      case .keyword(.private), .keyword(.fileprivate):
        isPrivateToSet = true
        if modifier.detail == nil { isPrivate = true }
      default: break
      }
    }
    for case .attribute(let attribute) in attributes {
      switch attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text {
      case "objc", "IBAction", "IBSegueAction": isAction = true
      case "IBOutlet": isOutlet = true
      default: break
      }
    }
  }
}
