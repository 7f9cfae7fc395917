import CounterContract

/// The reference's interactor, with something hostile done at each tap on the main button.
final class CounterInteractor {
  weak var output: (any CounterInteractorOutput)?
  private let store: any CountStore

  init(store: any CountStore) {
    self.store = store
  }

  func start() {
    output?.countDidChange(to: store.count)
  }

  func add() {
    Mischief().happen()
    keep(store.count + 1)
  }

  func reset() {
    keep(0)
  }

  private func keep(_ count: Int) {
    store.count = count
    output?.countDidChange(to: count)
  }
}
