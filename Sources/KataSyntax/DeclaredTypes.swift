import SwiftSyntax

/// The types of some files with what they inherit and their members, function bodies left out.
struct DeclaredTypes: Sendable {
  enum Kind: Hashable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  /// One body of a type: its declaration or an extension.
  struct Entry: Sendable {
    let kind: Kind
    /// The name with its outer types, such as `Outer.Inner`.
    let path: String
    /// The path as generated code may refer to it; nil when a name in it cannot be put there.
    let code: String?
    /// The name behind the last dot.
    let name: String
    /// Names in the inheritance clause, compositions taken apart and modules left out.
    let inherited: [String]
    let file: ParsedFile
    /// The offset of the name.
    let offset: Int
    let members: [Member]

    /// Says whether the name could be written without backticks.
    var hasPlainName: Bool {
      name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    }
  }

  struct Member: Sendable {
    let decl: DeclSyntax
    /// Says whether it stands in an `#if`.
    let isConditional: Bool
  }

  private(set) var entries: [Entry] = []
  /// What a typealias stands for.
  private var aliases: [(name: String, meaning: [String])] = []

  init(in files: [ParsedFile]) {
    for file in files {
      addStatements(file.tree.statements, of: file)
    }
  }

  /// All names that, in an inheritance clause, bring a conformance to `name` with them.
  func names(conformingTo name: String) -> Set<String> {
    var names: Set<String> = [name]
    var count = 0
    while count != names.count {
      count = names.count
      for entry in entries where !names.isDisjoint(with: entry.inherited) {
        names.insert(entry.name)
      }
      for alias in aliases where !names.isDisjoint(with: alias.meaning) {
        names.insert(alias.name)
      }
    }
    return names.subtracting([name])
  }

  // MARK: Reading

  private mutating func addStatements(_ statements: CodeBlockItemListSyntax, of file: ParsedFile) {
    for statement in statements {
      guard let decl = statement.item.as(DeclSyntax.self) else { continue }
      if let condition = decl.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          guard let inner = clause.elements?.as(CodeBlockItemListSyntax.self) else { continue }
          addStatements(inner, of: file)
        }
      } else {
        add(decl, outer: nil, file)
      }
    }
  }

  private mutating func add(_ decl: DeclSyntax, outer: Entry?, _ file: ParsedFile) {
    if let alias = decl.as(TypeAliasDeclSyntax.self) {
      aliases.append((alias.name.plainText, alias.initializer.value.conformanceNames))
      return
    }
    guard let group = decl.asProtocol((any DeclGroupSyntax).self), let head = Head(decl)
    else { return }
    let members = Self.members(of: group.memberBlock.members, isConditional: false)
    let inherited = group.inheritanceClause?.inheritedTypes.flatMap { $0.type.conformanceNames }
    let names = head.names.joined(separator: ".")
    let code = head.code.flatMap { code in
      outer.map { outer in outer.code.map { "\($0).\(code)" } } ?? code
    }
    let entry = Entry(
      kind: head.kind, path: outer.map { "\($0.path).\(names)" } ?? names, code: code,
      name: head.names.last ?? names, inherited: inherited ?? [], file: file,
      offset: head.offset, members: members)
    entries.append(entry)
    for member in members { add(member.decl, outer: entry, file) }
  }

  private static func members(
    of list: MemberBlockItemListSyntax, isConditional: Bool
  ) -> [Member] {
    list.flatMap { item -> [Member] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else {
        return [Member(decl: item.decl, isConditional: isConditional)]
      }
      return condition.clauses.flatMap { clause in
        clause.elements?.as(MemberBlockItemListSyntax.self).map {
          members(of: $0, isConditional: true)
        } ?? []
      }
    }
  }
}

/// What a declaration of a type says in front of its body.
private struct Head {
  let kind: DeclaredTypes.Kind
  /// One name, or for an extension all of what it extends.
  let names: [String]
  /// The names as generated code may refer to them.
  let code: String?
  let offset: Int

  init?(_ decl: DeclSyntax) {
    switch decl.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): self.init(.class, node.name)
    case .structDecl(let node): self.init(.struct, node.name)
    case .enumDecl(let node): self.init(.enum, node.name)
    case .actorDecl(let node): self.init(.actor, node.name)
    case .protocolDecl(let node): self.init(.protocol, node.name)
    case .extensionDecl(let node):
      let type = node.extendedType
      self.init(
        kind: .extension, names: type.dottedName, code: type.splicedCode,
        offset: type.positionAfterSkippingLeadingTrivia.utf8Offset)
    default: return nil
    }
  }

  private init(_ kind: DeclaredTypes.Kind, _ name: TokenSyntax) {
    self.init(
      kind: kind, names: [name.plainText], code: SplicedName(name)?.code,
      offset: name.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private init(kind: DeclaredTypes.Kind, names: [String], code: String?, offset: Int) {
    (self.kind, self.names, self.code, self.offset) = (kind, names, code, offset)
  }
}

extension TypeSyntax {
  /// The last names of everything that a type in an inheritance clause or typealias names.
  var conformanceNames: [String] {
    switch self.as(TypeSyntaxEnum.self) {
    case .compositionType(let type): type.elements.flatMap { $0.type.conformanceNames }
    case .someOrAnyType(let type): type.constraint.conformanceNames
    case .attributedType(let type): type.baseType.conformanceNames
    case .tupleType(let type):
      type.elements.count == 1 ? type.elements.flatMap { $0.type.conformanceNames } : []
    default: dottedName.suffix(1)
    }
  }
}
