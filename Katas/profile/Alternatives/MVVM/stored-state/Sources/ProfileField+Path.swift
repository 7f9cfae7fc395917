import ProfileContract

extension ProfileField {
  /// The text of the profile that the field shows; the birth date has none.
  var path: ReferenceWritableKeyPath<Profile, String> {
    switch self {
    case .salutation: \.salutation
    case .firstName: \.firstName
    case .lastName, .birthDate: \.lastName
    case .company: \.company
    case .jobTitle: \.jobTitle
    case .email: \.email
    case .phone: \.phone
    case .street: \.street
    case .postalCode: \.postalCode
    case .city: \.city
    case .country: \.country
    }
  }
}
