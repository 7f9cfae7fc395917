import UIKit

extension ObjectGraph {
  /// One of the learner's objects that keeps another.
  struct Hold {
    let from: AnyObject
    let to: AnyObject
    /// The property that does it; nil where UIKit's part of `from` does, as a container its children.
    let path: String?
    /// The object of UIKit's in that property, which keeps `to`; nil where the property holds it in person.
    var through: AnyObject?
  }

  /// Everything by which the objects keep each other, in person or through UIKit's objects.
  var holds: [Hold] {
    let inPerson = links.filter(\.isStrong).map { Hold(from: $0.from, to: $0.to, path: $0.path) }
    let throughUIKit = properties.filter(\.isStrong).flatMap { property -> [Hold] in
      guard let holder = property.holder else { return [] }
      return Self.objects(in: property.contents).flatMap { object -> [Hold] in
        if LearnerType.ownsPart(of: type(of: object)) { return [] }
        return Self.kept(by: object).map {
          Hold(from: holder, to: $0, path: property.path, through: object)
        }
      }
    }
    let byUIKitsPart = objects.flatMap { object in
      Self.kept(by: object).map { Hold(from: object, to: $0, path: nil) }
    }
    return inPerson + throughUIKit + byUIKitsPart
  }

  /// The learner's objects that UIKit's stored properties in this one lead to, past other objects of UIKit's.
  ///
  /// What only a closure captures is not seen, as in the learner's own objects.
  private static func kept(by object: AnyObject) -> [AnyObject] {
    var seen: Set = [ObjectIdentifier(object)]
    var found: [AnyObject] = []
    var waiting = [object]
    while let next = waiting.popLast() {
      for value in objects(in: storedByUIKit(in: next))
      where seen.insert(ObjectIdentifier(value)).inserted {
        if LearnerType.ownsPart(of: type(of: value)) {
          found.append(value)
        } else {
          waiting.append(value)
        }
      }
    }
    return found
  }

  private static func objects(in values: [Any]) -> [AnyObject] {
    values.filter { type(of: $0) is AnyClass }.map { $0 as AnyObject }
  }

  /// The values in the strong properties that classes of UIKit's declare.
  private static func storedByUIKit(in object: AnyObject) -> [Any] {
    var values: [Any] = []
    var level: Mirror? = Mirror(reflecting: object)
    while let mirror = level {
      level = mirror.superclassMirror
      guard _typeName(mirror.subjectType).hasPrefix("HeadlessUIKit.") else { continue }
      let children = mirror.children
      let fields = DeclaredField.all(of: mirror.subjectType).suffix(children.count)
      // An unowned property whose object is gone must not be read.
      for (child, field) in zip(children.indices, fields) where field.isStrong {
        let property = StoredProperty(
          holder: object, path: "", declared: field.type, value: children[child].value,
          isStrong: true)
        values += property.contents
      }
    }
    return values
  }
}
