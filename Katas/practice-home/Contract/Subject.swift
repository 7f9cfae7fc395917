import Foundation

/// Something to practise, such as algebra.
nonisolated public struct Subject: Equatable, Sendable {
  /// The number under which the server knows the subject.
  public var id: Int
  /// What people call it.
  public var name: String
  /// The phases in which the subject is open.
  public var phases: [Phase]
  /// How many exercises there are.
  public var exerciseCount: Int
  /// How many of them the user has done.
  public var doneCount: Int
  /// The moment from which on the subject may be shown, nil for always; nothing uses it yet.
  public var opensAt: Date?

  /// Makes a subject from all parts.
  public init(
    id: Int, name: String, phases: [Phase], exerciseCount: Int, doneCount: Int,
    opensAt: Date? = nil
  ) {
    self.id = id
    self.name = name
    self.phases = phases
    self.exerciseCount = exerciseCount
    self.doneCount = doneCount
    self.opensAt = opensAt
  }
}
