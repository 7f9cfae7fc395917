import KataCore

/// A seam that the learner has not written yet, so that all cases behind it fail alike.
struct MissingSeam: Sendable {
  /// The contract's protocol that nothing conforms to yet.
  let seam: String
  /// The failure that all the cases share.
  let failure: CaseFailure
  /// The cases that wait for it.
  let cases: [CheckCase]
  let groups: [CheckCase.Group]
  /// Says whether it is the seam that opens the pattern's suite, rather than a part of it.
  let opensPattern: Bool

  /// Finds the seam when no structure case held and all that failed say the same; nil otherwise.
  init?(_ attempt: Attempt) {
    let structure = attempt.results.filter { $0.check.group == .structure }
    guard let failure = structure.lazy.compactMap(\.failures.first).first,
      let seam = failure.seam, failure.member == nil,
      structure.allSatisfy({ $0.status == .notRun || $0.waits(for: failure) })
    else { return nil }
    let waiting = attempt.results.filter { $0.waits(for: failure) }.map(\.check)
    self.seam = seam
    self.failure = failure
    cases = waiting
    groups = CheckCase.Group.allCases.filter { group in waiting.contains { $0.group == group } }
    opensPattern = seam == attempt.pattern.seam
  }

  /// What to write, when the kata gives no hint of its own.
  var advice: String {
    opensPattern
      ? "Write `enum Solution: \(seam)` and let the compiler list what it asks for."
      : "Declare a type that conforms to `\(seam)`, and make it where `Solution` builds the parts."
  }
}

extension CaseResult {
  fileprivate func waits(for failure: CaseFailure) -> Bool {
    guard status == .failed, let own = failures.first else { return false }
    return own.seam == failure.seam && own.should == failure.should
      && own.member == nil && own.actual == failure.actual
  }
}
