import ProfileContract

/// How the form words things, as the brief has it.
enum Wording {
  static let noName = "No name yet"
  static let saving = "Saving…"
  static let saved = "Saved"
  static let notSaved = "Not saved. Please try again."

  /// What can be wrong with a form, the first thing first.
  enum Problem {
    static let none = ""
    static let name = "Please enter a first or last name."
    static let birthDate = "Please enter the birth date as 1990-05-17."
    static let future = "The birth date is in the future."
    static let email = "The e-mail address is not complete."
    static let address = "The address is not complete."
  }

  /// Everything that a profile holds.
  @MainActor static func content(of profile: Profile) -> String {
    ProfileField.allCases.map { "\($0.rawValue): \(profile.text(of: $0))" }
      .joined(separator: ", ")
  }
}
