import ProfileContract

/// The form as a case uses it: the screen itself, or the part behind it that decides the same things.
///
/// What has to hold for either is written once, in extensions.
@MainActor protocol FormInUse {
  var world: ProfileWorld { get }
  var role: Role { get }

  /// Does what happens when somebody types over the text of a field.
  func enter(_ text: String, into field: ProfileField) throws
  /// Does what happens when somebody taps Save.
  func save() throws
  /// What is shown at a place of the form, empty when nothing is.
  func shown(_ place: FormPlace) throws -> String
  func isSaveEnabled() throws -> Bool
  /// The member that is called when somebody types into a field; nil for the screen.
  func member(entering field: ProfileField) -> String?
  /// The member that is called when somebody taps Save; nil for the screen.
  var memberSaving: String? { get }
  /// Does a check, and tells of a part that is gone instead of what follows from that.
  func explained(_ check: () throws -> Void) throws
}

/// A place of the form whose text needs a decision; the raw value is its accessibility identifier.
enum FormPlace: String {
  case name, birthDate, birthday, problem, status
}

extension FormInUse {
  func explained(_ check: () throws -> Void) throws { try check() }

  /// Fails the case unless `text` is shown at a place.
  func shouldShow(
    _ text: String, at place: FormPlace, on member: String? = nil, _ what: String
  ) throws {
    try explained {
      try role.should(what, on: member, expected: text) { try shown(place) }
    }
  }

  /// Fails the case unless a problem is shown, with Save disabled, or none, with Save enabled.
  func shouldFind(_ problem: String, after field: ProfileField, _ occasion: String) throws {
    let member = member(entering: field)
    try shouldShow(problem, at: .problem, on: member, "show what is wrong \(occasion)")
    try role.should(
      "enable Save exactly when nothing is wrong", on: member,
      expected: problem == Wording.Problem.none
    ) { try isSaveEnabled() }
  }
}
