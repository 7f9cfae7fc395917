/// A stored property of one of the learner's objects or structs.
struct StoredProperty {
  /// The object that it belongs to, or that stores the struct it belongs to; nil for neither.
  let holder: AnyObject?
  /// Type and name, such as `GreetingPresenter.view`.
  let path: String
  let declared: Any.Type
  let value: Any
  /// False for `weak` and `unowned`.
  let isStrong: Bool

  /// The types that the property may hold by its declaration, and the type of what it holds now.
  var types: [Any.Type] {
    LearnerType.parts(of: declared) + LearnerType.parts(of: type(of: value))
  }

  /// The full names of the types that closures in the property take or give, by their declaration.
  var namesInClosures: Set<String> {
    let signatures = types.filter(LearnerType.isClosure).map { String(reflecting: $0) }
    let names = signatures.flatMap { signature in
      signature.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    }
    return Set(names.map(String.init))
  }

  /// The values in it, without the optionals and collections around them, and those that lie in them in turn.
  var contents: [Any] {
    var containers: Set<ObjectIdentifier> = []
    return Self.contents(of: value, &containers)
  }

  private static func contents(of value: Any, _ containers: inout Set<ObjectIdentifier>) -> [Any] {
    guard !LearnerType.ownsPart(of: type(of: value)) else { return [value] }
    if ContainedValues.isContainer(type(of: value)) {
      guard containers.insert(ObjectIdentifier(value as AnyObject)).inserted else { return [] }
    }
    var found = ContainedValues.isOnlyWrapper(value) ? [] : [value]
    for part in ContainedValues.inside(value) { found += contents(of: part, &containers) }
    return found
  }
}
