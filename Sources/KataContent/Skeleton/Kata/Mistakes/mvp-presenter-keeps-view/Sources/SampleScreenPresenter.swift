import SampleContract

/// Counts the taps, and decides how the count reads.
final class SampleScreenPresenter: SamplePresenter {
  private let view: any SampleView
  private let store: any KeyValueStore

  init(view: any SampleView, services: SampleServices) {
    self.view = view
    store = services.store
  }

  func viewIsReady() {
    updateCount()
  }

  func didTapCount() {
    store.setInteger(count + 1, forKey: "sample.count")
    updateCount()
  }

  private var count: Int {
    store.integer(forKey: "sample.count")
  }

  private func updateCount() {
    switch count {
    case 0: view.showCount("Not counted yet")
    case 1: view.showCount("Counted once")
    default: view.showCount("Counted \(count) times")
    }
  }
}
