import Foundation
import SupervisingContract

protocol PassiveView: AnyObject {
  func showName(_ text: String)
  func showCity(_ text: String)
  func showWarning(_ text: String)
}

final class OldProfilePresenter {
  private weak var view: (any PassiveView)?
  private let profile: Profile

  init(view: any PassiveView, profile: Profile) {
    self.view = view
    self.profile = profile
  }

  func viewIsReady() {
    profile.observe(for: self) { [weak self] in self?.update() }
    update()
  }

  func didEnterName(_ text: String) { profile.name = text }
  func didEnterCity(_ text: String) { profile.city = text }

  private func update() {
    view?.showName(profile.name)
    view?.showCity(profile.city)
    let isBlank = profile.name.trimmingCharacters(in: .whitespaces).isEmpty
    view?.showWarning(isBlank ? "Please enter a name" : "")
  }
}
