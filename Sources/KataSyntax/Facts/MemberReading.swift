import KataCore
import SwiftSyntax

/// Reads the members of one body of a type; a class, because its initial values are gathered on the way.
final class MemberReading {
  let entry: TypeEntry
  private let program: FactProgram
  private let file: Int
  private let extending: ExtensionDeclSyntax?
  private var initialValues: [(isStatic: Bool, value: ExprSyntax, property: MemberEntry?)] = []
  private var hasInitializer = false
  private var stored: [MemberEntry] = []

  init(
    program: FactProgram, entry: TypeEntry, file: Int, extending: ExtensionDeclSyntax? = nil
  ) {
    self.program = program
    self.entry = entry
    self.file = file
    self.extending = extending
  }

  func add(_ decl: DeclSyntax) {
    switch decl.kind {
    case .variableDecl: addVariable(decl.cast(VariableDeclSyntax.self))
    case .functionDecl: addFunction(decl.cast(FunctionDeclSyntax.self))
    case .initializerDecl: addInitializer(decl.cast(InitializerDeclSyntax.self))
    case .deinitializerDecl: addDeinitializer(decl.cast(DeinitializerDeclSyntax.self))
    case .subscriptDecl: addSubscript(decl.cast(SubscriptDeclSyntax.self))
    case .enumCaseDecl: addCases(decl.cast(EnumCaseDeclSyntax.self))
    default: break
    }
    if entry.kind == .freeFunctions { finish() }
  }

  /// Closes a body: its initial values become functions of their own.
  func finish() {
    for isStatic in [false, true] {
      let values = initialValues.filter { $0.isStatic == isStatic }
      guard let first = values.first, !program.isGiven(file) else { continue }
      let function = program.addFunction(
        isStatic ? "static initial values" : "initial values", .initialValues, of: entry,
        in: scope, at: first.value.positionAfterSkippingLeadingTrivia.utf8Offset,
        body: .initialValues(values.map { ($0.value, $0.property) }))
      function.isStatic = isStatic
    }
    if entry.kind == .struct, !hasInitializer, extending == nil {
      for property in stored where property.storage?.isPrivate == false && !property.isStatic {
        if property.initialValue == nil { property.storage?.isInjected = true }
      }
    }
    initialValues = []
    stored = []
  }

  private var scope: Scope {
    Scope(type: entry, file: file, generics: Self.bounds(extending?.genericWhereClause))
  }

  private var isProtocolBody: Bool { entry.kind == .protocol && extending == nil }

  // MARK: Properties

  private func addVariable(_ node: VariableDeclSyntax) {
    let marks = DeclarationMarks(node.modifiers, node.attributes)
    let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
    var annotation: TypeSyntax?
    // In `let a, b: Int` the type stands behind the last name.
    for binding in node.bindings.reversed() where binding.typeAnnotation != nil {
      annotation = binding.typeAnnotation?.type
    }
    for binding in node.bindings {
      let type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? annotation : nil)
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        if let value = binding.initializer?.value {
          initialValues.append((marks.isStatic, value, nil))
        }
        continue
      }
      addProperty(
        pattern.identifier, type: type, binding: binding, marks: marks, isVariable: isVariable,
        attributes: node.attributes.properties)
    }
  }

  private func addProperty(
    _ name: TokenSyntax, type: TypeSyntax?, binding: PatternBindingSyntax, marks: DeclarationMarks,
    isVariable: Bool, attributes: [AttributeSyntax]
  ) {
    let member = MemberEntry(
      name: name.plainText, kind: .property,
      isStatic: marks.isStatic || entry.kind == .freeFunctions,
      scope: scope, offset: name.positionAfterSkippingLeadingTrivia.utf8Offset)
    member.type = type
    member.attributes = attributes
    member.initialValue = binding.initializer?.value
    register(member)
    entry.properties.append(member)
    let accessors = AccessorReading(binding.accessorBlock)
    if isProtocolBody {
      member.function = requirement(member.name, member.offset)
      if let type { mention(type, .mentions) }
      return
    }
    if accessors.isStored {
      member.storage = MemberEntry.Storage(
        isWeak: marks.isWeak, isVariable: isVariable, isPrivate: marks.isPrivate,
        isInjected: isVariable && !marks.isPrivateToSet && !marks.isOutlet && !member.isStatic
          && !marks.isLazy)
      stored.append(member)
      if let value = member.initialValue { initialValues.append((member.isStatic, value, member)) }
    }
    if let type {
      mention(type, !accessors.isStored ? .mentions : marks.isWeak ? .holdsWeakly : .holds)
    }
    add(accessors, to: member, marks: marks)
  }

  private func add(_ accessors: AccessorReading, to member: MemberEntry, marks: DeclarationMarks) {
    guard !program.isGiven(file) else { return }
    for accessor in accessors.parts {
      let function = program.addFunction(
        member.name, accessor.kind, of: entry, in: member.scope, at: accessor.offset,
        body: .statements(accessor.statements))
      mark(function, marks)
      function.attributes = member.attributes
      function.isStatic = member.isStatic
      function.result = member.type
      function.parameters = member.parameters
      if accessor.kind == .getter || accessor.kind == .subscript {
        member.function = function
      } else {
        function.parameters.append(
          MemberEntry.Parameter(
            label: "", name: accessor.parameter, type: member.type, isOptional: false))
        member.setter = function
        function.result = nil
      }
    }
  }

  // MARK: Functions

  private func addFunction(_ node: FunctionDeclSyntax) {
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

  private func addInitializer(_ node: InitializerDeclSyntax) {
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

  private func addDeinitializer(_ node: DeinitializerDeclSyntax) {
    guard let body = node.body, !program.isGiven(file) else { return }
    _ = program.addFunction(
      "deinit", .deinitializer, of: entry, in: scope,
      at: node.deinitKeyword.positionAfterSkippingLeadingTrivia.utf8Offset,
      body: .statements(body.statements))
  }

  private func addSubscript(_ node: SubscriptDeclSyntax) {
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
    guard !program.isGiven(file) else { return }
    let function =
      body == nil && isProtocolBody
      ? requirement(member.name, member.offset)
      : program.addFunction(
        member.name, kind, of: entry, in: member.scope, at: member.offset,
        body: body.map { .statements($0.statements) } ?? .none)
    mark(function, marks)
    function?.isStatic = member.isStatic
    function?.parameters = member.parameters
    function?.result = member.type
    function?.defaults = clause.parameters.enumerated().compactMap { index, parameter in
      parameter.defaultValue.map { ($0.value, index) }
    }
    member.function = function
  }

  private func requirement(_ name: String, _ offset: Int) -> FunctionEntry? {
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

  // MARK: Cases

  private func addCases(_ node: EnumCaseDeclSyntax) {
    for element in node.elements {
      let member = MemberEntry(
        name: element.name.plainText, kind: .enumCase, isStatic: true, scope: scope,
        offset: element.name.positionAfterSkippingLeadingTrivia.utf8Offset)
      member.parameters = (element.parameterClause?.parameters ?? []).map { parameter in
        mention(parameter.type, .holds)
        return MemberEntry.Parameter(
          label: parameter.firstName.map { $0.plainText == "_" ? "" : $0.plainText } ?? "",
          name: (parameter.secondName ?? parameter.firstName)?.plainText ?? "",
          type: parameter.type, isOptional: parameter.defaultValue != nil)
      }
      register(member)
    }
  }

  // MARK: Marks

  private func register(_ member: MemberEntry) {
    entry.add(member)
    if entry.kind == .freeFunctions { program.addGlobal(member) }
  }

  private func mention(_ type: TypeSyntax, _ kind: TypeReference.Kind) {
    entry.outermost.signatures.append((type, kind, scope))
  }

  private func mark(_ function: FunctionEntry?, _ marks: DeclarationMarks) {
    function?.isOverride = marks.isOverride
    function?.isAction = marks.isAction
    function?.isPrivate = marks.isPrivate
    function?.isProtocolExtension = entry.kind == .protocol && extending != nil
    if let bound = Self.bounds(extending?.genericWhereClause).first(where: { $0.name == "Self" }) {
      function?.selfBound = bound.bound
    }
  }

  private static func bounds(
    _ clause: GenericWhereClauseSyntax?
  ) -> [(name: String, bound: TypeSyntax?)] {
    (clause?.requirements ?? []).compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        (node.leftType.dottedName.last ?? "", node.rightType)
      case .sameTypeRequirement(let node):
        node.rightType.as(TypeSyntax.self).map {
          (node.leftType.as(TypeSyntax.self)?.dottedName.last ?? "", $0)
        }
      default: nil
      }
    }
  }
}
