import KataCore
import SwiftSyntax

/// Everything that is declared in some files, while facts are gathered; a class, because both passes add to it.
final class FactProgram {
  let files: [ParsedFile]
  /// How many of the files are the program's own; the given ones come behind them.
  let ownFiles: Int
  let known = KnownMembers.platform
  let namespaces: Namespaces

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
  var named: [String: [TypeEntry]] = [:]
  var globals: [String: [MemberEntry]] = [:]
  private(set) var foreign: [String: TypeEntry] = [:]
  private var freeFunctions: [Int: TypeEntry] = [:]
  /// The modules that files import.
  var modules: Set<String> = []
  private(set) var aliases: [String: (type: TypeSyntax, scope: Scope)] = [:]
  var foreignPlaces: [String: [ForeignPlace]] = [:]
  /// Where the parser lost its way in each file.
  let problems: [KataCore.SourceLocation?]
  let folders: [[Substring]]

  init(files: [ParsedFile], ownFiles: Int) {
    self.files = files
    self.ownFiles = ownFiles
    problems = files.map(\.firstProblem)
    namespaces = Namespaces(of: files.prefix(ownFiles))
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

  /// Adds a type that stands in a namespace: it is found by its path, and a type like any other.
  func addMember(_ entry: TypeEntry, of namespace: TypeEntry) {
    namespace.nested[entry.name] = entry
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
    if entry.isBare { return }
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
    guard from !== to, !from.isGiven, !to.isGiven, to.keeper == nil else { return }
    // Whoever names a namespace means a type in it, but for its own functions.
    if to.isNamespace, to.isBare || kind != .calls { return }
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
}
