/// All that the page knows of subjects now: data, and no text made of it.
nonisolated public struct SubjectsData: Equatable, Sendable {
  /// Those open in the user's current phase, in the server's order; nil until any are known.
  public var openSubjects: [Subject]?
  /// The user's current phase.
  public var phase: Phase
  /// Says whether the last answer to the newest request was a failure.
  public var hasFailed: Bool

  /// Gathers what is known.
  public init(openSubjects: [Subject]?, phase: Phase, hasFailed: Bool) {
    self.openSubjects = openSubjects
    self.phase = phase
    self.hasFailed = hasFailed
  }
}
