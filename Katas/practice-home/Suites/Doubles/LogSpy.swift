import PracticeHomeContract

/// Remembers what was recorded, as texts such as `request_failed request=subjects`.
@MainActor final class LogSpy: EventLog {
  private(set) var events: [String] = []

  func record(_ event: String, details: [String: String]) {
    let pairs = details.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let line = ([event] + pairs).joined(separator: " ")
    Effects.report(.logging, line)
    events.append(line)
  }

  /// Fails the case unless exactly `expected` was recorded since this was asked last.
  func shouldRecord(
    _ expected: [String], by role: Role = .screen, on member: String? = nil, _ occasion: String
  ) throws {
    try role.should(
      "record exactly what happened: \(occasion)", on: member, expected: expected
    ) { events }
    events = []
  }
}
