/// A method that waits for notifications; a class because its token comes after it.
///
/// What changes is behind one lock, since a `deinit` on any thread may end it.
final class SelectorObservation: @unchecked Sendable {
  private static let lock = NSLock()
  /// All that have not been ended.
  private nonisolated(unsafe) static var all: [SelectorObservation] = []

  var token: (any NSObjectProtocol)?
  private weak var observer: AnyObject?
  private let name: NSNotification.Name?
  private let center: NotificationCenter

  init(_ observer: AnyObject, _ name: NSNotification.Name?, _ center: NotificationCenter) {
    self.observer = observer
    self.name = name
    self.center = center
  }

  @MainActor
  func send(_ selector: Selector, _ notification: Notification) {
    guard let observer else { return }
    _ = selector.perform(on: observer, sender: notification)
  }

  /// Keeps an observation, and ends those whose observers have gone.
  static func keep(_ observation: SelectorObservation) {
    end { $0.observer == nil }
    lock.withLock { all.append(observation) }
  }

  /// Ends those of an observer, for a name or for all.
  static func end(of observer: AnyObject, name: NSNotification.Name?, in center: NotificationCenter)
  {
    end { observation in
      observation.observer === observer && observation.center === center
        && (name == nil || name == observation.name)
    }
  }

  private static func end(_ isOver: (SelectorObservation) -> Bool) {
    let ended = lock.withLock {
      let ended = all.filter(isOver)
      all.removeAll { observation in ended.contains { $0 === observation } }
      return ended
    }
    for observation in ended {
      if let token = observation.token { observation.center.removeObserver(token as Any) }
    }
  }
}

extension Timer {
  /// Calls a method of `target`, which is held, after each interval.
  @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = aTarget as AnyObject
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = aSelector.perform(on: target, sender: timer) }
    }
  }
}

/// Runs code; there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
