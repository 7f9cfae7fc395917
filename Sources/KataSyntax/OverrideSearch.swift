import SwiftSyntax

/// Finds the classes of a file, and the overrides that stand in its extensions.
final class OverrideSearch: SyntaxVisitor {
  /// An override with the names of the type that is extended.
  struct Member {
    let decl: DeclSyntax
    let type: [String]
  }

  /// What a member is called, and what stands in front of it.
  struct Head {
    let name: TokenSyntax?
    let modifiers: DeclModifierListSyntax
    let attributes: AttributeListSyntax
  }

  private(set) var classes: [ClassDeclSyntax] = []
  private(set) var overrides: [Member] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.append(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(DeclSyntax(node))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    note(DeclSyntax(node))
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func note(_ member: DeclSyntax) -> SyntaxVisitorContinueKind {
    var parent = member.parent
    while let group = parent, !group.isProtocol((any DeclGroupSyntax).self) {
      parent = group.parent
    }
    if let owner = parent?.as(ExtensionDeclSyntax.self),
      Self.head(of: member)?.modifiers.contains(where: { $0.name.text == "override" }) == true
    {
      overrides.append(Member(decl: member, type: owner.extendedType.dottedName))
    }
    return .skipChildren
  }

  /// The head of a method or a variable.
  static func head(of member: DeclSyntax) -> Head? {
    if let node = member.as(FunctionDeclSyntax.self) {
      return Head(name: node.name, modifiers: node.modifiers, attributes: node.attributes)
    }
    guard let node = member.as(VariableDeclSyntax.self) else { return nil }
    let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    return Head(
      name: pattern?.identifier, modifiers: node.modifiers, attributes: node.attributes)
  }
}
