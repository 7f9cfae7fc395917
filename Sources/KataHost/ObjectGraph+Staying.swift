import UIKit

extension ObjectGraph {
  /// The strong properties of other objects that hold one of `survivors`, in person or by a controller or view of
  /// UIKit's that shows it.
  func strongPaths(to survivors: [AnyObject]) -> [String] {
    let left = Set(survivors.map { ObjectIdentifier($0) })
    let paths = properties.filter { property in
      guard property.isStrong, let holder = property.holder else { return false }
      return !left.contains(ObjectIdentifier(holder))
        && property.contents.contains { Self.shows(left, $0) }
    }
    return Set(paths.map(\.path)).sorted()
  }

  /// Whether a value is one of these objects, or shows one of them inside itself.
  private static func shows(_ left: Set<ObjectIdentifier>, _ value: Any) -> Bool {
    guard type(of: value) is AnyClass else { return false }
    var seen: Set<ObjectIdentifier> = []
    var waiting = [value as AnyObject]
    while let object = waiting.popLast() {
      if left.contains(ObjectIdentifier(object)) { return true }
      guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
      // What one of the learner's objects shows, it keeps itself.
      if !LearnerType.ownsPart(of: type(of: object)) { waiting += screenChildren(of: object) }
    }
    return false
  }
}
