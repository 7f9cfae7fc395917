import KataCore

/// Finds what lines of a program keep things in.
///
/// A class, because every line's flow asks it.
final class Keepers {
  private struct Line: Hashable {
    let path: RelativePath
    let number: Int

    init(_ location: SourceLocation) { (path, number) = (location.path, location.line) }
  }

  private let index: ProgramIndex
  /// The names that each function brings in.
  private let locals: [NameSet]
  /// Who stores a property of a name.
  private let owners: NameTable<[Int]>
  private let byLine: [Line: [Keeper]]
  private let observed: Set<Keeper>
  /// The names of all functions and properties.
  private let members: NameSet

  init(_ index: ProgramIndex) {
    self.index = index
    let facts = index.facts
    locals = index.atomsOfFunction.map { atoms in
      NameSet(atoms.flatMap { facts.atoms[$0].binds }.filter { $0 != "self" && $0 != "_" })
    }
    var owners: [String: [Int]] = [:]
    var byLine: [Line: [Keeper]] = [:]
    for (type, entry) in facts.types.enumerated() where entry.kind.isConcrete {
      for property in entry.properties {
        if owners[property.name]?.last != type { owners[property.name, default: []].append(type) }
        byLine[Line(property.location), default: []].append(
          .property(type: type, name: property.name))
      }
    }
    (self.owners, self.byLine) = (NameTable(owners), byLine)
    members = NameSet(facts.functions.map(\.name) + facts.types.flatMap(\.properties).map(\.name))
    observed = Set(
      facts.functions.filter { $0.kind != .function }.map {
        .property(type: $0.type, name: $0.name)
      })
  }

  /// The names that a line brings in, or the property that it begins with.
  func begun(by atom: Atom) -> Set<Keeper> {
    if atom.kind == .initialValue {
      let found = byLine[Line(atom.location)] ?? []
      return found.count == 1 ? Set(found) : []
    }
    return Set(
      atom.binds.filter { $0 != "_" }.map { .local(function: atom.function, name: $0) })
  }

  /// The name of a function that a use begins at.
  func local(_ use: Use, in function: Int) -> Keeper? {
    guard let root = use.chain.first ?? (use.on == nil ? use.name : nil),
      locals[function].contains(root)
    else { return nil }
    return .local(function: function, name: root)
  }

  /// The properties that a use of a name may mean.
  func properties(_ use: Use) -> [Keeper] {
    let isWrapped = use.name.utf8.first.map { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "_") }
    let name = isWrapped == true ? String(use.name.drop { $0 == "$" || $0 == "_" }) : use.name
    return (owners[name] ?? []).filter { isMeant($0, by: use.on) }
      .map { .property(type: $0, name: name) }
  }

  private func isMeant(_ type: Int, by declared: String?) -> Bool {
    guard let declared else { return true }
    let name = index.facts.types[type].name
    if name == declared || index.ancestors[type].contains(declared) { return true }
    return index.type(declared).map { $0 == type || index.ancestors[$0].contains(name) } ?? false
  }

  /// Whether a use is of something that the program declares, which may do more than keep.
  func isOwnMember(_ use: Use) -> Bool {
    members.contains(use.name) && (use.on.map { index.type($0) != nil } ?? true)
  }

  /// Whether a name is of a type of the program that is no view.
  func isOwnObject(_ name: String) -> Bool {
    index.type(name).map { !index.kinship[$0].isScreenObject } ?? false
  }

  /// Whether nobody from outside reads a property, and keeping something in it does nothing else.
  ///
  /// Objects are kept so that they live, which is of use however seldom they are asked.
  func isPlain(_ keeper: Keeper) -> Bool {
    guard case .property(let type, let name) = keeper else { return true }
    guard !observed.contains(keeper),
      let property = index.facts.types[type].properties.first(where: { $0.name == name }),
      !property.isClosure, !index.isAskedFor(name, of: type)
    else { return false }
    guard let held = property.type else { return true }
    return index.protocol(held) == nil && !isOwnObject(held) && !ViewKinship.isWindow(held)
  }
}

extension ProgramIndex {
  /// Whether a protocol that a type conforms to asks for a member.
  fileprivate func isAskedFor(_ name: String, of type: Int) -> Bool {
    ancestors[type].contains { `protocol`($0)?.requirements.contains(name) == true }
  }
}
