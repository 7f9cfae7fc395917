import CounterContract

final class CounterInteractor {
  weak var output: (any CounterInteractorOutput)?
  private let store: any CountStore

  init(store: any CountStore) {
    self.store = store
  }

  func start() {
    output?.setCount(store.count)
    output?.updateView()
  }

  func add() {
    keep(store.count + 1)
  }

  func reset() {
    keep(0)
  }

  private func keep(_ count: Int) {
    store.count = count
    output?.setCount(count)
    output?.updateView()
  }
}
