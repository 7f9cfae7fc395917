import SwiftSyntax

/// Reads a file's tree once and collects what the static gate judges, inactive `#if` branches included.
final class GateWalk: SyntaxVisitor {
  var facts = GateFacts()
  private let allowedImports: Set<String>
  let refused: RefusedNames
  private let author: GateAuthor

  init(allowedImports: Set<String>, refused: RefusedNames, author: GateAuthor = .solution) {
    self.allowedImports = allowedImports
    self.refused = refused
    self.author = author
    super.init(viewMode: .all)
  }

  // MARK: Imports, attributes, modifiers

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map { $0.name.plainText }
    guard let module = path.first else { return .visitChildren }
    guard allowedImports.contains(module) else {
      facts.refuse(.importedModule(module), at: offset(of: node.path))
      return .visitChildren
    }
    for name in path.dropFirst() {
      guard let name = refused[name] else { continue }
      facts.refuse(.name(name), at: offset(of: node.path))
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let names = node.attributeName.dottedName
    if let declaration = node.parent?.parent?.as(ImportDeclSyntax.self) {
      let isTestable =
        names == ["testable"] && author.isTestable(declaration.path.first?.name.plainText)
      if names != ["preconcurrency"], !isTestable {
        facts.refuse(.importAttribute(names.joined(separator: ".")), at: offset(of: node))
      }
      return .visitChildren
    }
    let rules = AttributeRules()
    if let name = names.first(where: { rules.isEntryPoint($0) }) {
      facts.refuse(.entryPoint(name), at: offset(of: node))
    } else if let name = names.first(where: { rules.isRefused($0) }) {
      facts.refuse(.attribute(name), at: offset(of: node))
    } else if names == ["convention"], !isSwiftConvention(node) {
      facts.refuse(.attribute("convention"), at: offset(of: node))
    }
    return .visitChildren
  }

  private func isSwiftConvention(_ node: AttributeSyntax) -> Bool {
    guard let arguments = node.arguments?.as(LabeledExprListSyntax.self), arguments.count == 1,
      let name = arguments.first?.expression.as(DeclReferenceExprSyntax.self)
    else { return false }
    return ["swift", "block"].contains(name.baseName.plainText)
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.detail?.detail.text == "unsafe" { facts.refuse(.unsafeCode, at: offset(of: node)) }
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSpecifierSyntax) -> SyntaxVisitorContinueKind {
    if node.detail?.text == "unsafe" { facts.refuse(.unsafeCode, at: offset(of: node)) }
    return .visitChildren
  }

  override func visit(_ node: UnsafeExprSyntax) -> SyntaxVisitorContinueKind {
    facts.refuse(.unsafeCode, at: offset(of: node))
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let keyword = node.unsafeKeyword { facts.refuse(.unsafeCode, at: offset(of: keyword)) }
    return .visitChildren
  }

  // MARK: Macros and directives

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.refuse(.macroDeclaration, at: offset(of: node.macroKeyword))
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    checkMacro(node.macroName, at: node.pound)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    checkMacro(node.macroName, at: node.pound)
    return .visitChildren
  }

  private func checkMacro(_ name: TokenSyntax, at pound: TokenSyntax) {
    let name = name.plainText
    let refused = ["Preview", "Playground", "externalMacro", "dsohandle", "embed", "keyPath"]
    guard refused.contains(name) || name.hasPrefix("_") else { return }
    facts.refuse(.macro(name), at: offset(of: pound))
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    facts.refuse(.sourceLocation, at: offset(of: node))
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition else { return .visitChildren }
    let conditions = BuildConditions(knownModules: allowedImports)
    for (name, place) in conditions.unstable(in: condition) {
      facts.refuse(.buildCondition(name), at: offset(of: place))
    }
    // A condition is asked by the compiler and calls nothing.
    for child in node.children(viewMode: .all) where child.id != condition.id { walk(child) }
    return .skipChildren
  }

  // MARK: Uses of names

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    useType(node.name, isQualified: node.moduleSelector != nil)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.plainText
    if node.moduleSelector != nil || base.map(PlatformNames.modules.contains) == true {
      useType(node.name, isQualified: true)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainText
    // What a check or a score adds to a solution would be in reach.
    if name.hasPrefix("kata_") {
      facts.refuse(.reservedName(name), at: offset(of: node))
    }
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id
    else {
      let isKeyPathPart = node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
      if !isKeyPathPart || node.moduleSelector != nil {
        useBare(node)
      } else {
        useMember(node.baseName)
      }
      return .visitChildren
    }
    let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    if node.moduleSelector != nil || base.map(PlatformNames.modules.contains) == true {
      useQualified(node.baseName, call: access.parent?.as(FunctionCallExprSyntax.self))
    } else {
      useMember(node.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label { useMember(label) }
    return .visitChildren
  }

  override func visit(_ node: DeclNameArgumentSyntax) -> SyntaxVisitorContinueKind {
    useMember(node.name)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let label = node.arguments.first?.label else { return .visitChildren }
    let text = label.text
    let isFileAccess =
      text == "contentsOfFile" || text == "toFile"
      || text == "contentsOf"
        && PlatformNames.fileReaders.contains(node.calledExpression.plainName ?? "")
    if isFileAccess {
      facts.suspect(.fileAccess(label: text), at: offset(of: label), unless: [text + ":"])
    }
    return .visitChildren
  }

  /// What one parser takes for a regular expression may be code between two operators to another.
  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    for word in node.regex.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
    {
      guard let name = refused[String(word)], name.isMemberOfLibrary else { continue }
      facts.refuse(.name(name), at: offset(of: node))
    }
    return .skipChildren
  }

  /// What the parser could not place may still mean something to the compiler.
  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    var isAfterAt = false
    for child in node.children(viewMode: .all) {
      guard let token = child.as(TokenSyntax.self) else { continue }
      let text = token.plainText
      if isAfterAt, AttributeRules().isRefused(text) {
        facts.refuse(.attribute(text), at: offset(of: token))
      } else if let name = refused[text], !name.isEverydayWord {
        facts.suspect(.name(name), at: offset(of: token), unless: [text])
      }
      isAfterAt = token.tokenKind == .atSign
    }
    return .visitChildren
  }

  // MARK: Declarations

  private func declare(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let name = token.plainText
    facts.declared.insert(name)
    let isReserved = name.hasPrefix("kata_") || name == "Swift" || refused[name]?.reach == .memory
    if isReserved { facts.refuse(.reservedName(name), at: offset(of: token)) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Where a call cannot stand, the parser takes it for a function without its keyword.
    guard node.funcKeyword.presence == .missing else { return declare(node.name) }
    use(node.name, isQualified: false)
    return .visitChildren
  }

  private func declareLocally(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    facts.local.insert(token.plainText)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declareLocally(node.name)
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declareLocally(node.identifier)
  }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    // `[exit]` alone captures what is already there, so it declares nothing.
    node.initializer == nil ? .visitChildren : declareLocally(node.name)
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    declareLocally(node.name)
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    declareLocally(node.secondName ?? node.firstName)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    facts.declared.insert(node.firstName.plainText + ":")
    return declareLocally(node.secondName ?? node.firstName)
  }

  func offset(of node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}
