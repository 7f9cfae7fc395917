/// A role, and the class that a solution names for it.
struct BookPart {
  let role: Role
  let kind: AnyClass

  static func presenter(_ kind: AnyClass) -> BookPart {
    BookPart(role: Role(title: "presenter", seam: nil), kind: kind)
  }

  static func viewModel(_ kind: AnyClass) -> BookPart {
    BookPart(role: Role(title: "view model", seam: nil), kind: kind)
  }

  static func interactor(_ kind: AnyClass) -> BookPart {
    BookPart(role: Role(title: "interactor", seam: nil), kind: kind)
  }

  static func router(_ kind: AnyClass) -> BookPart {
    BookPart(role: Role(title: "router", seam: nil), kind: kind)
  }

  static func addressManager(_ kind: AnyClass) -> BookPart {
    BookPart(role: Role(title: "address manager", seam: nil), kind: kind)
  }

  static func provinceManager(_ kind: AnyClass) -> BookPart {
    BookPart(role: Role(title: "province manager", seam: nil), kind: kind)
  }

  static func adapter(_ kind: AnyClass) -> BookPart {
    BookPart(role: Role(title: "adapter", seam: nil), kind: kind)
  }

  static func model(_ kind: AnyClass) -> BookPart {
    BookPart(role: Role(title: "model", seam: nil), kind: kind)
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
