import KataCore
import SwiftSyntax

/// Collects the edits and findings of the target-action bridge for one file.
final class BridgeWalk: SyntaxVisitor {
  private(set) var edits: [TextEdit] = []
  private(set) var findings: [Finding] = []
  private let file: ParsedFile

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable",
  ]

  init(file: ParsedFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Attributes and protocols

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.plainText,
      Self.attributes.contains(name)
    else { return .visitChildren }
    let text = node.trimmedDescription.utf8.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
    replace(node, with: String(decoding: text, as: UTF8.self))
    return .skipChildren
  }

  /// Objective-C protocols are for classes only, which `weak` needs to know once the attribute is gone.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.contains(where: Self.isObjectiveC) else { return .visitChildren }
    guard let inherited = node.inheritanceClause?.inheritedTypes else {
      insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
      return .visitChildren
    }
    let names = inherited.compactMap { $0.type.dottedName.last }
    if Set(names).isDisjoint(with: ["AnyObject", "NSObjectProtocol"]) {
      insert("AnyObject, ", at: inherited.positionAfterSkippingLeadingTrivia)
    }
    return .visitChildren
  }

  private static func isObjectiveC(_ element: AttributeListSyntax.Element) -> Bool {
    element.as(AttributeSyntax.self)?.attributeName.dottedName == ["objc"]
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "optional" { report(.optionalRequirement, at: node) }
    return .visitChildren
  }

  // MARK: Selectors

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first,
      node.arguments.count == 1
    else { return .visitChildren }
    guard argument.label == nil else {
      report(.propertySelector, at: node)
      return .skipChildren
    }
    bridge(argument.expression, of: node)
    return .skipChildren
  }

  private func bridge(_ expression: ExprSyntax, of node: MacroExpansionExprSyntax) {
    let parts = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [expression]
    guard let method = parts.first, let name = bridgeMethod(method, in: node) else { return }
    replace(node.pound, with: " ")
    replace(node.macroName, with: "Selector")
    if let type = parts.last?.as(TypeExprSyntax.self), parts.count == 3,
      name.isOnSelf, let enclosing = enclosingType(of: node)
    {
      insert("(\(enclosing)) -> ", at: type.positionAfterSkippingLeadingTrivia)
    }
    insert(", named: \"\(name.text)\"", at: expression.endPositionBeforeTrailingTrivia)
  }

  /// Makes the method an unapplied one of its type, and returns its name.
  private func bridgeMethod(
    _ method: ExprSyntax, in node: MacroExpansionExprSyntax
  ) -> (text: String, isOnSelf: Bool)? {
    if let name = method.plainName {
      guard let type = enclosingType(of: node) else { return nil }
      insert("\(type).", at: method.positionAfterSkippingLeadingTrivia)
      return (name, true)
    }
    guard let access = method.as(MemberAccessExprSyntax.self), let base = access.base else {
      report(.unreadableSelector, at: node)
      return nil
    }
    let name = access.declName.baseName.plainText
    if ["self", "Self", "super"].contains(base.trimmedDescription) {
      guard let type = enclosingType(of: node) else { return nil }
      replace(base, with: type)
      return (name, true)
    }
    guard let variable = base.plainName, variable.first?.isLowercase == true else {
      return (name, false)
    }
    guard let type = declaredType(of: variable, near: node) else {
      report(.selectorOnVariable(variable, method: access.declName.trimmedDescription), at: node)
      return nil
    }
    replace(base, with: type)
    return (name, false)
  }

  /// The type whose body or extension a node stands in, as it can be written there.
  private func enclosingType(of node: some SyntaxProtocol) -> String? {
    guard let group = enclosingGroup(of: node) else { return nil }
    if let named = group.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    return group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }

  private func enclosingGroup(of node: some SyntaxProtocol) -> Syntax? {
    var parent = node.parent
    while let group = parent, !group.isProtocol((any DeclGroupSyntax).self) {
      parent = group.parent
    }
    return parent
  }

  /// The type that a stored property of the enclosing type was declared with, in the same body.
  private func declaredType(of variable: String, near node: some SyntaxProtocol) -> String? {
    let members = enclosingGroup(of: node)?.asProtocol((any DeclGroupSyntax).self)?.memberBlock
      .members
    for member in members ?? [] {
      for binding in member.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        guard pattern?.identifier.plainText == variable else { continue }
        return Self.typeName(of: binding)
      }
    }
    return nil
  }

  private static func typeName(of binding: PatternBindingSyntax) -> String? {
    guard var type = binding.typeAnnotation?.type else {
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
      guard let name = call?.calledExpression.plainName, name.first?.isUppercase == true
      else { return nil }
      return name
    }
    if let optional = type.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      type = optional.wrappedType
    }
    return type.dottedName.isEmpty ? nil : type.trimmedDescription
  }

  // MARK: Edits

  private func replace(_ node: some SyntaxProtocol, with text: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(TextEdit(range: start..<end, replacement: text))
  }

  private func insert(_ text: String, at position: AbsolutePosition) {
    let offset = position.utf8Offset
    edits.append(TextEdit(range: offset..<offset, replacement: text))
  }

  private func report(_ problem: BridgeProblem, at node: some SyntaxProtocol) {
    let location = file.location(of: node)
    findings.append(problem.finding(at: location, excerpt: file.excerpt(line: location.line)))
  }
}
