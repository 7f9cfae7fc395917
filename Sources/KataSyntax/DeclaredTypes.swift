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
    /// The name behind the last dot.
    let name: String
    /// Names in the inheritance clause, compositions taken apart and modules left out.
    let inherited: [String]
    let file: ParsedFile
    /// The offset of the name.
    let offset: Int
    let members: [Member]
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
        add(decl, outer: "", file)
      }
    }
  }

  private mutating func add(_ decl: DeclSyntax, outer: String, _ file: ParsedFile) {
    if let alias = decl.as(TypeAliasDeclSyntax.self) {
      aliases.append((alias.name.plainText, alias.initializer.value.conformanceNames))
      return
    }
    guard let group = decl.asProtocol((any DeclGroupSyntax).self),
      let (kind, name) = Self.head(decl)
    else { return }
    let path = outer + name.text
    let members = Self.members(of: group.memberBlock.members, isConditional: false)
    let inherited = group.inheritanceClause?.inheritedTypes.flatMap { $0.type.conformanceNames }
    entries.append(
      Entry(
        kind: kind, path: path, name: name.text.split(separator: ".").last.map(String.init) ?? path,
        inherited: inherited ?? [], file: file, offset: name.offset, members: members))
    for member in members { add(member.decl, outer: path + ".", file) }
  }

  private static func head(_ decl: DeclSyntax) -> (Kind, (text: String, offset: Int))? {
    switch decl.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): (.class, name(node.name))
    case .structDecl(let node): (.struct, name(node.name))
    case .enumDecl(let node): (.enum, name(node.name))
    case .actorDecl(let node): (.actor, name(node.name))
    case .protocolDecl(let node): (.protocol, name(node.name))
    case .extensionDecl(let node):
      (
        .extension,
        (
          node.extendedType.dottedName.joined(separator: "."),
          node.extendedType.positionAfterSkippingLeadingTrivia.utf8Offset
        )
      )
    default: nil
    }
  }

  private static func name(_ token: TokenSyntax) -> (text: String, offset: Int) {
    (token.plainText, token.positionAfterSkippingLeadingTrivia.utf8Offset)
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
