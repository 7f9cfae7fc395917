/// A lock, with the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// Changes only while its lock is held.
  private final class Guarded {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let guarded: Guarded

  /// Creates a lock that is open.
  public init(uncheckedState initialState: State) {
    guarded = Guarded(initialState)
  }

  /// Works on the state while nobody else does.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    guarded.lock.lock()
    defer { guarded.lock.unlock() }
    return try body(&guarded.state)
  }

  /// Works on the state while nobody else does.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock that is open.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock that is open.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits for the lock and holds it.
  public func lock() { guarded.lock.lock() }

  /// Lets go of the lock.
  public func unlock() { guarded.lock.unlock() }

  /// Works while nobody else does.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
