import KataCore
import SwiftSyntax

/// Reads the declarations of one file into a program.
struct DeclarationReading {
  let program: ReadProgram
  let file: Int
  private let isGiven: Bool
  private let scan: CodeScan?
  private var parsed: ParsedFile { program.files[file] }

  init(program: ReadProgram, file: Int, scan: CodeScan?) {
    self.program = program
    self.file = file
    self.scan = scan
    isGiven = file >= program.ownFiles
  }

  /// Reads the types first, so that an extension finds its type wherever that stands.
  func readTypes() { readTypes(in: items, outer: nil) }

  /// Reads extensions, members and free functions.
  func readMembers() { for item in items { readMembers(of: item, outer: nil) } }

  private var items: [Syntax] {
    Previews.leftOut(of: Self.flattened(parsed.tree.statements.map { Syntax($0.item) }))
  }

  /// The declarations of all branches of `#if` among them.
  static func flattened(_ items: [Syntax]) -> [Syntax] {
    items.flatMap { item -> [Syntax] in
      guard let node = item.as(IfConfigDeclSyntax.self) else { return [item] }
      return node.clauses.flatMap { clause -> [Syntax] in
        switch clause.elements {
        case .statements(let list): flattened(list.map { Syntax($0.item) })
        case .decls(let list): flattened(list.map { Syntax($0.decl) })
        default: []
        }
      }
    }
  }

  // MARK: Types

  private func readTypes(in items: [Syntax], outer: DeclaredType?) {
    for item in items {
      if let alias = item.as(TypeAliasDeclSyntax.self) {
        program.alias(alias.name.plainText, TypeName(alias.initializer.value))
      }
      guard let head = TypeHead(item) else { continue }
      let type = DeclaredType(
        name: head.name, kind: head.kind, location: parsed.location(of: item), isGiven: isGiven,
        outer: outer)
      type.inherits = head.inherits
      program.add(type)
      readTypes(in: Self.members(of: item), outer: type)
    }
  }

  private static func members(of item: Syntax) -> [Syntax] {
    let block = item.asProtocol((any DeclGroupSyntax).self)?.memberBlock
    return flattened((block?.members ?? []).map { Syntax($0.decl) })
  }

  // MARK: Members

  private func readMembers(of item: Syntax, outer: DeclaredType?) {
    if let head = TypeHead(item) {
      guard let type = program.type(head.name, in: outer) else { return }
      cover(item, by: type)
      for member in Self.members(of: item) { readMembers(of: member, outer: type) }
    } else if let node = item.as(ExtensionDeclSyntax.self) {
      let type = extended(node)
      type.inherits += (node.inheritanceClause?.names ?? []) + Self.classOfSelf(node)
      cover(item, by: type)
      readTypes(in: Self.members(of: item), outer: type)
      for member in Self.members(of: item) { readMembers(of: member, outer: type) }
    } else if let outer {
      MemberReading(program: program, type: outer, file: file).read(item)
    } else if !item.is(ImportDeclSyntax.self) {
      let type = freeFunctions()
      cover(item, by: type)
      MemberReading(program: program, type: type, file: file).read(item)
    }
  }

  private func extended(_ node: ExtensionDeclSyntax) -> DeclaredType {
    let path = node.extendedType.dottedName
    let name = path.last ?? node.extendedType.trimmedDescription
    let outer = path.count > 1 ? program.type(path[path.count - 2]) : nil
    if let type = program.type(name, in: outer), type.isGiven == isGiven { return type }
    return program.foreignExtension(
      name, at: parsed.location(of: node), isGiven: isGiven)
  }

  /// What an extension of a protocol says of those who conform: `where Self: Screen`.
  private static func classOfSelf(_ node: ExtensionDeclSyntax) -> [String] {
    (node.genericWhereClause?.requirements ?? []).compactMap { requirement in
      guard case .conformanceRequirement(let clause) = requirement.requirement,
        TypeName(clause.leftType)?.name == "Self"
      else { return nil }
      return TypeName(clause.rightType)?.name
    }
  }

  /// What holds the free functions and the top-level code of the file.
  private func freeFunctions() -> DeclaredType {
    let path = parsed.source.path
    if let type = program.type(path.description) { return type }
    let type = DeclaredType(
      name: path.description, kind: .freeFunctions,
      location: SourceLocation(path: path, line: 1, column: 1), isGiven: isGiven)
    program.add(type)
    return type
  }

  /// Adds the lines of a part to the type that answers for it.
  private func cover(_ item: Syntax, by type: DeclaredType) {
    let answering = type.outermost
    let path = parsed.source.path
    if answering.files.last != path { answering.files.append(path) }
    guard type.outer == nil, let scan else { return }
    let first = parsed.location(of: item).line
    let last = parsed.location(offset: item.endPositionBeforeTrailingTrivia.utf8Offset).line
    answering.lines += scan.lines(from: first, through: last)
    for (name, places) in scan.platformNames where answering.uikitNames[name] == nil {
      answering.uikitNames[name] = places.first { (first...last).contains($0.line) }
    }
  }
}

extension InheritanceClauseSyntax {
  /// The last parts of the names, without arguments.
  var names: [String] { inheritedTypes.compactMap { TypeName($0.type)?.name } }
}
