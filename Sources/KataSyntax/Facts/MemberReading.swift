import KataCore
import SwiftSyntax

/// Reads one member of a type, or one free function or statement of a file.
struct MemberReading {
  let program: ReadProgram
  let type: DeclaredType
  let file: Int

  private var parsed: ParsedFile { program.files[file] }

  func read(_ item: Syntax) {
    switch item.as(SyntaxEnum.self) {
    case .functionDecl(let node): read(node)
    case .initializerDecl(let node): read(node)
    case .deinitializerDecl(let node): add("deinit", .deinitializer, node.body, at: item)
    case .subscriptDecl(let node): read(node)
    case .variableDecl(let node): read(node)
    case .enumCaseDecl(let node): mention(TypeName.all(in: node), at: item)
    default: if type.kind == .freeFunctions { add("main", .function, item, at: item) }
    }
  }

  // MARK: Functions

  private func read(_ node: FunctionDeclSyntax) {
    let name = node.name.plainText
    let marks = DeclarationMarks(node.modifiers, node.attributes)
    mention(TypeName.all(in: node.signature), at: Syntax(node))
    if marks.isOverride { inherit(whatDeclares: name) }
    guard type.kind != .protocol || node.body != nil else { return type.requirements.append(name) }
    add(
      name, .function, node.body, at: Syntax(node.name), marks,
      parameters: Array(node.signature.parameterClause.parameters),
      result: node.signature.returnClause.flatMap { TypeName($0.type) })
  }

  private func read(_ node: InitializerDeclSyntax) {
    mention(TypeName.all(in: node.signature), at: Syntax(node))
    guard type.kind != .protocol else { return type.requirements.append("init") }
    let label = node.signature.parameterClause.parameters.first?.firstName.plainText
    if type.kind == .class, let label, !type.inherits.isEmpty {
      inherit(whatDeclares: "init(\(label):)")
    }
    add(
      "init", .initializer, node.body, at: Syntax(node.initKeyword),
      DeclarationMarks(node.modifiers, node.attributes),
      parameters: Array(node.signature.parameterClause.parameters), result: TypeName(type.name))
  }

  /// Takes a class that overrides what one of the platform's classes declares for a subclass of that, whatever stands between.
  private func inherit(whatDeclares name: String) {
    if let ancestor = program.catalogue.overridden[name] { type.inherits.append(ancestor) }
  }

  private func read(_ node: SubscriptDeclSyntax) {
    guard let block = node.accessorBlock, type.kind != .protocol else { return }
    read(block, name: "subscript", node.modifiers, TypeName(node.returnClause.type), Syntax(node))
  }

  // MARK: Properties

  private func read(_ node: VariableDeclSyntax) {
    let marks = DeclarationMarks(node.modifiers, node.attributes)
    for binding in node.bindings {
      if let annotation = binding.typeAnnotation {
        mention(TypeName.all(in: annotation), at: Syntax(binding))
      }
      guard let name = binding.pattern.plainName else { continue }
      guard type.kind != .protocol else {
        type.requirements.append(name)
        continue
      }
      read(binding, name, node, marks)
    }
  }

  private func read(
    _ binding: PatternBindingSyntax, _ name: String, _ node: VariableDeclSyntax,
    _ marks: DeclarationMarks
  ) {
    let value = binding.initializer?.value
    let declared = binding.typeAnnotation.flatMap { TypeName($0.type) }
    let isComputed = binding.accessorBlock?.isComputed ?? false
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    type.add(
      DeclaredType.Property(
        name: name, type: declared ?? value.flatMap(evidentType), isStored: !isComputed,
        isStatic: marks.isStatic, isWeak: marks.isWeak,
        isSettable: !isLet && !marks.isPrivate && !isComputed, hasInitialValue: value != nil,
        location: parsed.location(of: binding)))
    if marks.isStatic, declared?.isAnyClass == true { nameClasses(in: binding, as: name) }
    if let value, !value.isPlainLiteral {
      add(name, .initialValues, value, at: Syntax(binding), marks)
    }
    if let block = binding.accessorBlock {
      read(block, name: name, node.modifiers, declared, Syntax(binding))
    }
  }

  private func read(
    _ block: AccessorBlockSyntax, name: String, _ modifiers: DeclModifierListSyntax,
    _ result: TypeName?, _ place: Syntax
  ) {
    let marks = DeclarationMarks(modifiers, [])
    if case .getter(let items) = block.accessors {
      add(name, .getter, items, at: place, marks, result: result)
    }
    guard case .accessors(let list) = block.accessors else { return }
    for accessor in list {
      let kind: FunctionFacts.Kind =
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get): .getter
        case .keyword(.set): .setter
        default: .observer
        }
      add(
        name, kind, accessor.body, at: Syntax(accessor), marks,
        result: kind == .getter ? result : nil)
    }
  }

  /// Notes for every `Name.self` by which property that class is named.
  private func nameClasses(in binding: PatternBindingSyntax, as property: String) {
    let names = binding.tokens(viewMode: .sourceAccurate).map(\.plainText)
    let following = zip(names.dropFirst(), names.dropFirst(2))
    for (name, next) in zip(names, following) where next == (".", "self") {
      program.type(name, in: type)?.outermost.namedAs.append(property)
    }
  }

  /// The type of a value that says what it is: `Name(…)`, `Name.shared` or a literal.
  private func evidentType(of value: ExprSyntax) -> TypeName? {
    ExpressionTypes(program: program, type: type, scope: [:]).type(of: value)
  }

  // MARK: What is left

  private func add(
    _ name: String, _ kind: FunctionFacts.Kind, _ body: (some SyntaxProtocol)?, at place: Syntax,
    _ marks: DeclarationMarks = DeclarationMarks(), parameters: [FunctionParameterSyntax] = [],
    result: TypeName? = nil
  ) {
    guard let body, !type.isGiven else { return }
    program.add(
      DeclaredFunction(
        name: name, kind: kind, type: type, file: file, isStatic: marks.isStatic,
        isEntryPoint: marks.isOverride || marks.isAction, isPrivate: marks.isPrivate,
        occasion: occasion(name, marks, parameters.first.flatMap { TypeName($0.type) }, result),
        parameters: parameters.map(DeclaredFunction.Parameter.init),
        defaults: parameters.compactMap { $0.defaultValue?.value }.filter { !$0.isPlainLiteral },
        result: result,
        location: parsed.location(of: place),
        body: Syntax(body)))
  }

  /// What the platform calls a function for: an action that is given no notification, or one of its callbacks.
  private func occasion(
    _ name: String, _ marks: DeclarationMarks, _ first: TypeName?, _ result: TypeName?
  ) -> DeclaredFunction.Occasion? {
    let isQuestion = result.map { $0.name != "Bool" } ?? false
    if let isLifeCycle = program.catalogue.isLifeCycle(callback: name, first) {
      return isLifeCycle ? .lifeCycle : isQuestion ? .question : .event
    }
    guard marks.isAction else { return nil }
    let isSender = first.map {
      ["Any", "AnyObject"].contains($0.name) || Catalogue.isUIKits($0.name)
    }
    return isSender ?? true ? .event : .lifeCycle
  }

  private func mention(_ names: Set<String>, at place: Syntax) {
    for name in names where type.outermost.mentions[name] == nil {
      type.outermost.mentions[name] = parsed.location(of: place)
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether it computes a value, rather than observing one that is stored.
  var isComputed: Bool {
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
  }
}
