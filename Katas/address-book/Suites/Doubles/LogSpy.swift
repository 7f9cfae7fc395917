import AddressBookContract

/// Remembers what was recorded, as texts such as `request_failed reason=data`.
@MainActor final class LogSpy: EventLog {
  private var events: [String] = []

  func record(_ event: String, details: [String: String]) {
    let pairs = details.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let line = ([event] + pairs).joined(separator: " ")
    Effects.report(.logging, line)
    events.append(line)
  }

  /// Fails the case unless exactly `expected` was recorded since this was asked last.
  func shouldRecord(_ expected: [String], _ occasion: String) throws {
    try Role.screen.should(
      "record exactly what happened: \(occasion)", expected: expected.sorted()
    ) { events.sorted() }
    events = []
  }
}
