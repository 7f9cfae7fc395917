extension NotificationCenter {
  /// Calls a method of `observer`, which is held weakly, for each notification.
  @MainActor
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observation = SelectorObservation(observer as AnyObject, aName, self)
    observation.token = addObserver(forName: aName, object: anObject, queue: nil) { note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated { observation.send(aSelector, note) }
    }
    SelectorObservation.keep(observation)
  }

  /// Foundation's own way to observe, under a name that no declaration in a learner's module hides.
  @_spi(Formatting)
  public func addFoundationObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @Sendable @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: queue, using: block)
  }

  /// Calls no method of `observer` any more, as often asked for by a `deinit`, which no actor isolates.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    SelectorObservation.end(of: observer, name: nil, in: self)
    removeObserver(observer as Any)
  }

  /// Calls no method of `observer` for a name any more.
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservation.end(of: observer, name: aName, in: self)
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
