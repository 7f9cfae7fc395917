/// A role, and the class that a solution names for it.
struct LibraryPart {
  let role: Role
  let kind: AnyClass

  init(_ title: String, _ kind: AnyClass) {
    role = Role(title: title, seam: nil)
    self.kind = kind
  }

  /// Whether the class is one of views.
  var isView: Bool { PartKind.view.isMade(kind) }

  /// Lets failures point to the class where they name no other.
  func located<Result>(_ look: () throws -> Result) throws -> Result {
    do {
      return try look()
    } catch var failure as Failure {
      if failure.types.isEmpty { failure.types = [LearnerType.name(kind)] }
      throw failure
    }
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
