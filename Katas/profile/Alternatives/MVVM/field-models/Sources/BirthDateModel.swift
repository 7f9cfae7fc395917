import Dispatch
import Observation
import ProfileContract

/// The text of the birth date, which follows the profile's day.
final class BirthDateModel {
  var onChange: (() -> Void)?
  private(set) var entry: BirthDate
  private let profile: Profile

  init(_ profile: Profile) {
    self.profile = profile
    entry = BirthDate(profile.birthDate)
    observe()
  }

  func enter(_ text: String) {
    entry.enter(text)
    profile.birthDate = entry.day
    onChange?()
  }

  private func observe() {
    withObservationTracking {
      _ = profile.birthDate
    } onChange: { [weak self] in
      DispatchQueue.main.async {
        guard let self else { return }
        self.entry.follow(self.profile.birthDate)
        self.observe()
        self.onChange?()
      }
    }
  }
}
