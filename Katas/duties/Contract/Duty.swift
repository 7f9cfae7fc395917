/// The eight duties that pile up in a view controller.
nonisolated public enum Duty: String, CaseIterable, Sendable {
  /// Asking the server.
  case networking
  /// Reading and writing what outlives the screen.
  case storage
  /// Recording what happened, for statistics.
  case logging
  /// Turning data into something else: decoding, computing, formatting.
  case processing
  /// Making views and laying them out.
  case layout
  /// Leading to another screen.
  case navigation
  /// Receiving what somebody does on the screen.
  case viewEvents
  /// Receiving what changes elsewhere in the model.
  case modelEvents
  /// You have not decided yet.
  case undecided
}
