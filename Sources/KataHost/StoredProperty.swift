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

  /// The values in it, without the optionals and collections around them, and what other modules' structs hold.
  var contents: [Any] {
    Self.contents(of: value)
  }

  private static func contents(of value: Any) -> [Any] {
    // Text and numbers hold nothing, and are what most properties are.
    if LearnerType.owns(type(of: value)) || value is any LosslessStringConvertible {
      return [value]
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .collection, .set, .dictionary, .tuple:
      return mirror.children.flatMap { contents(of: $0.value) }
    case .enum where !mirror.children.isEmpty:
      return mirror.children.flatMap { contents(of: $0.value) }
    // `Notification` says that it is a class.
    case .struct,
      .class where !(type(of: value) is AnyClass):
      return [value] + mirror.children.flatMap { contents(of: $0.value) }
    default:
      return [value]
    }
  }
}
