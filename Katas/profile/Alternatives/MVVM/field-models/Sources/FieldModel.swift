import ProfileContract

/// One field, and the text of the profile that it stands for.
struct FieldModel {
  private let profile: Profile
  private let path: ReferenceWritableKeyPath<Profile, String>

  var text: String {
    get { profile[keyPath: path] }
    nonmutating set { profile[keyPath: path] = newValue }
  }

  static func all(of profile: Profile) -> [ProfileField: FieldModel] {
    let paths: [ProfileField: ReferenceWritableKeyPath<Profile, String>] = [
      .salutation: \.salutation, .firstName: \.firstName, .lastName: \.lastName,
      .company: \.company, .jobTitle: \.jobTitle, .email: \.email, .phone: \.phone,
      .street: \.street, .postalCode: \.postalCode, .city: \.city, .country: \.country,
    ]
    return paths.mapValues { FieldModel(profile: profile, path: $0) }
  }
}
