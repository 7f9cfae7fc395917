import Dispatch
import Observation

/// Calls back after every change of what it reads, as long as it lives.
final class Observer {
  private let read: () -> Void

  init(_ read: @escaping () -> Void) {
    self.read = read
    track()
  }

  private func track() {
    withObservationTracking {
      read()
    } onChange: { [weak self] in
      DispatchQueue.main.async { self?.track() }
    }
  }
}
