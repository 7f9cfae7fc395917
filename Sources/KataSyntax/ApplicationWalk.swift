import SwiftSyntax

/// Finds the ways out that lead through the shared application in members, types inside them left out.
final class ApplicationWalk: SyntaxVisitor {
  private(set) var calls: [DeclReferenceExprSyntax] = []
  /// What the shared application, or something that it leads to, is called where it is kept first.
  private var names: Set<String> = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let value = node.initializer?.value, isOfApplication(value)
    {
      names.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, isOfApplication(base)
    else { return .visitChildren }
    let (name, labels) = (member.declName.baseName.text, node.arguments.map { $0.label?.text })
    if name == "open" || DepartureWalk.leaves(name, labels) { calls.append(member.declName) }
    return .visitChildren
  }

  /// Says whether an expression is the shared application or begins with it.
  private func isOfApplication(_ expression: ExprSyntax) -> Bool {
    if let name = expression.plainName { return names.contains(name) }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.plainText
      if base.plainName == "self" { return names.contains(name) }
      return name == "shared"
        && base.trimmedDescription.split(separator: ".").last == "UIApplication"
        || isOfApplication(base)
    }
    let inner =
      expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
      ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
    return inner.map(isOfApplication) ?? false
  }
}
