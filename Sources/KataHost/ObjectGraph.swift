@_spi(Driving) import UIKit

/// The learner's objects that can be reached from some roots, and what each of them stores.
///
/// The walk follows stored properties of types in the learner's module, `weak` ones included, through optionals,
/// collections, enums, structs and `ContainedValues`, and goes from a view controller or view to what it shows, and
/// from a view to its gesture recognisers and interactions.
/// What Combine publishes counts as stored. It loads no view and calls none of the learner's code. What only a
/// closure captures is not seen. The graph keeps alive what it found.
@MainActor struct ObjectGraph {
  private(set) var objects: [AnyObject] = []
  private(set) var properties: [StoredProperty] = []
  private(set) var links: [Link] = []
  private var visited: Set<ObjectIdentifier> = []
  private var passed: Set<Passage> = []
  /// What a controller or view shows inside itself, and so keeps.
  private(set) var shown: Set<ObjectIdentifier> = []

  /// One learner's object that refers to another.
  struct Link {
    let from: AnyObject
    let to: AnyObject
    /// The property, such as `GreetingPresenter.view`.
    let path: String
    let isStrong: Bool
  }

  /// A way through an object of the system's, which leads on for each of its owners.
  private struct Passage: Hashable {
    let owner: ObjectIdentifier?
    let container: ObjectIdentifier
  }

  /// Where the walk stands: on a value within `owner`, at `path`.
  private struct Place {
    var owner: AnyObject?
    var path: String
    var isStrong: Bool
  }

  /// Walks from each of `roots`.
  init(from roots: AnyObject...) throws {
    try self.init(from: roots)
  }

  /// Walks from each of `roots`.
  init(from roots: [AnyObject]) throws {
    for root in roots {
      try visit(root, at: Place(owner: nil, path: "", isStrong: true))
    }
  }
}

extension ObjectGraph {
  private mutating func visit(_ value: Any, at place: Place) throws {
    let type = Swift.type(of: value)
    if let published = PublishedValue.current(in: value) { return try visit(published, at: place) }
    if type is AnyClass {
      return try visit(object: value as AnyObject, at: place)
    }
    if LearnerType.owns(type) {
      return try visitFields(of: Mirror(reflecting: value), in: place)
    }
    for child in ContainedValues.inside(value) { try visit(child, at: place) }
  }

  private mutating func visit(object: AnyObject, at place: Place) throws {
    let isLearners = LearnerType.ownsPart(of: Swift.type(of: object))
    if ContainedValues.isContainer(Swift.type(of: object)) {
      let passage = Passage(
        owner: place.owner.map(ObjectIdentifier.init), container: ObjectIdentifier(object))
      guard passed.insert(passage).inserted else { return }
      for child in ContainedValues.inside(object) { try visit(child, at: place) }
      return
    }
    if isLearners, let owner = place.owner {
      links.append(Link(from: owner, to: object, path: place.path, isStrong: place.isStrong))
    }
    guard visited.insert(ObjectIdentifier(object)).inserted else { return }
    if isLearners {
      objects.append(object)
      try refuseCustomMirror(Swift.type(of: object))
      var level: Mirror? = Mirror(reflecting: object)
      while let mirror = level, LearnerType.owns(mirror.subjectType) {
        let name = LearnerType.name(mirror.subjectType)
        try visitFields(of: mirror, in: Place(owner: object, path: name, isStrong: true))
        level = mirror.superclassMirror
      }
    }
    for item in Self.barItems(of: object) where isLearners {
      let path = "\(LearnerType.name(Swift.type(of: object))).navigationItem"
      try visit(object: item, at: Place(owner: object, path: path, isStrong: true))
    }
    for child in Self.screenChildren(of: object) {
      shown.insert(ObjectIdentifier(child))
      try visit(object: child, at: Place(owner: nil, path: "", isStrong: true))
    }
  }

  private mutating func visitFields(of mirror: Mirror, in place: Place) throws {
    try refuseCustomMirror(mirror.subjectType)
    let ownerName = LearnerType.name(mirror.subjectType)
    let children = mirror.children
    // The fields of superclasses come first, and the mirror shows this type's own only.
    let fields = DeclaredField.all(of: mirror.subjectType).suffix(children.count)
    guard fields.count == children.count else {
      // An enum shows what its case carries, which its type does not declare as a field.
      for child in children { try visitField(child, of: ownerName, declared: nil, in: place) }
      return
    }
    // Reading an unowned property whose object is gone would trap.
    for (index, field) in zip(children.indices, fields)
    where field.isStrong || LearnerType.isOptional(field.type) {
      try visitField(children[index], of: ownerName, declared: field, in: place)
    }
  }

  private mutating func visitField(
    _ child: Mirror.Child, of ownerName: String, declared: DeclaredField?, in place: Place
  ) throws {
    let type = declared?.type ?? Swift.type(of: child.value)
    let published = PublishedValue.published(by: type)
    // The compiler stores what is behind `@Published var name` as `_name`.
    let label = (child.label ?? "").dropFirst(published == nil ? 0 : 1)
    let name = label.replacing("$__lazy_storage_$_", with: "")
    let path = "\(place.path.isEmpty ? ownerName : place.path).\(name)"
    let isStrong = place.isStrong && declared?.isStrong != false
    properties.append(
      StoredProperty(
        holder: place.owner, path: path, declared: published ?? type,
        value: PublishedValue.current(in: child.value) ?? child.value, isStrong: isStrong))
    try visit(child.value, at: Place(owner: place.owner, path: path, isStrong: isStrong))
  }

  private func refuseCustomMirror(_ type: Any.Type) throws {
    guard LearnerType.owns(type), type is any CustomReflectable.Type else { return }
    throw Failure(
      should: "No type should hide what it stores.",
      actual: "`\(LearnerType.name(type))` does so with a `customMirror`.",
      types: [LearnerType.name(type)])
  }

  /// What a controller or view shows inside itself, as far as it is loaded.
  static func screenChildren(of object: AnyObject) -> [AnyObject] {
    if let controller = object as? UIViewController {
      let shown: [AnyObject?] = [
        controller.viewIfLoaded, controller.presentedViewController,
        controller.navigationItem.titleView,
      ]
      return controller.children + shown.compactMap { $0 }
        + barItems(of: object).compactMap(\.customView)
    }
    return (object as? UIView).map { $0.subviews + $0.attachments } ?? []
  }

  private static func barItems(of object: AnyObject) -> [UIBarButtonItem] {
    guard let item = (object as? UIViewController)?.navigationItem else { return [] }
    return (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
  }
}
