import ProfileHeaderContract

/// Remembers what was recorded, as texts such as `request_failed what=load`.
@MainActor final class LogSpy: EventLog {
  private var events: [String] = []

  func record(_ event: String, details: [String: String]) {
    let pairs = details.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let line = ([event] + pairs).joined(separator: " ")
    Effects.report(.logging, line)
    events.append(line)
  }

  /// Fails the case unless exactly `expected` was recorded since this was asked last.
  func shouldRecord(_ expected: [String], by role: Role, on member: String? = nil) throws {
    try role.should(
      "record an event for each thing that happened, and no other", on: member,
      expected: expected.sorted()
    ) { events.sorted() }
    events = []
  }
}
