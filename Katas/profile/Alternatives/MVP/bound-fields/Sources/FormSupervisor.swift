import Foundation
import Observation
import ProfileContract

/// Decides for the view by asking one rule after the other.
final class FormSupervisor {
  private weak var view: (any ProfileView)?
  private let profile: Profile
  private let server: any ProfileServer
  private let today: Date
  private let days = Days()
  private var typed: String?
  private var known: Date?
  private var sending = 0

  init(_ view: any ProfileView, _ profile: Profile, _ services: ProfileServices) {
    self.view = view
    self.profile = profile
    server = services.server
    today = services.today
  }

  private func observe() {
    withObservationTracking {
      decide()
    } onChange: { [weak self] in
      DispatchQueue.main.async { self?.observe() }
    }
  }

  private func decide() {
    if profile.birthDate != known || typed == nil {
      known = profile.birthDate
      typed = days.text(known)
      view?.showBirthDate(typed ?? "")
    }
    let names = words(profile.firstName, profile.lastName)
    view?.showName(
      names.isEmpty ? "No name yet" : words(profile.salutation, names))
    view?.showBirthday(days.inWords(profile.birthDate))
    view?.showProblem(problem ?? "")
    view?.enableSave(problem == nil && sending == 0)
  }

  private var problem: String? {
    let rules: [(Bool, String)] = [
      (words(profile.firstName, profile.lastName).isEmpty, "Please enter a first or last name."),
      (typed != "" && days.day(typed ?? "") == nil, "Please enter the birth date as 1990-05-17."),
      (profile.birthDate.map { $0 > today } ?? false, "The birth date is in the future."),
      (
        !words(profile.email).isEmpty && !profile.email.contains("@"),
        "The e-mail address is not complete."
      ),
      (isAddressBroken, "The address is not complete."),
    ]
    return rules.first { $0.0 }?.1
  }

  private var isAddressBroken: Bool {
    let parts = [profile.street, profile.postalCode, profile.city].map { words($0).isEmpty }
    return Set(parts).count == 2
  }

  private func words(_ texts: String...) -> String {
    texts.flatMap { $0.split(separator: " ") }.joined(separator: " ")
  }
}

extension FormSupervisor: ProfilePresenter {
  func viewIsReady() { observe() }

  func didEnterBirthDate(_ text: String) {
    typed = text
    if let day = days.day(text) { known = day }
    if text == "" { known = nil }
    profile.birthDate = known
    decide()
  }

  func didTapSave() {
    guard problem == nil, sending == 0 else { return }
    sending += 1
    view?.showStatus("Saving…")
    decide()
    server.save(profile) { [weak self] in
      self?.sending -= 1
      self?.view?.showStatus((try? $0.get()) == nil ? "Not saved. Please try again." : "Saved")
      self?.decide()
    }
  }
}
