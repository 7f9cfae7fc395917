import Observation
import ProfileContract

/// Makes the form's state of the profile, which is observed through it.
@Observable final class ProfileFormModel: ProfileViewModel {
  private let profile: Profile
  private let services: ProfileServices
  private var entry: BirthDate
  private var status = ""
  private var isSaving = false

  init(profile: Profile, services: ProfileServices) {
    self.profile = profile
    self.services = services
    entry = BirthDate(profile.birthDate)
  }

  /// Computed: reading it reads the profile, and so observes it.
  var state: ProfileState {
    var texts = texts.mapValues { profile[keyPath: $0] }
    texts[.birthDate] = birthDate.text
    return ProfileState(
      texts: texts, name: wording.name, birthday: birthDate.words, problem: problem,
      isSaveEnabled: canSave, status: status)
  }

  func enter(_ text: String, into field: ProfileField) {
    if let simple = texts[field] {
      profile[keyPath: simple] = text
    } else {
      entry = birthDate
      entry.enter(text)
      profile.birthDate = entry.day
    }
  }

  func save() {
    guard canSave else { return }
    isSaving = true
    status = "Saving…"
    services.server.save(profile) { [weak self] result in self?.didSave(result) }
  }

  private func didSave(_ result: Result<Void, any Error>) {
    isSaving = false
    switch result {
    case .success: status = "Saved"
    case .failure: status = "Not saved. Please try again."
    }
  }

  /// What was typed, as long as the profile has the day that it had then.
  private var birthDate: BirthDate {
    entry.day == profile.birthDate ? entry : BirthDate(profile.birthDate)
  }

  private var problem: String { wording.problem(with: birthDate) }

  private var canSave: Bool { !isSaving && problem.isEmpty }

  private var wording: ProfileWording {
    ProfileWording(profile: profile, today: services.today)
  }

  private let texts: [ProfileField: ReferenceWritableKeyPath<Profile, String>] = [
    .salutation: \.salutation, .firstName: \.firstName, .lastName: \.lastName,
    .company: \.company, .jobTitle: \.jobTitle, .email: \.email, .phone: \.phone,
    .street: \.street, .postalCode: \.postalCode, .city: \.city, .country: \.country,
  ]
}
