import KataCore
import SwiftSyntax

/// Follows the calls of a part into its helpers.
struct CallGraph: Sendable {
  private let facts: ProgramFacts
  private let files: [RelativePath: ParsedFile]
  /// By function, the type whose body it stands in; nil outside of types.
  private let owners: [DeclaredTypes.Entry?]
  private let atoms: [Int: [Atom]]
  /// By type, the functions that set its initial values.
  private let beginnings: [String: [Int]]
  /// The types that one names itself, and not by a protocol.
  private let known: [Int: Set<Int>]

  init(files: [ParsedFile], types: DeclaredTypes) {
    let facts = FactReader().facts(files, own: files.count)
    let owners = FunctionOwners(files: files, types: types).owners(of: facts.functions)
    let initial = facts.functions.indices.filter { facts.functions[$0].kind == .initialValues }
    self.facts = facts
    self.owners = owners
    self.files = Dictionary(files.map { ($0.source.path, $0) }) { first, _ in first }
    atoms = Dictionary(grouping: facts.atoms, by: \.function)
    beginnings = Dictionary(grouping: initial) { owners[$0]?.path ?? "" }
    known = facts.references.filter { $0.through == nil }
      .reduce(into: [:]) { $0[$1.from, default: []].insert($1.to) }
  }

  /// The tokens of the helpers' lines that a part reaches.
  ///
  /// - Parameter isBorder: Says of a type's name whether it is another part, which answers for itself.
  func places(
    from part: [DeclaredTypes.Entry], upTo isBorder: (String) -> Bool
  ) -> [ReachableCode.Place] {
    let own = Set(part.map(\.path))
    // A static function may put a whole screen together; what it does is the part's only if the part calls it.
    let starts = owners.indices.filter { function in
      !facts.functions[function].isStatic
        && owners[function].map { own.contains($0.path) } ?? false
    }
    return reached(from: starts, upTo: isBorder).sorted().flatMap(places)
  }

  private func reached(from starts: [Int], upTo isBorder: (String) -> Bool) -> Set<Int> {
    var reached = Set(starts)
    var waiting = starts
    while let function = waiting.popLast() {
      let initial = owners[function].flatMap { beginnings[$0.path] } ?? []
      for next in facts.functions[function].calls.union(initial)
      where !reached.contains(next) && isKnown(next, to: function) {
        guard owners[next].map({ !isBorder($0.name) }) ?? true else { continue }
        reached.insert(next)
        waiting.append(next)
      }
    }
    return reached.subtracting(starts)
  }

  private func isKnown(_ function: Int, to caller: Int) -> Bool {
    let (from, to) = (facts.functions[caller].type, facts.functions[function].type)
    return from == to || facts.types[to].kind.belongsToCallers
      || known[from]?.contains(to) ?? false
  }

  private func places(of function: Int) -> [ReachableCode.Place] {
    (atoms[function] ?? []).flatMap { atom -> [ReachableCode.Place] in
      guard let file = files[atom.location.path] else { return [] }
      return file.tree.tokens(in: atom.offset..<atom.offset + atom.length)
        .map { ReachableCode.Place(token: $0, file: file, type: owners[function]?.path) }
    }
  }
}

extension SourceFileSyntax {
  /// The tokens that begin in a range of UTF-8 bytes.
  fileprivate func tokens(in range: Range<Int>) -> [TokenSyntax] {
    var tokens: [TokenSyntax] = []
    var token = self.token(at: AbsolutePosition(utf8Offset: range.lowerBound))
    while let current = token,
      current.positionAfterSkippingLeadingTrivia.utf8Offset < range.upperBound
    {
      tokens.append(current)
      token = current.nextToken(viewMode: .sourceAccurate)
    }
    return tokens
  }
}

/// Finds the types in whose bodies functions stand, nested types included.
private struct FunctionOwners {
  private let files: [RelativePath: ParsedFile]
  private let bodies: [RelativePath: [(entry: DeclaredTypes.Entry, range: Range<Int>)]]

  init(files: [ParsedFile], types: DeclaredTypes) {
    self.files = Dictionary(files.map { ($0.source.path, $0) }) { first, _ in first }
    let all = types.entries.compactMap { entry in entry.range.map { (entry: entry, range: $0) } }
    bodies = Dictionary(grouping: all) { $0.entry.file.source.path }
  }

  func owners(of functions: [FunctionFacts]) -> [DeclaredTypes.Entry?] {
    functions.map { function in
      let path = function.location.path
      guard let line = files[path]?.lines.range(ofLine: function.location.line) else { return nil }
      let offset = line.lowerBound + function.location.column - 1
      return (bodies[path] ?? []).filter { $0.range.contains(offset) }
        .min { $0.range.count < $1.range.count }?.entry
    }
  }
}

extension DeclaredTypes.Entry {
  /// The bytes of its members.
  fileprivate var range: Range<Int>? {
    guard let first = members.first, let last = members.last else { return nil }
    return first.decl.position.utf8Offset..<last.decl.endPosition.utf8Offset
  }
}
