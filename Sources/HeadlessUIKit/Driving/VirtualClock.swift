/// The time animations and timers run by: it stands still until somebody advances it.
///
/// Settling ends animations, and leaves timers alone unless they fall due before those: a person who waits sees an
/// animation end, but a search that is put off by half a second has to be waited for. A class because everything on
/// screen shares the one clock.
@_spi(Driving)
@MainActor
public final class VirtualClock {
  /// The clock of this program's animations and transitions.
  public static let current = VirtualClock()

  /// How much time has passed since the program began.
  public private(set) var now = Duration.zero
  /// Whether timers also run by the system's time, for tests that really wait.
  public var followsSystemTime = false
  /// The calls that `perform(_:with:afterDelay:)` has put off.
  var delayedCalls: [DelayedCall] = []
  private var tickets: [Ticket] = []

  /// Whether nothing waits for time to pass.
  public var isIdle: Bool { tickets.isEmpty }

  /// Lets time pass, running what falls due in order, including what that starts.
  public func advance(by duration: Duration) {
    advance(to: now + duration)
  }

  fileprivate func advance(to end: Duration) {
    while let next = next(in: tickets, by: end) {
      now = max(now, next.due)
      next.finish()
    }
    now = max(now, end)
  }

  /// Lets just enough time pass for all animations, at most `limit`, and says whether there were any.
  ///
  /// The limit ends animations that start themselves again endlessly.
  @discardableResult
  public func runOut(limit: Duration = .seconds(10)) -> Bool {
    let hadAny = tickets.contains { !$0.isTimer }
    let end = now + limit
    while let animation = next(in: tickets.filter { !$0.isTimer }, by: end) {
      // A timer that is due earlier comes first.
      let next = next(in: tickets, by: animation.due) ?? animation
      now = max(now, next.due)
      next.finish()
    }
    return hadAny
  }

  private func next(in tickets: [Ticket], by end: Duration) -> Ticket? {
    guard let next = tickets.min(by: { $0.due < $1.due }), next.due <= end else { return nil }
    return next
  }

  /// Runs `action` once so much time has passed, which settling alone does not bring about.
  public func wait(_ duration: Duration, then action: @escaping () -> Void) -> Ticket {
    let ticket = Ticket(due: now + duration, isTimer: true, clock: self, action: action)
    tickets.append(ticket)
    if followsSystemTime {
      DispatchQueue.main.asyncAfter(deadline: .now() + duration / .seconds(1)) { [weak ticket] in
        ticket?.fallDue()
      }
    }
    return ticket
  }

  /// Takes back all that waits for time to pass, animations aside.
  public func forgetTimers() {
    for ticket in tickets where ticket.isTimer { ticket.cancel() }
  }

  @discardableResult
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Ticket {
    let ticket = Ticket(due: now + delay, isTimer: false, clock: self, action: action)
    tickets.append(ticket)
    return ticket
  }

  /// Runs the end of a screen transition: after its animation, or at once without one.
  func transition(animated: Bool, then end: @escaping () -> Void) -> Ticket? {
    guard animated else {
      end()
      return nil
    }
    return schedule(after: .milliseconds(350), end)
  }

  fileprivate func drop(_ ticket: Ticket) {
    tickets.removeAll { $0 === ticket }
  }

  /// Something that waits for its time; it runs once, then or earlier.
  @MainActor
  public final class Ticket {
    let due: Duration
    fileprivate let isTimer: Bool
    private weak var clock: VirtualClock?
    private var action: (() -> Void)?

    init(due: Duration, isTimer: Bool, clock: VirtualClock, action: @escaping () -> Void) {
      self.due = due
      self.isTimer = isTimer
      self.clock = clock
      self.action = action
    }

    /// Takes the action back, and lets go of it.
    public func cancel() {
      clock?.drop(self)
      action = nil
    }

    /// Runs the action now unless it has run.
    func finish() {
      clock?.drop(self)
      let action = action
      self.action = nil
      if let action { EffectLog.apart(action) }
    }

    /// Lets the clock catch up with the system's time.
    fileprivate func fallDue() {
      if action != nil { clock?.advance(to: due) }
    }
  }
}
