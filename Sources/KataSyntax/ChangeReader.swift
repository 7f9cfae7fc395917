package import KataCore
import SwiftSyntax

/// Compares two states of a solution, type by type.
///
/// A member counts by its tokens, wherever in its type it stands: comments, layout, the order of members and extensions without
/// a protocol change nothing. It can be wrong about a rename, which it takes for a type that goes and another that comes.
package struct ChangeReader: Sendable {
  package init() {}

  /// What differs between the files before and after a change.
  package func footprint(from old: [SourceFile], to new: [SourceFile]) -> ChangeFootprint {
    // What is the same in both is read once, to count the types.
    let same = Set(old).intersection(new)
    let kept = CodeUnits(of: Array(same)).types
    let before = CodeUnits(of: old.filter { !same.contains($0) })
    let after = CodeUnits(of: new.filter { !same.contains($0) })
    let types = after.types.union(kept)
    let names = Set(before.units.keys).union(after.units.keys).sorted()
    let changed = names.map { name in
      (name, Self.difference(before.units[name] ?? [], after.units[name] ?? []))
    }.filter { $0.1 > 0 }
    return ChangeFootprint(
      touched: changed.map(\.0), added: types.subtracting(before.types.union(kept)).count,
      types: types.count, tokens: changed.reduce(0) { $0 + $1.1 })
  }

  /// How many tokens are gone or new, in what is not the same on both sides.
  private static func difference(_ old: [[String]], _ new: [[String]]) -> Int {
    let (gone, come) = (subtracting(new, from: old), subtracting(old, from: new))
    return come.joined().map(\.self).difference(from: gone.joined().map(\.self)).count
  }

  /// The units that have no equal on the other side, in their order.
  private static func subtracting(_ other: [[String]], from units: [[String]]) -> [[String]] {
    var left = Dictionary(other.map { ($0, 1) }, uniquingKeysWith: +)
    return units.filter { unit in
      guard let count = left[unit], count > 0 else { return true }
      left[unit] = count - 1
      return false
    }
  }
}

/// The code of a solution by outermost type, each as a list of heads and members.
private struct CodeUnits {
  private(set) var units: [String: [[String]]] = [:]
  /// The names of types that are declared here; an extension may be of the contract's, or of the system's.
  private(set) var types: Set<String> = []

  init(of files: [SourceFile]) {
    let files = files.sorted { $0.path < $1.path }.map { ParsedFile($0) }
    self = DeepStack.run(for: files) {
      var units = CodeUnits()
      for file in files { units.add(file) }
      return units
    }
  }

  private init() {}

  private mutating func add(_ file: ParsedFile) {
    for statement in file.tree.statements {
      let item = Syntax(statement.item)
      if let head = TypeHead(item) { types.insert(head.name) }
      if let name = Self.outermostName(of: item) {
        units[name, default: []] += Self.units(of: item)
      } else if !item.is(ImportDeclSyntax.self) {
        units[file.source.path.description, default: []].append(Self.tokens(of: item))
      }
    }
  }

  private static func outermostName(of item: Syntax) -> String? {
    if let head = TypeHead(item) { return head.name }
    guard let type = item.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
    return type.firstToken(viewMode: .sourceAccurate)?.plainText
  }

  /// The head and the members of a type, those of nested types as well.
  private static func units(of item: Syntax) -> [[String]] {
    guard let group = item.asProtocol((any DeclGroupSyntax).self) else { return [tokens(of: item)] }
    let head = tokens(of: item, upTo: group.memberBlock.position)
    let isPlain = item.as(ExtensionDeclSyntax.self).map { $0.inheritanceClause == nil } ?? false
    return (isPlain ? [] : [head])
      + group.memberBlock.members.flatMap { units(of: Syntax($0.decl)) }
  }

  private static func tokens(of node: Syntax, upTo end: AbsolutePosition? = nil) -> [String] {
    node.tokens(viewMode: .sourceAccurate).prefix { token in end.map { token.position < $0 } ?? true
    }
    .map(\.text).filter { !$0.isEmpty }
  }
}
