/// A type of a program with its extensions and nested types, or the free functions of one file.
package struct TypeFacts: Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`
    /// What the program adds to a type that it does not declare.
    case foreignExtension
    /// The free functions and top-level code of one file.
    case freeFunctions

    /// Whether its code belongs to whoever calls it.
    package var belongsToCallers: Bool { self == .foreignExtension || self == .freeFunctions }
  }

  /// A property that holds a value.
  package struct StoredProperty: Hashable, Sendable {
    package let name: String
    /// The declared or evident type, without optional marks, `any` and arguments; nil where it cannot be told.
    package let type: String?
    package let isStatic: Bool
    package let isWeak: Bool
    package let isClosure: Bool
    package let location: SourceLocation

    package init(
      name: String, type: String?, isStatic: Bool = false, isWeak: Bool = false,
      isClosure: Bool = false, location: SourceLocation
    ) {
      self.name = name
      self.type = type
      self.isStatic = isStatic
      self.isWeak = isWeak
      self.isClosure = isClosure
      self.location = location
    }
  }

  /// The outermost name, such as `GreetingViewController`; a file's path for free functions.
  package let name: String
  package let kind: Kind
  package let location: SourceLocation
  /// The superclass and the protocols of the declaration and of all extensions, and those that they inherit.
  package let ancestors: Set<String>
  /// The files that hold a part of it, in order.
  package let files: [RelativePath]
  /// The lines of code in its parts, without blank lines and comments.
  package let lines: Int
  package let properties: [StoredProperty]
  /// The names of the members that a protocol requires.
  package let requirements: [String]
  /// The static properties that name the class itself, as `static var presenter: AnyClass { Presenter.self }` does.
  package let namedAs: [String]
  /// The types of UIKit that its own lines name, each with the first place.
  package let uikitNames: [String: SourceLocation]

  package init(
    name: String, kind: Kind, location: SourceLocation, ancestors: Set<String> = [],
    files: [RelativePath], lines: Int = 0, properties: [StoredProperty] = [],
    requirements: [String] = [], namedAs: [String] = [],
    uikitNames: [String: SourceLocation] = [:]
  ) {
    self.name = name
    self.kind = kind
    self.location = location
    self.ancestors = ancestors
    self.files = files
    self.lines = lines
    self.properties = properties
    self.requirements = requirements
    self.namedAs = namedAs
    self.uikitNames = uikitNames
  }
}
