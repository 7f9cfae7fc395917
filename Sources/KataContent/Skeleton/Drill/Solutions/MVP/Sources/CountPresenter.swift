import SampleContract

/// Counts the taps, and decides how the count reads.
final class CountPresenter: SamplePresenter {
  private weak var view: (any SampleView)?
  private let store: any CountStore

  init(view: any SampleView, store: any CountStore) {
    self.view = view
    self.store = store
  }

  func viewIsReady() {
    showCount()
  }

  func didTapCount() {
    store.count += 1
    showCount()
  }

  private func showCount() {
    switch store.count {
    case 0: view?.showCount("Not counted yet")
    case 1: view?.showCount("Counted once")
    default: view?.showCount("Counted \(store.count) times")
    }
  }
}
