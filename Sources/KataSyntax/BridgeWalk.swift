import KataCore
import SwiftSyntax

/// Collects the edits and findings of the target-action bridge for one file.
final class BridgeWalk: SyntaxVisitor {
  private(set) var edits: [TextEdit] = []
  private(set) var findings: [Finding] = []
  private let file: ParsedFile
  private lazy var bytes = Array(file.source.text.utf8)
  private let isObserved: Bool

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable",
  ]

  /// - Parameter isObserved: Whether anybody may observe values by key path.
  init(file: ParsedFile, isObserved: Bool) {
    self.file = file
    self.isObserved = isObserved
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Attributes and protocols

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.plainText,
      Self.attributes.contains(name)
    else { return .visitChildren }
    blank(range(of: node))
    return .skipChildren
  }

  /// Objective-C protocols are for classes only, which `weak` needs to know once the attribute is gone.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.contains(where: Self.isObjectiveC) else { return .visitChildren }
    guard let inherited = node.inheritanceClause?.inheritedTypes else {
      let end = node.primaryAssociatedTypeClause?.endPositionBeforeTrailingTrivia
      insert(": AnyObject", at: end ?? node.name.endPositionBeforeTrailingTrivia)
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
    guard node.name.text == "optional" else { return .visitChildren }
    if let requirement = OptionalRequirement(node) {
      replace(node.name, with: "        ")
      insert(requirement.fallback, at: requirement.owner.endPositionBeforeTrailingTrivia)
    } else {
      report(.optionalRequirement, at: node)
    }
    return .visitChildren
  }

  /// `delegate?.method?(…)`: every optional method has a fallback, so it is there to be called.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let access = chain.expression.as(MemberAccessExprSyntax.self)
    else { return .visitChildren }
    // A closure takes no labels.
    let hasLabel = node.arguments.contains { $0.label != nil }
    let owner = access.base?.trimmedDescription.lowercased() ?? ""
    let isDelegate = ["delegate", "delegate?", "datasource", "datasource?"].contains {
      owner.hasSuffix($0)
    }
    if hasLabel || isDelegate { replace(chain.questionMark, with: " ") }
    return .visitChildren
  }

  /// What may be observed tells when it has changed.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isObserved { edits += ObservedVariable(node)?.edits ?? [] }
    return .visitChildren
  }

  // MARK: Conditions, imports, literals

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    edits += node.condition.map { SystemQuestions(in: $0).edits } ?? []
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.importKindSpecifier == nil, let first = node.path.first else {
      return .visitChildren
    }
    let isOfUIKit = StaticGate.modulesOfUIKit.contains(first.name.text)
    if isOfUIKit { replace(first.name, with: "UIKit") }
    guard isOfUIKit || ["UIKit", "os"].contains(first.name.text), let dot = first.trailingPeriod
    else { return .visitChildren }
    let start = dot.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.path.endPositionBeforeTrailingTrivia.utf8Offset
    blank(start..<max(start, end))
    return .visitChildren
  }

  private func bridgeLiteral(_ node: MacroExpansionExprSyntax) {
    let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.macroName.endPositionBeforeTrailingTrivia.utf8Offset
    let isColor = node.macroName.text == "colorLiteral"
    let type = isColor ? "UIColor" : "UIImage"
    let isApart = node.pound.neighbour?.isWord != true
    edits.append(TextEdit(range: start..<end, replacement: isApart ? type : " \(type)"))
    guard !isColor, let label = node.arguments.first?.label else { return }
    replace(label, with: "named")
    insert("!", at: node.endPositionBeforeTrailingTrivia)
  }

  // MARK: Selectors

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if ["colorLiteral", "imageLiteral"].contains(node.macroName.text) {
      bridgeLiteral(node)
      return .visitChildren
    }
    guard node.macroName.text == "selector", node.genericArgumentClause == nil,
      let argument = node.arguments.first, node.arguments.count == 1
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
    // A blank behind an operator would make it another one, or none.
    let isOperand = node.pound.neighbour?.isOperator == true
    replace(node.pound, with: isOperand ? "S" : " ")
    replace(node.macroName, with: isOperand ? "elector " : "Selector")
    if let type = parts.last?.as(TypeExprSyntax.self), parts.count == 3,
      name.isOnSelf, let enclosing = enclosingType(of: node)
    {
      insert("(\(enclosing)) -> ", at: type.positionAfterSkippingLeadingTrivia)
    }
    insert(", named: \"\(name.literal)\"", at: expression.endPositionBeforeTrailingTrivia)
  }

  /// Makes the method an unapplied one of its type, and returns its name.
  private func bridgeMethod(
    _ method: ExprSyntax, in node: MacroExpansionExprSyntax
  ) -> (literal: String, isOnSelf: Bool)? {
    let access = method.as(MemberAccessExprSyntax.self)
    let reference = method.as(DeclReferenceExprSyntax.self) ?? access?.declName
    guard let reference, let name = SplicedName(reference.baseName) else {
      report(.unreadableSelector, at: node)
      return nil
    }
    let literal = name.literal
    guard let access else {
      guard let type = enclosingType(of: node) else { return nil }
      insert("\(type).", at: method.positionAfterSkippingLeadingTrivia)
      return (literal, true)
    }
    guard let base = access.base else {
      report(.unreadableSelector, at: node)
      return nil
    }
    if ["self", "Self", "super"].contains(base.trimmedDescription) {
      guard let type = enclosingType(of: node) else { return nil }
      replace(base, with: type)
      return (literal, true)
    }
    guard let variable = base.plainName, variable.first?.isLowercase == true else {
      return (literal, false)
    }
    guard let type = declaredType(of: variable, near: node), base.isOneToken else {
      report(.selectorOnVariable(variable, method: access.declName.trimmedDescription), at: node)
      return nil
    }
    replace(base, with: type)
    return (literal, false)
  }

  /// The type whose body or extension a node stands in, as it can be written there; reports that there is none.
  private func enclosingType(of node: some SyntaxProtocol) -> String? {
    let group = enclosingGroup(of: node)
    let name = group?.asProtocol((any NamedDeclSyntax).self).flatMap { SplicedName($0.name)?.code }
    let code = name ?? group?.as(ExtensionDeclSyntax.self)?.extendedType.splicedCode
    if code == nil { report(.unreadableSelector, at: node) }
    return code
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
      guard let called = call?.calledExpression.as(DeclReferenceExprSyntax.self),
        called.baseName.plainText.first?.isUppercase == true
      else { return nil }
      return SplicedName(called.baseName)?.code
    }
    if let optional = type.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      type = optional.wrappedType
    }
    return type.splicedCode
  }

  // MARK: Edits

  private func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.append(TextEdit(range: range(of: node), replacement: text))
  }

  /// Leaves nothing there but the ends of lines.
  private func blank(_ range: Range<Int>) {
    let text = bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
    edits.append(TextEdit(range: range, replacement: String(decoding: text, as: UTF8.self)))
  }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
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

extension TokenSyntax {
  /// The token right in front, with nothing between.
  fileprivate var neighbour: TokenSyntax? {
    guard leadingTrivia.isEmpty, let token = previousToken(viewMode: .sourceAccurate),
      token.trailingTrivia.isEmpty
    else { return nil }
    return token
  }

  fileprivate var isOperator: Bool {
    switch tokenKind {
    case .prefixOperator, .binaryOperator, .postfixOperator, .prefixAmpersand, .equal, .arrow,
      .infixQuestionMark, .postfixQuestionMark, .exclamationMark:
      true
    default: false
    }
  }

  fileprivate var isWord: Bool {
    text.last.map { $0.isLetter || $0.isNumber || $0 == "_" } == true
  }
}

extension ExprSyntax {
  /// Says whether replacing it can take no line away.
  fileprivate var isOneToken: Bool {
    firstToken(viewMode: .sourceAccurate) == lastToken(viewMode: .sourceAccurate)
  }
}
