import ProfileContract

/// One of the eleven fields that hold a text of the profile as it is.
@MainActor struct SimpleField {
  let field: ProfileField
  let text: ReferenceWritableKeyPath<Profile, String>

  static let all = [
    SimpleField(field: .salutation, text: \.salutation),
    SimpleField(field: .firstName, text: \.firstName),
    SimpleField(field: .lastName, text: \.lastName),
    SimpleField(field: .company, text: \.company),
    SimpleField(field: .jobTitle, text: \.jobTitle),
    SimpleField(field: .email, text: \.email),
    SimpleField(field: .phone, text: \.phone),
    SimpleField(field: .street, text: \.street),
    SimpleField(field: .postalCode, text: \.postalCode),
    SimpleField(field: .city, text: \.city),
    SimpleField(field: .country, text: \.country),
  ]
}

extension Profile {
  /// The text of a field; that of the birth date is written as people type it.
  func text(of field: ProfileField) -> String {
    guard let simple = SimpleField.all.first(where: { $0.field == field }) else {
      return birthDate.map(Day.text) ?? ""
    }
    return self[keyPath: simple.text]
  }

  /// Changes the text of one of the eleven fields, as a view does that is bound to it.
  func set(_ text: String, of field: ProfileField) {
    guard let simple = SimpleField.all.first(where: { $0.field == field }) else { return }
    self[keyPath: simple.text] = text
  }
}
