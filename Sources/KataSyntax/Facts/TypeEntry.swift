import KataCore
import SwiftSyntax

/// A type while its parts are gathered; a class, because files add to it one after the other.
final class TypeEntry {
  /// A stretch of a file that belongs to the type.
  struct Part {
    let file: Int
    let start: Int
    let end: Int
  }

  /// A type that it inherits from, to be looked up where it was written.
  struct Inherited {
    let type: TypeSyntax
    let scope: Scope
    let offset: Int
  }

  let name: String
  let kind: TypeFacts.Kind
  let outer: TypeEntry?
  let isGiven: Bool
  /// Whether it keeps other types together, which are types of their own then.
  let isNamespace: Bool
  /// Whether it is a namespace and nothing else.
  let isBare: Bool
  let file: Int
  let offset: Int
  var inherited: [Inherited] = []
  var members: [String: [MemberEntry]] = [:]
  /// The stored and computed properties, in order.
  var properties: [MemberEntry] = []
  var nested: [String: TypeEntry] = [:]
  var nestedNames: [String] = []
  var aliases: [String: (type: TypeSyntax, scope: Scope)] = [:]
  var generics: [(name: String, bound: TypeSyntax?)] = []
  var requirements: [String] = []
  /// The types that its declarations mention outside of bodies, with how.
  var signatures: [(type: TypeSyntax, kind: TypeReference.Kind, scope: Scope)] = []
  var parts: [Part] = []
  /// Its place in `ProgramFacts.types` or `given`; only outermost types have one.
  var index = 0
  /// The type of `self` in it, which is asked for with every name in a body; nil in free functions.
  private(set) lazy var selfType: ReadType? =
    switch kind {
    case .freeFunctions: nil
    case .foreignExtension: .named(name, nil, [])
    default: .named(name, self, generics.map { .generic($0.name) })
    }
  /// The types that it inherits from, once they are looked up.
  var ancestors: [ReadType]?
  var lineage: [TypeEntry]?
  var foreignAncestors: [String]?
  var foreignPlaces: [ForeignPlace]?
  /// Names that were looked for in it and what it inherits from, and are not there.
  var lacks: Set<String> = []

  init(
    name: String, kind: TypeFacts.Kind, outer: TypeEntry?, isGiven: Bool,
    isNamespace: Bool = false, isBare: Bool = false, file: Int, offset: Int
  ) {
    self.name = name
    self.kind = kind
    self.outer = outer
    self.isGiven = isGiven
    self.isNamespace = isNamespace
    self.isBare = isBare
    self.file = file
    self.offset = offset
  }

  /// The type that all of it counts for: itself, or the one that it is nested in.
  var outermost: TypeEntry {
    var entry = self
    while let outer = entry.outer, !outer.isNamespace { entry = outer }
    return entry
  }

  /// Its name behind those of the types that it is nested in.
  var path: [String] { (outer?.path ?? []) + [name] }

  /// Lets go of everything that leads back to it or to other types: they would keep each other, and the trees that
  /// they were read from, for as long as the program runs.
  func dissolve() {
    (ancestors, lineage, foreignPlaces, selfType) = (nil, nil, nil, nil)
    (members, nested, aliases) = ([:], [:], [:])
    (inherited, properties, signatures) = ([], [], [])
  }

  func add(_ member: MemberEntry) {
    members[member.name, default: []].append(member)
  }
}

/// Where a name stands: what it may mean depends on it.
struct Scope {
  let type: TypeEntry?
  let file: Int
  /// Generic parameters of the function.
  var generics: [(name: String, bound: TypeSyntax?)] = []
}
