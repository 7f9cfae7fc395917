/// A type as far as syntax tells it.
indirect enum ReadType {
  /// A type with a name; the entry is nil when the program does not declare it.
  case named(String, TypeEntry?, [ReadType])
  case optional(ReadType)
  case array(ReadType)
  case dictionary(ReadType, ReadType)
  case function([ReadType?], ReadType?)
  case tuple([(label: String?, type: ReadType?)])
  /// A type itself, as in `Person.self` or before a static member.
  case metatype(ReadType)
  /// Several protocols at once, or a class and protocols; two or more.
  case composition([ReadType])
  /// A generic parameter without a bound.
  case generic(String)

  static func foreign(_ name: String) -> ReadType { .named(name, nil, []) }
  static var bool: ReadType { .foreign("Bool") }
  static var int: ReadType { .foreign("Int") }
  static var string: ReadType { .foreign("String") }

  /// The type without its optional marks.
  var unwrapped: ReadType {
    var type = self
    while case .optional(let inner) = type { type = inner }
    return type
  }

  /// The name that facts use for it.
  var factName: String? {
    switch self {
    case .named(let name, _, _): held?.type.factName ?? name
    case .optional, .metatype: inner?.factName
    case .composition: main?.factName
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .function, .tuple, .generic: nil
    }
  }

  /// The name of the declaration that makes it: a box's own.
  var madeName: String? {
    if case .named(let name, _, _) = unwrapped { return name }
    return factName
  }

  /// The names of what a value of it may hand out, besides its own.
  var contents: [String] {
    let inner: [ReadType] =
      switch unwrapped.unboxed.unwrapped {
      case .named(_, _, let arguments): arguments
      case .array(let element): [element]
      case .dictionary(let key, let value): [key, value]
      case .function(_, let result): [result].compactMap(\.self)
      case .tuple(let parts): parts.compactMap(\.type)
      case .optional, .metatype, .generic, .composition: []
      }
    return inner.flatMap { [$0.factName].compactMap(\.self) + $0.contents }
  }

  /// The part of a composition that stands for it: the first that the program knows.
  private var main: ReadType? {
    guard case .composition(let parts) = self else { return nil }
    return parts.first { $0.entry != nil } ?? parts.first
  }

  /// What an optional or metatype is of.
  private var inner: ReadType? {
    switch self {
    case .optional(let type), .metatype(let type): type
    default: nil
    }
  }

  /// The program's own or given declaration of it.
  var entry: TypeEntry? {
    switch unwrapped {
    case .named(_, let entry, _): entry
    case .composition: unwrapped.main?.entry
    case .metatype(let type): type.entry
    default: nil
    }
  }

  var isFunction: Bool {
    if case .function = unwrapped.unboxed.unwrapped { return true }
    return false
  }

  /// What a key path sets out from.
  var rootOfPath: ReadType? {
    guard case .named(let name, nil, let arguments) = unwrapped, name.hasSuffix("KeyPath") else {
      return nil
    }
    return arguments.first
  }

  /// What a loop over it hands out.
  var element: ReadType? {
    switch unwrapped {
    case .array(let element): element
    case .dictionary(let key, let value): .tuple([("key", key), ("value", value)])
    case .named("Set", _, let arguments), .named("Array", _, let arguments),
      .named("ArraySlice", _, let arguments), .named("Range", _, let arguments),
      .named("ClosedRange", _, let arguments):
      arguments.first
    default: nil
    }
  }

  /// The type with generic parameters replaced by what they stand for.
  func replacing(_ meanings: [String: ReadType]) -> ReadType {
    guard !meanings.isEmpty else { return self }
    switch self {
    case .named(let name, let entry, let arguments):
      return arguments.isEmpty
        ? self : .named(name, entry, arguments.map { $0.replacing(meanings) })
    case .composition(let parts): return .composition(parts.map { $0.replacing(meanings) })
    case .optional(let type): return .optional(type.replacing(meanings))
    case .array(let type): return .array(type.replacing(meanings))
    case .dictionary(let key, let value):
      return .dictionary(key.replacing(meanings), value.replacing(meanings))
    case .function(let parameters, let result):
      return .function(
        parameters.map { $0?.replacing(meanings) }, result?.replacing(meanings))
    case .tuple(let parts): return .tuple(parts.map { ($0.label, $0.type?.replacing(meanings)) })
    case .metatype(let type): return .metatype(type.replacing(meanings))
    case .generic(let name): return meanings[name] ?? self
    }
  }

  /// Finds out what generic parameters stand for when `other` is handed over for this type.
  func bind(_ other: ReadType, into meanings: inout [String: ReadType]) {
    switch (self, other) {
    case (.generic(let name), _):
      if case .generic = other { return }
      if meanings[name] == nil { meanings[name] = other }
    case (.metatype(let left), .metatype(let right)), (.array(let left), .array(let right)),
      (.optional(let left), .optional(let right)):
      left.bind(right, into: &meanings)
    case (.optional(let left), _): left.bind(other, into: &meanings)
    case (.named(_, _, let left), .named(_, _, let right)) where left.count == right.count:
      for (left, right) in zip(left, right) { left.bind(right, into: &meanings) }
    case (.function(_, let left?), .function(_, let right?)): left.bind(right, into: &meanings)
    default: break
    }
  }
}
