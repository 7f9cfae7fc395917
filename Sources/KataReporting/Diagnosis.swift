import KataCore

/// What an attempt's results come to, sorted by what a learner should see first.
struct Diagnosis: Sendable {
  let attempt: Attempt
  /// The cases that did not hold, the most telling group first, without those in `missingSeam`.
  let failing: [CaseResult]
  /// The case that ran when the program ended or was stopped.
  let interrupted: CaseResult?
  let missingSeam: MissingSeam?

  init(_ attempt: Attempt) {
    self.attempt = attempt
    missingSeam = MissingSeam(attempt)
    interrupted = attempt.results.first { $0.wasInterrupted }
    let explained = Set(missingSeam?.cases ?? [])
    let failing = attempt.results.filter { result in
      (result.status == .failed || result.status == .skipped) && !explained.contains(result.check)
    }
    self.failing = Self.ordered(failing, of: attempt)
  }

  /// The screen first, but once the seam is there a part behind it goes before.
  ///
  /// What fails in a part mostly fails on the screen too, and only the part knows where. What the source shows of a
  /// part goes before what fails in a run.
  private static func ordered(_ failing: [CaseResult], of attempt: Attempt) -> [CaseResult] {
    let groups = CheckCase.Group.allCases.flatMap { group in
      let own = failing.filter { $0.check.group == group }
      return own.filter(\.isOfSource) + own.filter { !$0.isOfSource }
    }
    let hasSeam = attempt.results.contains { $0.check.group == .structure && $0.isPassed }
    guard hasSeam, let part = groups.firstIndex(where: { $0.check.group == .structure }) else {
      return groups
    }
    return [groups[part]] + groups[..<part] + groups[(part + 1)...]
  }

  /// How many cases were never reported.
  var unreached: Int { attempt.results.count { $0.status == .notRun } }

  /// Says whether any case was started.
  var hasRun: Bool { unreached < attempt.results.count }

  func results(in group: CheckCase.Group) -> [CaseResult] {
    attempt.results.filter { $0.check.group == group }
  }
}

extension CaseResult {
  /// Whether its failure is one that the source itself shows.
  fileprivate var isOfSource: Bool { failures.contains(where: \.isOfSource) }

  fileprivate var wasInterrupted: Bool {
    switch status {
    case .crashed, .timedOut, .flooded: true
    case .passed, .failed, .skipped, .notRun: false
    }
  }
}

extension Attempt {
  /// The name of a group on a report.
  func title(of group: CheckCase.Group) -> String {
    switch group {
    case .behaviour: "Behaviour"
    case .structure: pattern.title
    case .lifetime: "Lifetime"
    case .change: "Change"
    }
  }
}
