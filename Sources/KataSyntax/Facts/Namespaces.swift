import SwiftSyntax

/// The types that hold nothing but other types, objects among them: folders in all but name.
///
/// What stands in one is a type of its own, as it would be without the braces around it. A type that holds values
/// alone, such as the request and the answer of one use case, keeps them: together they are one thing.
struct Namespaces {
  /// What all declarations and extensions of one type hold together.
  private struct Content {
    var holdsOnlyTypes = true
    var holdsObjects = false
  }

  private var contents: [[String]: Content] = [:]

  init(of files: some Sequence<ParsedFile>) {
    for file in files {
      for statement in file.tree.statements {
        if case .decl(let decl) = statement.item { read(decl, in: []) }
      }
    }
    for path in contents.keys.sorted(by: { $0.count > $1.count }) where contains(path) {
      contents[path.dropLast()]?.holdsObjects = true
    }
  }

  /// Whether a type is a folder, and all that it stands in are.
  func contains(_ path: [String]) -> Bool {
    guard let content = contents[path], content.holdsOnlyTypes else { return false }
    let outer = path.dropLast()
    return content.holdsObjects && (outer.isEmpty || holdsOnlyTypes(outer))
  }

  private func holdsOnlyTypes(_ path: ArraySlice<String>) -> Bool {
    guard contents[Array(path)]?.holdsOnlyTypes == true else { return false }
    let outer = path.dropLast()
    return outer.isEmpty || holdsOnlyTypes(outer)
  }

  private mutating func read(_ decl: DeclSyntax, in outer: [String]) {
    guard let group = decl.asProtocol((any DeclGroupSyntax).self) else { return }
    switch decl.kind {
    case .enumDecl, .structDecl, .classDecl:
      guard let name = decl.asProtocol((any NamedDeclSyntax).self)?.name.plainText else { return }
      read(group, as: outer + [name])
    case .extensionDecl where outer.isEmpty:
      read(group, as: decl.cast(ExtensionDeclSyntax.self).extendedType.dottedName)
    default: break
    }
  }

  private mutating func read(_ group: any DeclGroupSyntax, as path: [String]) {
    var content = contents[path] ?? Content()
    defer { contents[path] = content }
    guard group.inheritanceClause == nil else {
      content.holdsOnlyTypes = false
      return
    }
    for member in group.memberBlock.members where content.holdsOnlyTypes {
      switch member.decl.kind {
      case .classDecl, .actorDecl: content.holdsObjects = true
      case .enumDecl, .structDecl, .protocolDecl, .typeAliasDecl: break
      default: content.holdsOnlyTypes = false
      }
      read(member.decl, in: path)
    }
  }
}
