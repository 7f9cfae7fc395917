/// Signs of changes, and when they have settled far enough to be looked at.
struct SettlingChanges: Sendable {
  typealias Instant = ContinuousClock.Instant

  /// What was seen of a file.
  enum Sign: Hashable, Sendable {
    /// It was written and closed, or moved into place.
    case saved
    /// It is there, but whoever made it may still be writing.
    case begun
    /// It is not there; most editors put it back in a moment.
    case vanished
  }

  private struct Waiting {
    let sign: Sign
    let due: Instant
  }

  private let quiet: Duration
  private var waiting: [String: Waiting] = [:]
  private var first: Instant?
  private var last: Instant?

  /// - Parameter quiet: How long nothing may happen after a save until it is told.
  init(quiet: Duration) {
    self.quiet = quiet
  }

  /// Takes in a sign; the last one of a file counts.
  mutating func note(_ sign: Sign, of path: String, at now: Instant) {
    // An unfinished save must not be taken for one, but neither may a file that nobody ever closes be forgotten.
    let due = sign == .saved ? now : now + .milliseconds(150)
    waiting[path] = Waiting(sign: sign, due: due)
    first = first ?? now
    last = now
  }

  /// When to look next; nil when there is nothing to wait for.
  var nextLook: Instant? {
    guard let earliest = waiting.values.map(\.due).min(), let calm else { return nil }
    return max(earliest, calm)
  }

  /// Takes out what is to be looked at now; nothing until at least one file has settled.
  ///
  /// What has vanished goes along at once, so that a file that was moved is told with both its names.
  mutating func takeSettled(at now: Instant) -> [String] {
    guard let nextLook, nextLook <= now else { return [] }
    let settled = waiting.filter { $0.value.due <= now || $0.value.sign == .vanished }.keys
    for path in settled { waiting[path] = nil }
    if waiting.isEmpty { (first, last) = (nil, nil) }
    return settled.sorted()
  }

  /// The end of the quiet time; a program that never stops saving is not waited for.
  private var calm: Instant? {
    guard let first, let last else { return nil }
    return min(last + quiet, first + .milliseconds(500))
  }
}
