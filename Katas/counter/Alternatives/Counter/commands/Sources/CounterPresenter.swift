final class CounterPresenter {
  weak var view: (any CounterView)?
  private let interactor: CounterInteractor

  init(interactor: CounterInteractor) {
    self.interactor = interactor
    interactor.report(to: self)
  }

  func viewIsReady() { interactor.carryOut(.tell) }
  func didTapAdd() { interactor.carryOut(.add) }
  func didTapReset() { interactor.carryOut(.reset) }
}

extension CounterPresenter: HearsCounterNews {
  func hear(_ news: CounterNews) {
    guard case .isNow(let count) = news else { return }
    view?.show(count == 0 ? "Not tapped yet" : "Tapped \(count)×")
  }
}
