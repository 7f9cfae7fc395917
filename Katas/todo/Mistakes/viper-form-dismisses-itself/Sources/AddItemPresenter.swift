/// Decides what the form shows, and when it closes.
final class AddItemPresenter: AddItemPresenting {
  weak var moduleOutput: (any AddItemModuleOutput)?

  private weak var view: (any AddItemView)?
  private let interactor: any AddItemInteracting
  private let router: any AddItemRouting
  private let wording: AddItemWording

  init(
    view: any AddItemView, interactor: any AddItemInteracting, router: any AddItemRouting,
    wording: AddItemWording
  ) {
    self.view = view
    self.interactor = interactor
    self.router = router
    self.wording = wording
  }

  func viewIsReady() { interactor.begin() }

  func didTapEarlier() { interactor.chooseEarlierDay() }

  func didTapLater() { interactor.chooseLaterDay() }

  func didTapSave(title: String) { interactor.add(title: title) }

  func didTapCancel() { view?.close() }
}

extension AddItemPresenter: AddItemOutput {
  func didChoose(_ day: ChosenDay) {
    view?.showDay(wording.text(for: day))
    view?.enableEarlier(day.daysFromToday > 0)
  }

  func didBeginToAdd() {
    view?.showError(nil)
    view?.enableSave(false)
  }

  func didAdd() {
    view?.close()
    moduleOutput?.didAddItem()
  }

  func didFailToAdd(_ failure: AddItemFailure) {
    view?.enableSave(true)
    view?.showError(wording.text(for: failure))
  }
}
