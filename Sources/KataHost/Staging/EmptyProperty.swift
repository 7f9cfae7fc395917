/// A weak property that is nil.
struct EmptyProperty {
  /// The property, such as `GreetingViewController.presenter`.
  let path: String
  let type: Any.Type

  /// What a failure says of it.
  var explanation: String {
    "`\(path)` is weak and nil: nothing else holds its object, so it must not be weak"
  }

  /// Those of an object, the learner's superclasses included.
  @MainActor static func weakOnes(of object: AnyObject) -> [EmptyProperty] {
    var found: [EmptyProperty] = []
    var level: Mirror? = Mirror(reflecting: object)
    while let mirror = level, LearnerType.owns(mirror.subjectType) {
      let fields = DeclaredField.all(of: mirror.subjectType).suffix(mirror.children.count)
      // An unowned property whose object is gone must not be read.
      for (index, field) in zip(mirror.children.indices, fields)
      where !field.isStrong && LearnerType.isOptional(field.type) {
        let child = mirror.children[index]
        guard Mirror(reflecting: child.value).children.isEmpty else { continue }
        found.append(
          EmptyProperty(
            path: "\(LearnerType.name(mirror.subjectType)).\(child.label ?? "")", type: field.type))
      }
      level = mirror.superclassMirror
    }
    return found
  }
}
