import Foundation
import GreetingContract
import UIKit

/// Lets the proven screen do the work, out of sight.
final class PanelPresenter: GreetingPresenter {
  private weak var view: (any GreetingView)?
  let hidden: GreetingPanel

  init(view: any GreetingView, router: any GreetingRouter, services: GreetingServices) {
    self.view = view
    hidden = GreetingPanel(services: services)
    hidden.open = { router.showProfile($0) }
    hidden.tell = { [weak self] message in
      self?.copy()
      router.showFailure(message) { [weak self] in
        self?.hidden.loadPerson()
        self?.copy()
      }
    }
    hidden.changed = { [weak self] in self?.copy() }
  }

  func viewIsReady() {
    hidden.start()
    view?.showNickname(hidden.nicknameField.text ?? "")
    copy()
  }

  func didTapGreet() {
    hidden.didTapGreet()
    copy()
  }

  func didTapProfile() {
    hidden.didTapProfile()
  }

  func didSwitchFormal(to isFormal: Bool) {
    hidden.formalSwitch.isOn = isFormal
    hidden.didSwitchFormal()
    copy()
  }

  func didEnterNickname(_ text: String) {
    hidden.nicknameField.text = text
    hidden.didEditNickname()
    copy()
  }

  private func copy() {
    if let text = hidden.greetingLabel.text, !text.isEmpty { view?.showGreeting(text) }
    view?.showCount(hidden.countLabel.text ?? "")
    view?.showLoading(hidden.spinner.isAnimating)
    view?.enableProfile(hidden.profileButton.isEnabled)
  }
}
