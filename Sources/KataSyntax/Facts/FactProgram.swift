import KataCore
import SwiftSyntax

/// Everything that is declared in some files, while facts are gathered; a class, because both passes add to it.
final class FactProgram {
  let files: [ParsedFile]
  /// How many of the files are the program's own; the given ones come behind them.
  let ownFiles: Int
  let known = KnownMembers.platform

  var types: [TypeEntry] = []
  var given: [TypeEntry] = []
  var functions: [FunctionEntry] = []
  var atoms: [AtomDraft] = []
  var references: [TypeReference] = []
  private var seenReferences: Set<ReferencePlace> = []
  /// The names that a `#selector` mentions, by the outermost type that it stands in.
  var selectors: [(owner: TypeEntry, name: String)] = []

  /// All types there are, nested ones too.
  private var entries: [TypeEntry] = []
  private var named: [String: [TypeEntry]] = [:]
  private var globals: [String: [MemberEntry]] = [:]
  private(set) var foreign: [String: TypeEntry] = [:]
  private var freeFunctions: [Int: TypeEntry] = [:]
  /// The modules that files import.
  var modules: Set<String> = []
  private(set) var aliases: [String: (type: TypeSyntax, scope: Scope)] = [:]
  private var foreignPlaces: [[String]: [ForeignPlace]] = [:]
  /// Where the parser lost its way in each file.
  let problems: [KataCore.SourceLocation?]
  private let folders: [[Substring]]

  init(files: [ParsedFile], ownFiles: Int) {
    self.files = files
    self.ownFiles = ownFiles
    problems = files.map(\.firstProblem)
    folders = files.map { $0.source.path.description.split(separator: "/").dropLast() }
  }

  func isGiven(_ file: Int) -> Bool { file >= ownFiles }

  func location(_ file: Int, _ offset: Int) -> KataCore.SourceLocation {
    files[file].location(offset: offset)
  }

  // MARK: Adding

  func add(_ entry: TypeEntry) {
    named[entry.name, default: []].append(entry)
    number(entry)
  }

  func addNested(_ entry: TypeEntry, in outer: TypeEntry) {
    outer.nested[entry.name] = entry
    outer.outermost.nestedNames.append(entry.name)
    entries.append(entry)
  }

  /// Takes the program apart; nothing can be asked of it afterwards.
  func dissolve() {
    for entry in entries { entry.dissolve() }
  }

  private func number(_ entry: TypeEntry) {
    entries.append(entry)
    if entry.isGiven {
      entry.index = given.count
      given.append(entry)
    } else {
      entry.index = types.count
      types.append(entry)
    }
  }

  func addGlobal(_ member: MemberEntry) {
    globals[member.name, default: []].append(member)
  }

  func addAlias(_ name: String, _ type: TypeSyntax, _ scope: Scope) {
    aliases[name] = (type, scope)
  }

  /// The one entry for what the program adds to a type that it does not declare.
  func foreignType(_ name: String, file: Int, offset: Int) -> TypeEntry {
    if let entry = foreign[name] { return entry }
    let entry = TypeEntry(
      name: name, kind: .foreignExtension, outer: nil, isGiven: isGiven(file), file: file,
      offset: offset)
    foreign[name] = entry
    number(entry)
    return entry
  }

  /// The pseudo-type of a file's free functions and top-level code.
  func freeType(of file: Int) -> TypeEntry {
    if let entry = freeFunctions[file] { return entry }
    let entry = TypeEntry(
      name: files[file].source.path.description, kind: .freeFunctions, outer: nil,
      isGiven: isGiven(file), file: file, offset: 0)
    freeFunctions[file] = entry
    number(entry)
    return entry
  }

  func addFunction(
    _ name: String, _ kind: FunctionFacts.Kind, of owner: TypeEntry, in scope: Scope,
    at offset: Int,
    body: FunctionEntry.Body
  ) -> FunctionEntry {
    let function = FunctionEntry(
      index: functions.count, name: name, kind: kind, owner: owner, scope: scope, offset: offset,
      body: body)
    functions.append(function)
    return function
  }

  /// Notes that one type uses another of the program; what it uses of itself or of given types is left out.
  func refer(
    from: TypeEntry, to: TypeEntry, _ kind: TypeReference.Kind, file: Int, offset: Int
  ) {
    let (from, to) = (from.outermost, to.outermost)
    guard from !== to, !from.isGiven, !to.isGiven else { return }
    let place = ReferencePlace(
      from: from.index, to: to.index, kind: kind, file: file, offset: offset)
    guard seenReferences.insert(place).inserted else { return }
    references.append(
      TypeReference(
        from: from.index, to: to.index, kind: kind, location: location(file, offset)))
  }

  /// What two references are told apart by, before lines are counted.
  private struct ReferencePlace: Hashable {
    let from: Int
    let to: Int
    let kind: TypeReference.Kind
    let file: Int
    let offset: Int
  }

  // MARK: Finding

  /// The type that a plain name means at a place: the nearest outer type's first, then the program's, then a given one.
  func type(_ name: String, from scope: Scope) -> TypeEntry? {
    var outer = scope.type
    while let entry = outer {
      if let found = entry.nested[name] { return found }
      if entry.name == name, entry.kind != .freeFunctions, entry.kind != .foreignExtension {
        return entry
      }
      for case .named(_, let ancestor?, _) in ancestors(of: entry) {
        if let found = ancestor.nested[name] { return found }
      }
      outer = entry.outer
    }
    return nearest(named[name] ?? [], to: scope.file) { $0.file }
  }

  func global(_ name: String, from file: Int) -> [MemberEntry] {
    let found = globals[name] ?? []
    guard found.count > 1, let best = nearest(found, to: file, of: { $0.scope.file }) else {
      return found
    }
    // Overloads live side by side in one file.
    return found.filter { $0.scope.file == best.scope.file }
  }

  /// Of things with one name the one whose file lies nearest, so that several programs side by side stay apart.
  private func nearest<T>(_ found: [T], to file: Int, of place: (T) -> Int) -> T? {
    guard found.count > 1 else { return found.first }
    var best = found[0]
    var bestLength = -1
    for candidate in found {
      let length = commonLength(file, place(candidate))
      if length > bestLength { (best, bestLength) = (candidate, length) }
    }
    return best
  }

  /// How many leading folders two files share; a file shares all with itself.
  private func commonLength(_ left: Int, _ right: Int) -> Int {
    if left == right { return .max }
    return zip(folders[left], folders[right]).prefix { $0 == $1 }.count
  }

  /// The types that an entry inherits from directly, given and foreign ones included.
  func ancestors(of entry: TypeEntry) -> [ReadType] {
    if let ancestors = entry.ancestors { return ancestors }
    entry.ancestors = []  // Against types that inherit from themselves.
    let reader = TypeMeaning(program: self)
    let ancestors = entry.inherited.flatMap { reader.constituents(of: $0.type, in: $0.scope) }
    entry.ancestors = ancestors
    return ancestors
  }

  /// All that an entry inherits from, itself first; each once.
  func lineage(of entry: TypeEntry) -> [TypeEntry] {
    if let lineage = entry.lineage { return lineage }
    var found = [entry]
    var index = 0
    while index < found.count, found.count < 64 {
      for case .named(_, let ancestor?, _) in ancestors(of: found[index])
      where !found.contains(where: { $0 === ancestor }) {
        found.append(ancestor)
      }
      index += 1
    }
    entry.lineage = found
    return found
  }

  /// The places of types that the program does not declare.
  func foreignPlaces(of types: [String]) -> [ForeignPlace] {
    if let places = foreignPlaces[types] { return places }
    let places = newForeignPlaces(of: types)
    foreignPlaces[types] = places
    return places
  }

  /// The types outside of the program that an entry inherits from, the nearest first.
  func foreignAncestors(of entry: TypeEntry) -> [String] {
    if let names = entry.foreignAncestors { return names }
    let names = lineage(of: entry).flatMap { entry in
      ancestors(of: entry).compactMap { type -> String? in
        if case .named(let name, nil, _) = type { return name }
        return nil
      }
    }
    entry.foreignAncestors = names
    return names
  }
}
