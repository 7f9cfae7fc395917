import KataCore
import SwiftSyntax

/// What brings overrides that stand in extensions into their classes, as only Objective-C lets them stand.
///
/// Nothing is moved, so that every line stays where it is. The method in the extension gets a name of its own, and at the
/// beginning of the class's body an override is put which calls it.
struct ExtensionOverrides: Sendable {
  /// The edits of each file that has any.
  private(set) var edits: [RelativePath: [TextEdit]] = [:]

  init(in files: [ParsedFile]) {
    let searches = files.map { file in
      let search = OverrideSearch(viewMode: .sourceAccurate)
      search.walk(file.tree)
      return search
    }
    guard searches.contains(where: { !$0.overrides.isEmpty }) else { return }
    let classes = zip(files, searches).flatMap { file, search in
      search.classes.map { Declared(node: $0, path: $0.typePath, file: file) }
    }
    for (file, search) in zip(files, searches) {
      for member in search.overrides { move(member, in: file, classes) }
    }
  }

  /// A class with where it is declared.
  fileprivate struct Declared {
    let node: ClassDeclSyntax
    let path: [String]
    let file: ParsedFile
  }

  private mutating func move(
    _ member: OverrideSearch.Member, in file: ParsedFile, _ classes: [Declared]
  ) {
    let condition = member.decl.condition
    let owner = classes.first { owner in
      // What is compiled with the class has to be compiled with its extension.
      let isTogether = owner.file.source.path == file.source.path || condition == nil
      return owner.path == member.type && owner.node.condition == condition && isTogether
    }
    guard let owner, let override = MovedOverride(member.decl, of: member.type),
      Self.mayOverride(override.name.plainText, in: owner, classes)
    else { return }
    let location = file.location(of: override.name)
    let place = SourcePlace(location: location, excerpt: file.excerpt(line: location.line))
    edits[file.source.path, default: []] += override.edits
    let start = owner.node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    edits[owner.file.source.path, default: []].append(
      TextEdit(range: start..<start, replacement: " \(override.call);", origin: place))
  }

  /// Whether Objective-C could find the method: not where the learner declared it for Swift alone.
  private static func mayOverride(
    _ name: String, in owner: Declared, _ classes: [Declared]
  ) -> Bool {
    var seen: Set<String> = []
    var next = owner.superclass
    while let parent = next, seen.insert(parent).inserted {
      guard let ancestor = classes.first(where: { $0.path.last == parent }) else { return true }
      if ancestor.hidesFromObjectiveC(name) { return false }
      next = ancestor.superclass
    }
    return true
  }
}

extension ExtensionOverrides.Declared {
  fileprivate var superclass: String? {
    node.inheritanceClause?.inheritedTypes.first?.type.dottedName.last
  }

  /// Whether a method of that name is redeclared, and without `@objc`.
  fileprivate func hidesFromObjectiveC(_ name: String) -> Bool {
    guard !node.attributes.names.contains("objcMembers") else { return false }
    return node.memberBlock.members.contains { member in
      guard let head = OverrideSearch.head(of: member.decl), head.name?.plainText == name else {
        return false
      }
      let isOverride = head.modifiers.contains { $0.name.text == "override" }
      return !isOverride && head.attributes.names.isDisjoint(with: ["objc", "IBAction"])
    }
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, conditional ones left out.
  fileprivate var names: Set<String> {
    Set(compactMap { $0.as(AttributeSyntax.self)?.attributeName.dottedName.last })
  }
}

extension SyntaxProtocol {
  /// The names of the types around a declaration and its own, as they are written.
  fileprivate var typePath: [String] {
    var path: [String] = []
    var node: Syntax? = Syntax(self)
    while let group = node {
      if let named = group.asProtocol((any NamedDeclSyntax).self),
        group.isProtocol((any DeclGroupSyntax).self)
      {
        path.insert(named.name.plainText, at: 0)
      } else if let extended = group.as(ExtensionDeclSyntax.self) {
        path.insert(contentsOf: extended.extendedType.dottedName, at: 0)
      }
      node = group.parent
    }
    return path
  }

  /// The innermost branch of an `#if` that a declaration stands in.
  fileprivate var condition: SyntaxIdentifier? {
    var node = parent
    while let group = node, !group.is(IfConfigClauseSyntax.self) { node = group.parent }
    return node?.id
  }
}
