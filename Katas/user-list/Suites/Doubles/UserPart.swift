/// A role, and the classes that a solution names for it.
struct UserPart {
  let role: Role
  let kinds: [AnyClass]

  init(_ title: String, _ kinds: AnyClass...) { self.init(title, kinds: kinds) }

  init(_ title: String, kinds: [AnyClass]) {
    role = Role(title: title, seam: nil)
    self.kinds = kinds
  }

  /// Names of the classes, for failures.
  var names: [String] { kinds.map { LearnerType.name($0) } }

  /// Whether an object is of such a class or of a subclass.
  func isPlayed(by object: AnyObject) -> Bool { isMade(by: type(of: object)) }

  var partKind: PartKind {
    PartKind(role, declaredAs: kinds.first ?? Never.self, isOne: isPlayed, isMade: isMade)
  }

  private func isMade(by type: Any.Type) -> Bool {
    var next: AnyClass? = type as? AnyClass
    while let type = next {
      if kinds.contains(where: { $0 == type }) { return true }
      next = _getSuperclass(type)
    }
    return false
  }
}
