import KataCore
import SwiftSyntax

/// Reads what files declare, function bodies left out: the first of the two passes.
struct DeclarationReading {
  private let program: FactProgram
  /// Extensions wait until every type is known, since they may come before their type.
  private var extensions: [(node: ExtensionDeclSyntax, file: Int)] = []

  init(program: FactProgram) {
    self.program = program
  }

  mutating func readFiles() {
    for index in program.files.indices where program.problems[index] == nil {
      readTopLevel(program.files[index].tree.statements, file: index)
    }
    // An extension may add the type that another one extends.
    for length in 1...4 {
      for (node, file) in extensions
      where min(4, max(1, node.extendedType.dottedName.count)) == length {
        add(node, file: file)
      }
    }
  }

  /// Reads a type that a function declares for itself.
  mutating func readLocal(_ decl: DeclSyntax, outer: TypeEntry, file: Int) {
    addType(decl, outer: outer, file: file)
  }

  // MARK: Top level

  private mutating func readTopLevel(_ statements: CodeBlockItemListSyntax, file: Int) {
    var code: [CodeBlockItemSyntax] = []
    for statement in statements where !statement.isUnreadable {
      guard case .decl(let decl) = statement.item else {
        code.append(statement)
        continue
      }
      if let condition = decl.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          if let inner = clause.elements?.as(CodeBlockItemListSyntax.self) {
            readTopLevel(inner, file: file)
          }
        }
      } else {
        readTopLevel(decl, file: file)
      }
    }
    guard !code.isEmpty else { return }
    let owner = program.freeType(of: file)
    let offset = code[0].positionAfterSkippingLeadingTrivia.utf8Offset
    if program.isGiven(file) { return }
    _ = program.addFunction(
      "top-level code", .function, of: owner, in: Scope(type: owner, file: file), at: offset,
      body: .topLevel(code))
  }

  private mutating func readTopLevel(_ decl: DeclSyntax, file: Int) {
    switch decl.kind {
    case .extensionDecl:
      extensions.append((decl.cast(ExtensionDeclSyntax.self), file))
    case .typeAliasDecl:
      let alias = decl.cast(TypeAliasDeclSyntax.self)
      program.addAlias(
        alias.name.plainText, alias.initializer.value, Scope(type: nil, file: file))
    case .functionDecl, .variableDecl:
      let owner = program.freeType(of: file)
      owner.parts.append(part(decl, file))
      MemberReading(program: program, entry: owner, file: file).add(decl)
    default:
      addType(decl, outer: nil, file: file)
    }
  }

  private func part(_ node: some SyntaxProtocol, _ file: Int) -> TypeEntry.Part {
    TypeEntry.Part(
      file: file, start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  // MARK: Types

  private mutating func addType(_ decl: DeclSyntax, outer: TypeEntry?, file: Int) {
    guard let head = TypeHead(decl), let group = decl.asProtocol((any DeclGroupSyntax).self)
    else { return }
    let name = head.name.plainText
    let isGiven = program.isGiven(file)
    let path = (outer?.path ?? []) + [name]
    let isNamespace = !isGiven && program.namespaces.contains(path)
    let entry = TypeEntry(
      name: name, kind: head.kind, outer: outer, isGiven: isGiven, isNamespace: isNamespace,
      isBare: isNamespace && !program.namespaces.hasMembers(path), file: file,
      offset: head.name.positionAfterSkippingLeadingTrivia.utf8Offset)
    entry.generics = Self.generics(head.generics)
    enter(entry, part(decl, file))
    fill(entry, from: group, file: file, extending: nil)
  }

  private func enter(_ entry: TypeEntry, _ part: TypeEntry.Part) {
    if let outer = entry.outer, !outer.isNamespace { return program.addNested(entry, in: outer) }
    entry.parts.append(part)
    if let namespace = entry.outer {
      program.addMember(entry, of: namespace)
    } else {
      program.add(entry)
    }
  }

  private mutating func add(_ node: ExtensionDeclSyntax, file: Int) {
    let names = node.extendedType.dottedName
    let scope = Scope(type: nil, file: file)
    let meaning = TypeMeaning(program: program).read(node.extendedType, in: scope)
    // `extension [Person]` and the like add to the platform's types.
    let name = meaning?.factName ?? names.last ?? "Array"
    let offset = node.extendedType.positionAfterSkippingLeadingTrivia.utf8Offset
    // What a learner adds to a given type is the learner's.
    let found = meaning?.entry.flatMap { $0.isGiven == program.isGiven(file) ? $0 : nil }
    let entry =
      found.map { onlyClass(extending: $0, where: node) ?? $0 }
      ?? program.foreignType(name, file: file, offset: offset)
    entry.outermost.parts.append(part(node, file))
    fill(entry, from: node, file: file, extending: node)
  }

  /// The class of the program that an extension of a protocol is written for, if no other could use it.
  private func onlyClass(
    extending entry: TypeEntry, where node: ExtensionDeclSyntax
  ) -> TypeEntry? {
    guard entry.kind == .protocol else { return nil }
    let bounds = MemberReading.bounds(node.genericWhereClause).filter { $0.name == "Self" }
    let scope = Scope(type: nil, file: entry.file)
    let meaning = TypeMeaning(program: program)
    let meant =
      bounds.compactMap(\.bound).flatMap { meaning.constituents(of: $0, in: scope) }
      + entry.inherited.flatMap { meaning.constituents(of: $0.type, in: $0.scope) }
    return meant.lazy.compactMap(\.entry).first { $0.kind == .class && !$0.isGiven }
  }

  private mutating func fill(
    _ entry: TypeEntry, from group: any DeclGroupSyntax, file: Int, extending: ExtensionDeclSyntax?
  ) {
    let scope = Scope(type: entry, file: file)
    entry.inherited +=
      group.inheritanceClause?.inheritedTypes.map { inherited in
        TypeEntry.Inherited(
          type: inherited.type, scope: Scope(type: entry.outer, file: file),
          offset: inherited.positionAfterSkippingLeadingTrivia.utf8Offset)
      } ?? []
    let members = MemberReading(
      program: program, entry: entry, file: file, extending: extending)
    readMembers(group.memberBlock.members, with: members, scope: scope, depth: 0)
    members.finish()
  }

  private mutating func readMembers(
    _ list: MemberBlockItemListSyntax, with reading: MemberReading, scope: Scope, depth: Int
  ) {
    for item in list where !item.isUnreadable {
      switch item.decl.kind {
      case .ifConfigDecl:
        for clause in item.decl.cast(IfConfigDeclSyntax.self).clauses {
          if let inner = clause.elements?.as(MemberBlockItemListSyntax.self) {
            readMembers(inner, with: reading, scope: scope, depth: depth + 1)
          }
        }
      case .typeAliasDecl:
        let alias = item.decl.cast(TypeAliasDeclSyntax.self)
        reading.entry.aliases[alias.name.plainText] = (alias.initializer.value, scope)
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
        addType(item.decl, outer: reading.entry, file: scope.file)
      default:
        reading.add(item.decl)
      }
    }
  }

  static func generics(
    _ clause: GenericParameterClauseSyntax?
  ) -> [(name: String, bound: TypeSyntax?)] {
    clause?.parameters.map { ($0.name.plainText, $0.inheritedType) } ?? []
  }
}
