import LibraryContract

/// Remembers what was recorded.
@MainActor final class LogSpy: EventLog {
  private(set) var events: [String] = []

  func record(_ event: String) {
    Effects.report(.logging, event)
    events.append(event)
  }
}
