import SwiftSyntax

/// What a name in an expression or type means to the gate.
extension GateWalk {
  func useMember(_ token: TokenSyntax) {
    guard refused[token.plainText]?.isMemberOfLibrary == true else { return }
    use(token, isQualified: false)
  }

  func useQualified(_ token: TokenSyntax, call: FunctionCallExprSyntax?) {
    let name = token.plainText
    if name.hasPrefix("_"), refused[name] == nil {
      facts.refuse(.hiddenFunction(name), at: offset(of: token))
    } else {
      use(token, call: call, isQualified: true)
    }
  }

  func useBare(_ node: DeclReferenceExprSyntax) {
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == node.id
    let name = node.baseName.plainText
    if name.hasPrefix("_"), isCalled, refused[name] == nil {
      let names = [name, String(name.dropFirst())]
      facts.suspect(.hiddenFunction(name), at: offset(of: node), unless: names)
    } else if name != "Thread" || !isMainThreadQuestion(node) {
      let isQualified = node.moduleSelector != nil
      use(node.baseName, call: isCalled ? call : nil, isQualified: isQualified)
    }
  }

  /// Recognises `Thread.isMainThread`, which real code asserts and which reaches nothing.
  private func isMainThreadQuestion(_ node: DeclReferenceExprSyntax) -> Bool {
    node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "isMainThread"
  }

  func useType(_ token: TokenSyntax, isQualified: Bool) {
    guard refused[token.plainText]?.isAllowedAsType != true else { return }
    use(token, isQualified: isQualified)
  }

  func use(_ token: TokenSyntax, call: FunctionCallExprSyntax? = nil, isQualified: Bool) {
    guard let name = refused[token.plainText], name.mayBeMeant(by: call) else { return }
    let problem = GateProblem.name(name)
    // A pointer stays a pointer: a learner's type of that name would not help, and is refused itself.
    if isQualified || name.reach == .memory && !name.text.hasPrefix("with") {
      facts.refuse(problem, at: offset(of: token))
    } else {
      facts.suspect(problem, at: offset(of: token), unless: [name.text])
    }
  }
}
