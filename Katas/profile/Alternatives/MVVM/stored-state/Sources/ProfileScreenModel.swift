import Foundation
import Observation
import ProfileContract

/// Stores the form's state, and makes a new one whenever the profile or what was typed is another.
@Observable final class ProfileScreenModel: ProfileViewModel {
  private(set) var state = ProfileState()

  @ObservationIgnored private let profile: Profile
  @ObservationIgnored private let services: ProfileServices
  @ObservationIgnored private let iso = Date.ISO8601FormatStyle().year().month().day()
  @ObservationIgnored private var shownDay: Date?
  @ObservationIgnored private var isSending = false

  init(profile: Profile, services: ProfileServices) {
    self.profile = profile
    self.services = services
    shownDay = profile.birthDate
    state.texts[.birthDate] = profile.birthDate?.formatted(iso) ?? ""
    observe()
  }

  private func observe() {
    let next = withObservationTracking {
      makeState()
    } onChange: { [weak self] in
      DispatchQueue.main.async { self?.observe() }
    }
    if next != state { state = next }
  }

  private func makeState() -> ProfileState {
    var next = state
    for field in ProfileField.allCases where field != .birthDate {
      next.texts[field] = profile[keyPath: field.path]
    }
    if profile.birthDate != shownDay {
      shownDay = profile.birthDate
      next.texts[.birthDate] = profile.birthDate?.formatted(iso) ?? ""
    }
    next.name = name
    next.birthday = profile.birthDate.map { "Born on \($0.inWords)" } ?? ""
    next.problem = problem(typed: next.texts[.birthDate] ?? "")
    next.isSaveEnabled = next.problem.isEmpty && !isSending
    return next
  }

  func enter(_ text: String, into field: ProfileField) {
    if field == .birthDate {
      state.texts[.birthDate] = text
      if text.isEmpty || day(text) != nil {
        shownDay = day(text)
        profile.birthDate = shownDay
      }
    } else {
      profile[keyPath: field.path] = text
    }
    state = makeState()
  }

  func save() {
    guard state.isSaveEnabled else { return }
    isSending = true
    state.status = "Saving…"
    state = makeState()
    services.server.save(profile) { [weak self] result in
      guard let self else { return }
      isSending = false
      if case .failure = result {
        state.status = "Not saved. Please try again."
      } else {
        state.status = "Saved"
      }
      state = makeState()
    }
  }

  private var name: String {
    let names = [profile.firstName, profile.lastName].map(\.trimmed).filter { $0 != "" }
    guard !names.isEmpty else { return "No name yet" }
    return ([profile.salutation.trimmed].filter { $0 != "" } + names).joined(separator: " ")
  }

  private func problem(typed: String) -> String {
    if profile.firstName.trimmed + profile.lastName.trimmed == "" {
      return "Please enter a first or last name."
    }
    if !typed.isEmpty && day(typed) == nil {
      return "Please enter the birth date as 1990-05-17."
    }
    if (profile.birthDate ?? .distantPast) > services.today {
      return "The birth date is in the future."
    }
    if profile.email.trimmed != "" && !profile.email.contains("@") {
      return "The e-mail address is not complete."
    }
    let address = [profile.street, profile.postalCode, profile.city].map(\.trimmed.isEmpty)
    return Set(address).count == 1 ? "" : "The address is not complete."
  }

  private func day(_ text: String) -> Date? {
    guard let day = try? iso.parse(text), day.formatted(iso) == text else { return nil }
    return day
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

extension Date {
  fileprivate var inWords: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEEE MMMM d, yyyy"
    return formatter.string(from: self)
  }
}
