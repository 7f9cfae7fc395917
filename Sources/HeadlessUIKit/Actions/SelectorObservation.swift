/// A method that waits for notifications; a class because its token comes after it.
@MainActor
final class SelectorObservation {
  /// All that have not been ended.
  private(set) static var all: [SelectorObservation] = []

  var token: (any NSObjectProtocol)?
  private weak var observer: AnyObject?
  private let name: NSNotification.Name?
  private let center: NotificationCenter

  init(_ observer: AnyObject, _ name: NSNotification.Name?, _ center: NotificationCenter) {
    self.observer = observer
    self.name = name
    self.center = center
  }

  func send(_ selector: Selector, _ notification: Notification) {
    guard let observer else { return }
    _ = selector.perform(on: observer, sender: notification)
  }

  /// Keeps an observation, and ends those whose observers have gone.
  static func keep(_ observation: SelectorObservation) {
    for forgotten in all where forgotten.observer == nil { forgotten.end() }
    all.removeAll { $0.token == nil }
    all.append(observation)
  }

  /// Ends those of an observer, for a name or for all.
  static func end(of observer: AnyObject, name: NSNotification.Name?, in center: NotificationCenter)
  {
    for observation in all where observation.observer === observer && observation.center === center
    {
      if name == nil || name == observation.name { observation.end() }
    }
    all.removeAll { $0.token == nil }
  }

  private func end() {
    if let token { center.removeObserver(token as Any) }
    token = nil
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
