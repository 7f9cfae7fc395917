@_spi(Driving) import UIKit

/// How the suite takes a part's delegate away.
extension BookParts {
  /// Sets the weak properties to nil by which a part, or a helper of it, leads to a view.
  func takeDelegate(from part: BookPart) throws {
    for field in try reach(of: part).flatMap(WeakField.all) { field.clearView() }
  }

  /// Whether a part has no stored property any more that leads to a view.
  ///
  /// It may have one after `takeDelegate`: one that is not weak, or a weak one in a list.
  func isWithoutDelegate(_ part: BookPart) throws -> Bool {
    let reach = try reach(of: part)
    let isLinked = graph.links.contains { link in
      PartKind.view.isOne(link.to) && reach.contains { $0 === link.from }
    }
    // An unowned property is never read, because its object may be gone.
    let isUnowned = reach.flatMap { DeclaredField.all(of: type(of: $0)) }.contains {
      !$0.isStrong && !LearnerType.isOptional($0.type)
    }
    return !isLinked && !isUnowned
  }
}

/// A weak property of an object, at its place in memory.
@MainActor private struct WeakField {
  private let place: UnsafeMutableRawPointer

  /// Those of an object, its superclasses' included.
  static func all(of object: AnyObject) -> [WeakField] {
    let start = Unmanaged.passUnretained(object).toOpaque()
    return DeclaredField.all(of: type(of: object)).enumerated().compactMap { index, field in
      guard !field.isStrong, LearnerType.isOptional(field.type) else { return nil }
      return WeakField(place: start + offset(of: type(of: object), index: index))
    }
  }

  /// Sets it to nil if its object is a view or view controller.
  ///
  /// A weak reference is the first word of the property, also where a protocol's witness table follows. The object that
  /// it belongs to is alive, and nobody else uses it meanwhile, since all of this is on the main actor.
  func clearView() {
    let reference = place.assumingMemoryBound(to: Reference.self)
    if let object = reference.pointee.object, PartKind.view.isOne(object) {
      reference.pointee.object = nil
    }
  }

  private struct Reference {
    weak var object: AnyObject?
  }
}

/// Where a stored property begins, which is what `Mirror` is built on.
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func offset(of type: Any.Type, index: Int) -> Int
