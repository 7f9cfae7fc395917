import Foundation
import SupervisingContract

final class ProfilePresenter: FormPresenter {
  private weak var view: (any SupervisedView)?
  private let profile: Profile

  init(view: any SupervisedView, profile: Profile) {
    self.view = view
    self.profile = profile
  }

  func viewIsReady() {
    profile.observe(for: self) { [weak self] in self?.showProfile() }
    showProfile()
  }

  private func showProfile() {
    (view as? FormViewController)?.show(name: profile.name, city: profile.city)
    checkName()
  }

  private func checkName() {
    let isBlank = profile.name.trimmingCharacters(in: .whitespaces).isEmpty
    view?.showWarning(isBlank ? "Please enter a name" : "")
  }
}
