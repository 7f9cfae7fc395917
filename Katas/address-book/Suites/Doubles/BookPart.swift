/// A role, and the class that a solution names for it.
struct BookPart {
  let role: Role
  let kind: AnyClass

  static func presenter(_ kind: AnyClass) -> BookPart {
    BookPart(role: Role(title: "presenter", seam: nil), kind: kind)
  }

  static func viewModel(_ kind: AnyClass) -> BookPart {
    BookPart(role: Role(title: viewModelTitle, seam: nil), kind: kind)
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

  /// Whether an object plays the same role for a part of the screen, as a form's view model does.
  ///
  /// `Solution` names one class, so that the others are known by their names alone.
  func isCompanion(_ object: AnyObject) -> Bool {
    role.title == Self.viewModelTitle && !isPlayed(by: object) && !PartKind.view.isOne(object)
      && LearnerType.name(type(of: object)).hasSuffix("ViewModel")
  }

  var partKind: PartKind {
    PartKind(
      role, declaredAs: kind, isOne: { isPlayed(by: $0) || isCompanion($0) }, isMade: isMade)
  }

  private static let viewModelTitle = "view model"

  private func isMade(by type: Any.Type) -> Bool {
    var next: AnyClass? = type as? AnyClass
    while let type = next {
      if type == kind { return true }
      next = _getSuperclass(type)
    }
    return false
  }
}
