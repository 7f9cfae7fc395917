/// A role, and the class that a solution names for it.
struct TodoPart {
  let role: Role
  let kind: AnyClass

  init(_ title: String, _ kind: AnyClass) {
    role = Role(title: title, seam: nil)
    self.kind = kind
  }

  /// Whether an object is of this class or of a subclass.
  func isPlayed(by object: AnyObject) -> Bool { isMade(by: type(of: object)) }

  var partKind: PartKind {
    PartKind(role, declaredAs: kind, isOne: isPlayed, isMade: isMade)
  }

  private func isMade(by type: Any.Type) -> Bool {
    var next: AnyClass? = type as? AnyClass
    while let type = next {
      if type == kind { return true }
      next = _getSuperclass(type)
    }
    return false
  }
}
