final class CounterPresenter {
  weak var view: (any CounterView)?
  var count = 0
  private let interactor: CounterInteractor

  init(interactor: CounterInteractor) {
    self.interactor = interactor
  }

  func viewIsReady() { interactor.start() }
  func didTapAdd() { interactor.add() }
  func didTapReset() { interactor.reset() }

  func updateView() {
    view?.show(count == 0 ? "Not tapped yet" : "Tapped \(count)×")
  }
}
