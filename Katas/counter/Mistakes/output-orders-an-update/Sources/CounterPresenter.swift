final class CounterPresenter: CounterInteractorOutput {
  weak var view: (any CounterView)?
  private var count = 0
  private let interactor: CounterInteractor

  init(interactor: CounterInteractor) {
    self.interactor = interactor
  }

  func viewIsReady() { interactor.start() }
  func didTapAdd() { interactor.add() }
  func didTapReset() { interactor.reset() }

  func setCount(_ count: Int) { self.count = count }

  func updateView() {
    view?.show(count == 0 ? "Not tapped yet" : "Tapped \(count)×")
  }
}
