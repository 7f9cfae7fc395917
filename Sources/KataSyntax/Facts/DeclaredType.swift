import KataCore

/// A type as its declaration and its extensions tell, while a program is read.
///
/// A class, because extensions anywhere in the program add to it.
final class DeclaredType {
  /// A property that holds a value, or is computed.
  struct Property {
    let name: String
    let type: TypeName?
    let isStored: Bool
    let isStatic: Bool
    let isWeak: Bool
    /// Whether it may be set from outside, apart from an initialiser.
    let isSettable: Bool
    let hasInitialValue: Bool
    let location: SourceLocation
  }

  let name: String
  let kind: TypeFacts.Kind
  let location: SourceLocation
  /// Whether it belongs to what the program is given, such as a kata's contract.
  let isGiven: Bool
  /// The type that it is nested in.
  let outer: DeclaredType?
  var inherits: [String] = []
  private(set) var properties: [Property] = []
  /// Where the first property of a name is.
  private var places: [String: Int] = [:]
  /// Its functions, initialisers and accessors by name, as indices.
  var functions: [String: [Int]] = [:]
  var requirements: [String] = []
  /// The static properties that name it as a class: what a kata's `Solution` says of its role.
  var namedAs: [String] = []
  var files: [RelativePath] = []
  var lines = 0
  /// The types that its declarations mention, each with the first place.
  var mentions: [String: SourceLocation] = [:]
  /// The names in it that may be UIKit's, each with the first place.
  var uikitNames: [String: SourceLocation] = [:]
  /// Its place among the types of the program; nil for a given or nested one.
  var index: Int?

  init(
    name: String, kind: TypeFacts.Kind, location: SourceLocation, isGiven: Bool,
    outer: DeclaredType? = nil
  ) {
    self.name = name
    self.kind = kind
    self.location = location
    self.isGiven = isGiven
    self.outer = outer
  }

  /// The type that answers for it: a nested type belongs to the outermost.
  var outermost: DeclaredType { outer?.outermost ?? self }

  func add(_ property: Property) {
    if places[property.name] == nil { places[property.name] = properties.count }
    properties.append(property)
  }

  func property(_ name: String) -> Property? { places[name].map { properties[$0] } }

  var isReference: Bool { kind == .class || kind == .actor }

  /// Whether it is made from texts, numbers and the like, keeps nothing else, and does nothing.
  var isRecord: Bool {
    let own = properties.filter { $0.isStored && !$0.isStatic }
    let values: Set<String?> = ["String", "Int", "Double", "Bool", "Date", "URL", "UIImage"]
    return own.contains { !$0.hasInitialValue } && values.isSuperset(of: own.map(\.type?.name))
      && functions.keys.allSatisfy { ["init", "hash"].contains($0) || property($0) != nil }
  }
}
