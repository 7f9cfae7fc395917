import KataCore

/// The types and functions of a program by name, and what bodies have told so far.
///
/// A class, because declarations and bodies of all files add to it.
final class ReadProgram {
  let files: [ParsedFile]
  /// How many of the files are the program's own; those behind them are given.
  let ownFiles: Int
  let catalogue: Catalogue
  /// What a kata's services are for, by the name of their type.
  let services: [String: Responsibility]
  var types: [DeclaredType] = []
  var functions: [DeclaredFunction] = []
  /// Asked for only once all declarations are read.
  private lazy var conformersByName: [String: [DeclaredType]] = types.reduce(into: [:]) {
    guard !$1.isGiven else { return }
    for name in lineage(of: $1.name).dropFirst() { $0[name, default: []].append($1) }
  }
  private var byName: [String: DeclaredType] = [:]
  private var foreign: [String: DeclaredType] = [:]
  private var aliases: [String: TypeName] = [:]
  private var free: [DeclaredType] = []

  init(
    files: [ParsedFile], ownFiles: Int, catalogue: Catalogue, services: [String: Responsibility]
  ) {
    self.files = files
    self.ownFiles = ownFiles
    self.catalogue = catalogue
    self.services = services
  }

  /// Adds a type; the first of a name is the one that others find.
  func add(_ type: DeclaredType) {
    types.append(type)
    if type.kind == .freeFunctions { free.append(type) }
    if let outer = type.outer { byName["\(outer.name).\(type.name)"] = type }
    if byName[type.name] == nil { byName[type.name] = type }
  }

  func add(_ function: DeclaredFunction) {
    function.type.functions[function.name, default: []].append(functions.count)
    functions.append(function)
  }

  /// What the program adds to a type that it does not declare.
  func foreignExtension(_ name: String, at location: SourceLocation, isGiven: Bool) -> DeclaredType
  {
    if let type = foreign[name], type.isGiven == isGiven { return type }
    let type = DeclaredType(
      name: name, kind: .foreignExtension, location: location, isGiven: isGiven)
    foreign[name] = type
    types.append(type)
    return type
  }

  func alias(_ name: String, _ type: TypeName?) { aliases[name] = type }

  /// A type by its name, as seen from inside of another one.
  func type(_ name: String, in scope: DeclaredType? = nil) -> DeclaredType? {
    var place = scope
    while let outer = place {
      if let nested = byName["\(outer.name).\(name)"] { return nested }
      place = outer.outer
    }
    if let type = byName[name] { return type }
    if let alias = aliases[name], let type = byName[alias.name] { return type }
    return foreign[name]
  }

  /// More than any program has; each is asked for again for every type and call below it.
  private static let longestLineage = 100

  /// What a type is and inherits from, the nearest first, each once.
  func lineage(of name: String, in scope: DeclaredType? = nil) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    var protocols: Set<String> = []
    var waiting = [name]
    var next = 0
    while next < waiting.count, names.count < Self.longestLineage {
      let name = waiting[next]
      next += 1
      guard seen.insert(name).inserted else { continue }
      names.append(name)
      if let type = type(name, in: scope) {
        waiting += type.inherits
        // A superclass stands first; what stands behind it is a protocol.
        protocols.formUnion(type.inherits.dropFirst(type.kind == .protocol ? 0 : 1))
      } else if !catalogue.knows(name), !protocols.contains(name),
        let similar = catalogue.type(suggestedBy: name)
      {
        waiting.append(similar)
      }
    }
    return names
  }

  /// Finds something in a type, in what the program adds to it, or in what it inherits from.
  func first<Found>(in name: String, _ find: (DeclaredType) -> Found?) -> Found? {
    for name in lineage(of: name) {
      if let type = type(name), let found = find(type) { return found }
      if let type = foreign[name], let found = find(type) { return found }
    }
    return nil
  }

  /// The type that declares a property, among a type and what it inherits from.
  func owner(of property: String, in name: String) -> DeclaredType? {
    first(in: name) { $0.property(property) == nil ? nil : $0 }
  }

  /// The types by the outermost that answers for them, itself among them.
  var parts: [ObjectIdentifier: [DeclaredType]] {
    Dictionary(grouping: types) { ObjectIdentifier($0.outermost) }
  }

  // MARK: Protocols and free functions

  /// The functions of a name that a type has, those of conformers where it is a protocol; nil where there are none.
  func functions(_ name: String, in type: String) -> [Int]? {
    if let own = first(in: type, { $0.functions[name] }) { return own }
    let found = conformers(of: type).flatMap { $0.functions[name] ?? [] }
    return found.isEmpty ? nil : found
  }

  /// The program's own types that conform to a protocol, or inherit from a class.
  func conformers(of name: String) -> [DeclaredType] { conformersByName[name] ?? [] }

  /// The duty of a type that stands for the outside: one of a kata's services, or one without an implementation among
  /// the files whose name says it.
  func service(_ name: String, in scope: DeclaredType) -> Responsibility? {
    if let duty = services[name] { return duty }
    guard let duty = catalogue.duty(ofBoundary: name) else { return nil }
    guard let type = type(name, in: scope) else { return duty }
    return type.kind == .protocol && conformers(of: name).isEmpty ? duty : nil
  }

  /// Whether a protocol, or a given type, declares a member.
  func requires(_ member: String, _ name: String) -> Bool {
    first(in: name) { type in
      type.requirements.contains(member) || type.property(member) != nil ? true : nil
    } ?? false
  }

  func freeFunctions(_ name: String) -> [Int]? {
    let found = free.flatMap { $0.functions[name] ?? [] }
    return found.isEmpty ? nil : found
  }
}

extension ReadProgram {
  /// Whether a type is one of the platform's views or view controllers, or inherits from one.
  func isScreenPart(_ type: DeclaredType) -> Bool { catalogue.isScreenPart(lineage(of: type.name)) }

  /// Whether a closure that it is given hears of taps and selections: it is a view, or UIKit tells it as a delegate.
  func deliversViewEvents(_ type: DeclaredType) -> Bool {
    isScreenPart(type)
      || lineage(of: type.name).contains { $0.hasPrefix("UI") && $0.hasSuffix("Delegate") }
  }
}
