import KataCore
import SwiftSyntax

extension MemberReading {
  func addFunction(_ node: FunctionDeclSyntax) {
    let marks = DeclarationMarks(node.modifiers, node.attributes)
    let generics =
      DeclarationReading.generics(node.genericParameterClause)
      + Self.bounds(node.genericWhereClause) + scope.generics
    let scope = Scope(type: entry, file: file, generics: generics)
    let member = MemberEntry(
      name: node.name.plainText, kind: .function,
      isStatic: marks.isStatic || entry.kind == .freeFunctions, scope: scope,
      offset: node.name.positionAfterSkippingLeadingTrivia.utf8Offset)
    member.type = node.signature.returnClause?.type
    addCallable(
      member, node.signature.parameterClause, body: node.body, kind: .function, marks: marks)
    member.function?.attributes = node.attributes.properties
  }

  func addInitializer(_ node: InitializerDeclSyntax) {
    hasInitializer = true
    let marks = DeclarationMarks(node.modifiers, node.attributes)
    let scope = Scope(
      type: entry, file: file, generics: DeclarationReading.generics(node.genericParameterClause))
    let member = MemberEntry(
      name: "init", kind: .initializer, isStatic: true, scope: scope,
      offset: node.initKeyword.positionAfterSkippingLeadingTrivia.utf8Offset)
    addCallable(
      member, node.signature.parameterClause, body: node.body, kind: .initializer, marks: marks)
    // In an initialiser `self` is an object.
    member.function?.isStatic = false
  }

  func addDeinitializer(_ node: DeinitializerDeclSyntax) {
    guard let body = node.body, !program.isGiven(file) else { return }
    _ = program.addFunction(
      "deinit", .deinitializer, of: entry, in: scope,
      at: node.deinitKeyword.positionAfterSkippingLeadingTrivia.utf8Offset,
      body: .statements(body.statements))
  }

  func addSubscript(_ node: SubscriptDeclSyntax) {
    let marks = DeclarationMarks(node.modifiers, node.attributes)
    let member = MemberEntry(
      name: "subscript", kind: .subscripting, isStatic: marks.isStatic, scope: scope,
      offset: node.subscriptKeyword.positionAfterSkippingLeadingTrivia.utf8Offset)
    member.type = node.returnClause.type
    member.parameters = parameters(node.parameterClause.parameters, isSubscript: true)
    register(member)
    mention(node.returnClause.type, .mentions)
    if isProtocolBody {
      member.function = requirement("subscript", member.offset)
      return
    }
    add(AccessorReading(node.accessorBlock, isSubscript: true), to: member, marks: marks)
  }
  private func addCallable(
    _ member: MemberEntry, _ clause: FunctionParameterClauseSyntax, body: CodeBlockSyntax?,
    kind: FunctionFacts.Kind, marks: DeclarationMarks
  ) {
    member.parameters = parameters(clause.parameters, isSubscript: false)
    member.attributes = clause.parameters.flatMap(\.attributes.properties)
    register(member)
    if let type = member.type { mention(type, .mentions) }
    let isRequirement = body == nil && isProtocolBody
    guard isRequirement || !program.isGiven(file) else { return }
    let function =
      isRequirement
      ? requirement(member.name, member.offset)
      : program.addFunction(
        member.name, kind, of: entry, in: member.scope, at: member.offset,
        body: body.map { .statements($0.statements) } ?? .none)
    mark(function, marks)
    function?.isStatic = member.isStatic
    function?.parameters = member.parameters
    if kind == .function, let body { function?.unread = unread(member.parameters, body) }
    function?.result = member.type
    function?.defaults = clause.parameters.enumerated().compactMap { index, parameter in
      parameter.defaultValue.map { ($0.value, index) }
    }
    member.function = function
  }

  /// Which parameters, by place, no word of a body names.
  private func unread(_ parameters: [MemberEntry.Parameter], _ body: CodeBlockSyntax) -> [Int] {
    var open = parameters.indices.filter { parameters[$0].name != "_" }
    for token in body.tokens(viewMode: .sourceAccurate) {
      guard !open.isEmpty else { break }
      open.removeAll { parameters[$0].name == token.plainText }
    }
    return parameters.indices.filter { parameters[$0].name == "_" || open.contains($0) }
  }

  func requirement(_ name: String, _ offset: Int) -> FunctionEntry? {
    entry.requirements.append(name)
    guard !program.isGiven(file) else { return nil }
    return program.addFunction(name, .requirement, of: entry, in: scope, at: offset, body: .none)
  }

  private func parameters(
    _ list: FunctionParameterListSyntax, isSubscript: Bool
  ) -> [MemberEntry.Parameter] {
    list.map { parameter in
      mention(parameter.type, .mentions)
      let first = parameter.firstName.plainText
      let hasLabel = first != "_" && !(isSubscript && parameter.secondName == nil)
      return MemberEntry.Parameter(
        label: hasLabel ? first : "", name: parameter.secondName?.plainText ?? first,
        type: parameter.type,
        isOptional: parameter.defaultValue != nil || parameter.ellipsis != nil,
        isVariadic: parameter.ellipsis != nil)
    }
  }

  func addCases(_ node: EnumCaseDeclSyntax) {
    for element in node.elements {
      let member = MemberEntry(
        name: element.name.plainText, kind: .enumCase, isStatic: true, scope: scope,
        offset: element.name.positionAfterSkippingLeadingTrivia.utf8Offset)
      let parameters = element.parameterClause?.parameters.map { parameter in
        mention(parameter.type, .holds)
        return MemberEntry.Parameter(
          label: parameter.firstName.map { $0.plainText == "_" ? "" : $0.plainText } ?? "",
          name: (parameter.secondName ?? parameter.firstName)?.plainText ?? "",
          type: parameter.type, isOptional: parameter.defaultValue != nil)
      }
      member.parameters = parameters ?? []
      register(member)
    }
  }
}
