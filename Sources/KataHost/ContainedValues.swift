/// What lies in values of the system's types that hold whatever they are given: a notification, a cache, an error.
///
/// Of the system's classes only those are looked into that belong to whoever stores them. Others lead to what the
/// whole program shares, such as the observers of a notification center.
enum ContainedValues {
  /// The values that lie directly in a value of another module's type.
  static func inside(_ value: Any) -> [Any] {
    guard type(of: value) is AnyClass else {
      // By their types and no protocol, to which a learner could have anything conform.
      let isPlain = value is String || value is Int || value is Double || value is Bool
      return isPlain ? [] : Mirror(reflecting: value).children.map(\.value)
    }
    return isContainer(type(of: value)) ? fields(of: value) : []
  }

  /// Says whether a value is an optional or a collection, which is nothing besides what it holds.
  static func isOnlyWrapper(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return switch mirror.displayStyle {
    case .optional, .collection, .set, .dictionary, .tuple: true
    case .enum: !mirror.children.isEmpty
    default: false
    }
  }

  /// Says whether a class keeps what it is given for its owner alone.
  static func isContainer(_ type: Any.Type) -> Bool {
    guard type is AnyClass, !LearnerType.ownsPart(of: type) else { return false }
    let name = "\(type)".prefix { $0 != "<" }
    return containers.contains(name) || name.hasPrefix("_Any") || name.hasSuffix("Box")
  }

  private static let containers: Set<Substring> = [
    "NSCache", "NSCacheEntry", "NSError", "Progress", "Future",
    "JSONEncoder", "JSONDecoder", "PropertyListEncoder", "PropertyListDecoder",
  ]

  /// What an object's own and inherited fields hold; an unowned one must not be read.
  private static func fields(of object: Any) -> [Any] {
    var found: [Any] = []
    var level: Mirror? = Mirror(reflecting: object)
    while let mirror = level {
      let fields = DeclaredField.all(of: mirror.subjectType).suffix(mirror.children.count)
      for (index, field) in zip(mirror.children.indices, fields) where field.isStrong {
        found.append(mirror.children[index].value)
      }
      level = mirror.superclassMirror
    }
    return found
  }
}
