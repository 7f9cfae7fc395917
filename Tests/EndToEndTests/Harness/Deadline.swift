/// The moment at which a test gives up waiting.
///
/// Generous, because other work may share the machine: what is being tested has tighter limits of its own.
struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  static func seconds(_ seconds: Double) -> Deadline {
    Deadline(end: .now + .seconds(seconds))
  }

  var isPast: Bool { ContinuousClock.now >= end }
}

/// Something did not happen in time; shows what there was to see instead.
struct TooLate: Error, CustomStringConvertible {
  let description: String

  init(waitingFor what: String, seen: String) {
    description = "Waited in vain for \(what). Seen so far:\n\(seen)"
  }
}
