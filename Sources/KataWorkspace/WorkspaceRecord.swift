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
    /// The change requests with which they passed, by id; nil before the first.
    let changes: [String]?
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

  /// Says whether these very files have passed, together with the change requests that were begun.
  package func hasPassed(_ submission: Digest, with changes: [String]) -> Bool {
    events.contains {
      $0.event == .passed && $0.submission == submission && ($0.changes ?? []) == changes
    }
  }

  /// Says whether the solution was shown before the first pass.
  package var gaveUp: Bool { events.contains { $0.event == .solutionShown && $0.gaveUp == true } }

  /// The record with a pass; the same one when this submission has passed before with the same change requests.
  func adding(passOf submission: Digest, with changes: [String], at date: Date) -> WorkspaceRecord {
    guard !hasPassed(submission, with: changes) else { return self }
    let passes = events.filter { $0.event == .passed }
    let dropped = passes.count > Self.capacity ? passes[1] : nil
    let pass = Event(
      event: .passed, date: date, submission: submission,
      changes: changes.isEmpty ? nil : changes, gaveUp: nil)
    return WorkspaceRecord(events: events.filter { $0 != dropped } + [pass])
  }

  /// The record with a look at the solution; the same one when the last event says it already.
  func adding(solutionShownAt date: Date, gaveUp: Bool) -> WorkspaceRecord {
    if let last = events.last, last.event == .solutionShown, last.gaveUp == gaveUp { return self }
    let look = Event(
      event: .solutionShown, date: date, submission: nil, changes: nil, gaveUp: gaveUp)
    return WorkspaceRecord(events: events + [look])
  }
}
