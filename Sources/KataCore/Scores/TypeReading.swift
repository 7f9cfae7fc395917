/// What the scores have read of one type: its role, its jobs and the lines of each duty.
package struct TypeReading: Codable, Hashable, Sendable {
  package struct Duty: Codable, Hashable, Sendable {
    package let responsibility: Responsibility
    /// The share of the type's responsible atoms, 0 to 1.
    package let share: Double
    package let lines: [SourceLocation]

    package init(responsibility: Responsibility, share: Double, lines: [SourceLocation]) {
      self.responsibility = responsibility
      self.share = share
      self.lines = lines
    }
  }

  package let name: String
  package let kind: TypeFacts.Kind
  package let role: Role
  package let location: SourceLocation
  package let lines: Int
  /// How many jobs it does: e to the power of the entropy of its duties; 0 without any.
  package let jobs: Double
  /// The largest first.
  package let duties: [Duty]
  package let isMassiveController: Bool

  package init(
    name: String, kind: TypeFacts.Kind, role: Role, location: SourceLocation, lines: Int,
    jobs: Double,
    duties: [Duty], isMassiveController: Bool
  ) {
    self.name = name
    self.kind = kind
    self.role = role
    self.location = location
    self.lines = lines
    self.jobs = jobs
    self.duties = duties
    self.isMassiveController = isMassiveController
  }
}
