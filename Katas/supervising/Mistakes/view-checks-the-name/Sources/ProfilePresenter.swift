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
    // Nothing is left to decide.
  }
}
