import CounterContract

final class CounterInteractor {
  weak var presenter: CounterPresenter?
  private let store: any CountStore

  init(store: any CountStore) {
    self.store = store
  }

  func start() {
    presenter?.count = store.count
    presenter?.updateView()
  }

  func add() {
    store.count += 1
    presenter?.count = store.count
    presenter?.updateView()
  }

  func reset() {
    store.count = 0
    presenter?.count = 0
    presenter?.updateView()
  }
}
