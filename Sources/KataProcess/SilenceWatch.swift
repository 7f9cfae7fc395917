/// Tells when a child has been silent for too long, and not for want of a processor.
///
/// On a machine that many share a child may be kept waiting for seconds. Only while it sleeps or computes does its
/// silence count.
struct SilenceWatch: Sendable {
  /// Looking at the whole process table is no work for every turn of a poll.
  private static let interval = Duration.milliseconds(50)

  private let limit: Duration
  private var heard: ContinuousClock.Instant?
  /// How things stood when half of the limit was over, which most children never reach.
  private var earlier: ProcessorWait?
  private var nextLook: ContinuousClock.Instant?

  init(limit: Duration) {
    self.limit = limit
  }

  /// Asked again and again with the moment at which the child was heard last.
  mutating func isTooLong(
    since last: ContinuousClock.Instant, now: ContinuousClock.Instant, look: () -> ProcessorWait
  ) -> Bool {
    if heard != last { (heard, earlier, nextLook) = (last, nil, nil) }
    let silence = now - last
    guard silence > limit / 2 else { return false }
    guard let earlier else {
      self.earlier = look()
      return false
    }
    guard silence > limit, now >= nextLook ?? now else { return false }
    nextLook = now + Self.interval
    return silence - look().longest(since: earlier) > limit
  }
}
