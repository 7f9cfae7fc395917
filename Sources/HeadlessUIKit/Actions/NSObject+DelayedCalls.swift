/// A call of a method that waits for its time.
struct DelayedCall {
  let target: NSObject
  let selector: Selector
  let ticket: VirtualClock.Ticket
}

extension NSObject {
  /// Calls a method.
  @MainActor
  public func perform(_ aSelector: Selector, with object: Any? = nil) {
    _ = aSelector.perform(on: self, sender: object)
  }

  /// Calls a method once some time has passed, and holds the object until then.
  @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let clock = VirtualClock.current
    weak var own: VirtualClock.Ticket?
    let ticket = clock.wait(.seconds(delay)) { [weak clock] in
      clock?.delayedCalls.removeAll { $0.ticket === own }
      _ = aSelector.perform(on: self, sender: anArgument)
    }
    own = ticket
    clock.delayedCalls.append(DelayedCall(target: self, selector: aSelector, ticket: ticket))
  }

  /// Takes back all calls of an object that wait.
  @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancelCalls { $0.target === aTarget as AnyObject }
  }

  /// Takes back the calls of a method of an object that wait.
  @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    cancelCalls { $0.target === aTarget as AnyObject && $0.selector == aSelector }
  }

  @MainActor
  private static func cancelCalls(where isMeant: (DelayedCall) -> Bool) {
    let clock = VirtualClock.current
    for call in clock.delayedCalls where isMeant(call) { call.ticket.cancel() }
    clock.delayedCalls.removeAll(where: isMeant)
  }
}
