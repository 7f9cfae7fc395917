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

  /// A property with the type that stores it.
  private struct Owned {
    let type: Int
    let keeper: Keeper
  }

  private let index: ProgramIndex
  /// The names that each function brings in.
  private let locals: [NameTable<Keeper>]
  /// Who stores a property of a name.
  private let owned: NameTable<[Owned]>
  private let byLine: [Line: [Keeper]]
  /// By number: whether nobody from outside reads it, and keeping something in it does nothing else.
  private let isPlain: [Bool]
  /// The names of all functions and properties.
  private let members: NameSet

  init(_ index: ProgramIndex) {
    self.index = index
    let facts = index.facts
    var isPlain: [Bool] = []
    func keeper(isPlain plain: Bool) -> Keeper {
      isPlain.append(plain)
      return Keeper(number: isPlain.count - 1)
    }
    locals = index.atomsOfFunction.map { atoms in
      var names: [String: Keeper] = [:]
      for name in atoms.flatMap({ facts.atoms[$0].binds }) where name != "_" && names[name] == nil {
        names[name] = keeper(isPlain: true)
      }
      return NameTable(names)
    }
    var owned: [String: [Owned]] = [:]
    var byLine: [Line: [Keeper]] = [:]
    for (type, entry) in facts.types.enumerated() where entry.kind.isConcrete {
      let observed = index.workedOut(by: type)
      for property in entry.properties {
        if owned[property.name]?.last?.type != type {
          let plain = !observed.contains(property.name) && index.keepsPlainly(property, in: type)
          owned[property.name, default: []].append(
            Owned(type: type, keeper: keeper(isPlain: plain)))
        }
        if let last = owned[property.name]?.last {
          byLine[Line(property.location), default: []].append(last.keeper)
        }
      }
    }
    (self.owned, self.byLine, self.isPlain) = (NameTable(owned), byLine, isPlain)
    members = NameSet(facts.functions.map(\.name) + facts.types.flatMap(\.properties).map(\.name))
  }

  /// How many there are.
  var count: Int { isPlain.count }

  /// The names that a line brings in, or the property that it begins with.
  func begun(by atom: Atom) -> [Keeper] {
    if atom.kind == .initialValue {
      let found = byLine[Line(atom.location)] ?? []
      return found.count == 1 ? found : []
    }
    return atom.binds.isEmpty ? [] : atom.binds.compactMap { locals[atom.function][$0] }
  }

  /// The name of a function that a use begins at.
  func local(_ use: Use, in function: Int) -> Keeper? {
    guard let root = use.chain.first ?? (use.on == nil ? use.name : nil),
      let keeper = locals[function][root]
    else { return nil }
    return root == "self" ? nil : keeper
  }

  /// The properties that a use of a name may mean.
  func properties(_ use: Use) -> [Keeper] {
    let isWrapped = use.name.utf8.first.map { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "_") }
    let found =
      isWrapped == true
      ? owned[String(use.name.drop { $0 == "$" || $0 == "_" })] : owned[use.name, use.look]
    return (found ?? []).filter { isMeant($0.type, by: use.on) }.map(\.keeper)
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
  func isOwnObject(_ name: String) -> Bool { index.isOwnObject(name) }

  /// Whether nobody from outside reads a property, and keeping something in it does nothing else.
  ///
  /// Objects are kept so that they live, which is of use however seldom they are asked.
  func isPlain(_ keeper: Keeper) -> Bool { isPlain[keeper.number] }
}

extension ProgramIndex {
  /// The names of a type's properties that work something out, or do something when they are set.
  fileprivate func workedOut(by type: Int) -> Set<String> {
    Set(
      functionsOfType[type].map { facts.functions[$0] }.filter { $0.kind != .function }.map(\.name))
  }

  fileprivate func keepsPlainly(_ property: TypeFacts.StoredProperty, in type: Int) -> Bool {
    guard !property.isClosure, !isAskedFor(property.name, of: type) else { return false }
    guard let held = property.type else { return true }
    return self.protocol(held) == nil && !isOwnObject(held) && !ViewKinship.isWindow(held)
  }

  fileprivate func isOwnObject(_ name: String) -> Bool {
    type(name).map { !kinship[$0].isScreenObject } ?? false
  }

  /// Whether a protocol that a type conforms to asks for a member.
  private func isAskedFor(_ name: String, of type: Int) -> Bool {
    ancestors[type].contains { `protocol`($0)?.requirements.contains(name) == true }
  }
}
