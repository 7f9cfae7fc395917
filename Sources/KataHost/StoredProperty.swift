/// A stored property of one of the learner's objects or structs.
struct StoredProperty {
  /// The object that it belongs to, or that stores the struct it belongs to; nil for neither.
  let holder: AnyObject?
  /// Type and name, such as `GreetingPresenter.view`.
  let path: String
  let declared: Any.Type
  let value: Any

  /// The types that the property may hold by its declaration, and the type of what it holds now.
  var types: [Any.Type] {
    LearnerType.parts(of: declared) + LearnerType.parts(of: type(of: value))
  }

  /// The values in it, without the optionals and collections around them.
  var contents: [Any] {
    Self.contents(of: value)
  }

  private static func contents(of value: Any) -> [Any] {
    if LearnerType.owns(type(of: value)) { return [value] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .collection, .set, .dictionary, .tuple:
      return mirror.children.flatMap { contents(of: $0.value) }
    default:
      return [value]
    }
  }
}
