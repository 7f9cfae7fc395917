/// The time animations run by: it stands still until somebody advances it.
///
/// A class because everything on screen shares the one clock.
@_spi(Driving)
@MainActor
public final class VirtualClock {
  /// The clock of this program's animations and transitions.
  public static let current = VirtualClock()

  /// How much time has passed since the program began.
  public private(set) var now = Duration.zero
  private var tickets: [Ticket] = []

  /// Whether nothing waits for time to pass.
  public var isIdle: Bool { tickets.isEmpty }

  /// Lets time pass, running what falls due in order, including what that starts.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let next = tickets.min(by: { $0.due < $1.due }), next.due <= end {
      now = max(now, next.due)
      next.finish()
    }
    now = end
  }

  /// Lets just enough time pass for all that waits, at most `limit`, and says whether any did.
  ///
  /// The limit ends animations that start themselves again endlessly.
  @discardableResult
  public func runOut(limit: Duration = .seconds(10)) -> Bool {
    let ranAny = !isIdle
    let end = now + limit
    while let next = tickets.min(by: { $0.due < $1.due }), next.due <= end {
      now = max(now, next.due)
      next.finish()
    }
    return ranAny
  }

  @discardableResult
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Ticket {
    let ticket = Ticket(due: now + delay, clock: self, action: action)
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
  final class Ticket {
    let due: Duration
    private weak var clock: VirtualClock?
    private var action: (() -> Void)?

    init(due: Duration, clock: VirtualClock, action: @escaping () -> Void) {
      self.due = due
      self.clock = clock
      self.action = action
    }

    /// Runs the action now unless it has run.
    func finish() {
      clock?.drop(self)
      let action = action
      self.action = nil
      if let action { EffectLog.apart(action) }
    }
  }
}
