import SwiftSyntax

/// The types that hold nothing but other types, objects among them: folders in all but name.
///
/// What stands in one is a type of its own, as it would be without the braces around it. A type that holds values
/// alone, such as the request and the answer of one use case, keeps them: together they are one thing. An enum of
/// which nobody can have a value may have static members besides, such as the one that puts a module together.
struct Namespaces {
  /// What all declarations and extensions of one type hold together.
  private struct Content {
    var isEnum = false
    var holdsOnlyTypes = true
    /// Whether what it holds besides types is static.
    var holdsStatics = true
    var holdsObjects = false

    var isFolder: Bool { holdsOnlyTypes || isEnum && holdsStatics }
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
    guard let content = contents[path], content.isFolder else { return false }
    let outer = path.dropLast()
    return content.holdsObjects && (outer.isEmpty || isFolder(outer))
  }

  /// Whether a folder has members of its own besides the types in it.
  func hasMembers(_ path: [String]) -> Bool { contents[path]?.holdsOnlyTypes == false }

  private func isFolder(_ path: ArraySlice<String>) -> Bool {
    guard contents[Array(path)]?.isFolder == true else { return false }
    let outer = path.dropLast()
    return outer.isEmpty || isFolder(outer)
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
    content.isEnum = content.isEnum || group.is(EnumDeclSyntax.self)
    guard group.inheritanceClause == nil else {
      (content.holdsOnlyTypes, content.holdsStatics) = (false, false)
      return
    }
    for member in group.memberBlock.members where content.holdsOnlyTypes || content.holdsStatics {
      switch member.decl.kind {
      case .classDecl, .actorDecl: content.holdsObjects = true
      case .enumDecl, .structDecl, .protocolDecl, .typeAliasDecl: break
      default:
        content.holdsOnlyTypes = false
        content.holdsStatics = content.holdsStatics && Self.isStatic(member.decl)
      }
      read(member.decl, in: path)
    }
  }

  private static func isStatic(_ decl: DeclSyntax) -> Bool {
    decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      .contains { $0.name.tokenKind == .keyword(.static) } == true
  }
}
