import ProfileContract

/// Observes the profile and decides what the view cannot: names, days, problems, saving.
final class ProfileSupervisor: ProfilePresenter {
  private weak var view: (any ProfileView)?
  private let profile: Profile
  private let services: ProfileServices
  private var birthDate: BirthDate
  private var isSaving = false

  init(view: any ProfileView, profile: Profile, services: ProfileServices) {
    self.view = view
    self.profile = profile
    self.services = services
    birthDate = BirthDate(profile.birthDate)
  }

  func viewIsReady() {
    follow(self) { $0.update() }
  }

  func didEnterBirthDate(_ text: String) {
    birthDate.enter(text)
    profile.birthDate = birthDate.day
    update()
  }

  func didTapSave() {
    guard canSave else { return }
    isSaving = true
    view?.showStatus("Saving…")
    update()
    services.server.save(profile) { [weak self] result in self?.didSave(result) }
  }

  private func didSave(_ result: Result<Void, any Error>) {
    isSaving = false
    switch result {
    case .success: view?.showStatus("Saved")
    case .failure: view?.showStatus("Not saved. Please try again.")
    }
    update()
  }

  private func update() {
    birthDate.follow(profile.birthDate)
    view?.showBirthDate(birthDate.text)
    view?.showBirthday(birthDate.words)
    view?.showProblem(wording.problem(with: birthDate))
    view?.enableSave(canSave)
  }

  private var canSave: Bool {
    !isSaving && wording.problem(with: birthDate).isEmpty
  }

  private var wording: ProfileWording {
    ProfileWording(profile: profile, today: services.today)
  }
}
