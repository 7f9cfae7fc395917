final class CounterPresenter: CounterInteractorOutput {
  weak var view: (any CounterView)?
  private let interactor: CounterInteractor

  init(interactor: CounterInteractor) {
    self.interactor = interactor
  }

  func viewIsReady() { interactor.start() }
  func didTapAdd() { interactor.add() }
  func didTapReset() { interactor.reset() }

  func countDidChange(to count: Int) {
    view?.show(count == 0 ? "Not tapped yet" : "Tapped \(count)×")
  }
}
