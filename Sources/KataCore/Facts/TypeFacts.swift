/// A type of a program with its extensions and nested types, or the free functions of one file.
///
/// A class, as `Atom` is, since every look at one would copy all that it holds.
package final class TypeFacts: Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`
    /// What the program adds to a type that it does not declare.
    case foreignExtension
    /// The free functions and top-level code of one file.
    case freeFunctions
  }

  /// A property that holds a value.
  package struct StoredProperty: Hashable, Sendable {
    package let name: String
    /// The declared or evident type, without optional marks, `any` and arguments; nil where it cannot be told.
    package let type: String?
    /// What it may hand out besides: what a wrapper is made for, what a collection holds, what a closure gives back.
    package let contents: [String]
    package let isStatic: Bool
    package let isWeak: Bool
    package let isVariable: Bool
    /// Whether it is a closure.
    package let isClosure: Bool
    /// Whether it begins with a closure that does something: a method in another guise, until somebody sets it.
    package let beginsWithWork: Bool
    /// Whether an initialiser's parameter may set it, or whoever holds the object may.
    package let isInjected: Bool
    /// The nested type that has it; nil for a property of the outermost type itself.
    package let nestedIn: String?
    package let location: SourceLocation

    package init(
      name: String, type: String?, contents: [String] = [], isStatic: Bool, isWeak: Bool,
      isVariable: Bool, isClosure: Bool,
      beginsWithWork: Bool = false, isInjected: Bool, nestedIn: String? = nil,
      location: SourceLocation
    ) {
      self.name = name
      self.type = type
      self.contents = contents
      self.isStatic = isStatic
      self.isWeak = isWeak
      self.isVariable = isVariable
      self.isClosure = isClosure
      self.beginsWithWork = beginsWithWork
      self.isInjected = isInjected
      self.nestedIn = nestedIn
      self.location = location
    }
  }

  /// The outermost name, such as `GreetingViewController`; a file's path for free functions.
  package let name: String
  package let kind: Kind
  package let location: SourceLocation
  /// The superclass and the protocols of the declaration and of all extensions, as written, without arguments;
  /// then what typealiases among them stand for.
  package let inherits: [String]
  /// The files that hold a part of it, in order.
  package let files: [RelativePath]
  /// The lines of code in its parts, without blank lines and comments.
  package let lines: Int
  package let properties: [StoredProperty]
  /// The names of the types that are nested in it.
  package let nested: [String]
  /// What a protocol asks for: its members' names, and whether every type they mention is free of UIKit.
  package let requirements: [String]
  /// The type names that its declarations mention outside of bodies.
  package let mentions: Set<String>

  package init(
    name: String, kind: Kind, location: SourceLocation, inherits: [String], files: [RelativePath],
    lines: Int, properties: [StoredProperty], nested: [String], requirements: [String],
    mentions: Set<String>
  ) {
    self.name = name
    self.kind = kind
    self.location = location
    self.inherits = inherits
    self.files = files
    self.lines = lines
    self.properties = properties
    self.nested = nested
    self.requirements = requirements
    self.mentions = mentions
  }

  package static func == (left: TypeFacts, right: TypeFacts) -> Bool {
    left === right
      || left.name == right.name && left.kind == right.kind && left.location == right.location
        && left.inherits == right.inherits && left.files == right.files
        && left.lines == right.lines && left.properties == right.properties
        && left.nested == right.nested && left.requirements == right.requirements
        && left.mentions == right.mentions
  }
}
