package import Foundation

/// What a learner has reached in a workspace, kept in `.kata/record.json` and committed with it.
package struct WorkspaceRecord: Codable, Hashable, Sendable {
  package struct Event: Codable, Hashable, Sendable {
    /// What happened; kinds that a later kata may add are kept as they are.
    package struct Kind: RawRepresentable, Codable, Hashable, Sendable {
      package let rawValue: String

      package init(rawValue: String) {
        self.rawValue = rawValue
      }

      package static let passed = Kind(rawValue: "passed")
      package static let solutionShown = Kind(rawValue: "solution-shown")
    }

    package let event: Kind
    package let date: Date
    /// The hash of the files that passed.
    package let submission: Digest?
    /// Says whether the solution was asked for before a pass.
    package let gaveUp: Bool?
  }

  let schema: String
  /// Oldest first.
  package let events: [Event]

  /// How many passes are kept besides the first.
  private static let capacity = 50

  package init(events: [Event] = []) {
    schema = "kata/record/v1"
    self.events = events
  }

  /// When a submission passed first; nil when none did.
  package var firstPassed: Date? { events.first { $0.event == .passed }?.date }

  /// Says whether the solution may be shown without giving up.
  package var isPassed: Bool { firstPassed != nil }

  /// Says whether these very files have passed.
  package func hasPassed(_ submission: Digest) -> Bool {
    events.contains { $0.event == .passed && $0.submission == submission }
  }

  /// Says whether the solution was shown before the first pass.
  package var gaveUp: Bool { events.contains { $0.event == .solutionShown && $0.gaveUp == true } }

  /// The record with a pass; the same one when this submission has passed before.
  func adding(passOf submission: Digest, at date: Date) -> WorkspaceRecord {
    let passes = events.filter { $0.event == .passed }
    guard !passes.contains(where: { $0.submission == submission }) else { return self }
    let dropped = passes.count > Self.capacity ? passes[1] : nil
    let pass = Event(event: .passed, date: date, submission: submission, gaveUp: nil)
    return WorkspaceRecord(events: events.filter { $0 != dropped } + [pass])
  }

  /// The record with a look at the solution; the same one when the last event says it already.
  func adding(solutionShownAt date: Date, gaveUp: Bool) -> WorkspaceRecord {
    if let last = events.last, last.event == .solutionShown, last.gaveUp == gaveUp { return self }
    let look = Event(event: .solutionShown, date: date, submission: nil, gaveUp: gaveUp)
    return WorkspaceRecord(events: events + [look])
  }
}
