/// One of the twelve fields; the raw value is also the accessibility identifier of its text field.
nonisolated public enum ProfileField: String, CaseIterable, Sendable {
  case salutation, firstName, lastName, birthDate
  case company, jobTitle, email, phone
  case street, postalCode, city, country
}
