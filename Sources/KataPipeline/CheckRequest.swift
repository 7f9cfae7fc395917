package import Foundation
import KataContent
package import KataCore
import KataSyntax

/// What is to be checked, and how.
package struct CheckRequest: Sendable {
  package let kata: Kata
  package let pattern: Pattern
  /// The change requests that were begun, whose suites run as well.
  package let changes: [ChangeRequest]
  /// The files as they were when the last of them was begun; nil where nobody kept them.
  package let changeBase: [SourceFile]?
  /// The files with which it held first, after which it has touched nothing more; nil while it does not hold.
  package let changeResult: [SourceFile]?
  /// The learner's files as they were read.
  package let files: [SourceFile]
  /// What stood in the way of reading them; an error among these ends the check.
  package let findings: [Finding]
  /// The learner's own tests, on which no verdict depends.
  package let tests: OwnTestFiles
  /// Computes SHA-256 over the files; asked for while the compiler works.
  package let submission: @Sendable () -> String
  /// Where the suites' data come from.
  package let seed: UInt64
  package let started: Date
  /// Says whether the check is refused where only tier `limited` is to be had.
  package let requiresSandbox: Bool
  /// The language of the kata's hints; asked for when one is told.
  package let language: @Sendable () -> Language
  /// Says whether a planted mistake is to be found, which a first hint below a failure would name.
  package let isReview: Bool
  /// Receives how far the code will be kept apart, before any of it runs, where that is not the full sandbox.
  package let noteLimits: @Sendable (Isolation) -> Void

  package init(
    kata: Kata, pattern: Pattern, changes: [ChangeRequest] = [],
    changeBase: [SourceFile]? = nil, changeResult: [SourceFile]? = nil, files: [SourceFile],
    findings: [Finding],
    tests: OwnTestFiles = OwnTestFiles(),
    submission: @escaping @Sendable () -> String,
    seed: UInt64, started: Date,
    requiresSandbox: Bool, language: @escaping @Sendable () -> Language = { .english },
    isReview: Bool = false,
    noteLimits: @escaping @Sendable (Isolation) -> Void = { _ in }
  ) {
    self.kata = kata
    self.pattern = pattern
    self.changes = changes
    self.changeBase = changeBase
    self.changeResult = changeResult
    self.files = files
    self.findings = findings
    self.tests = tests
    self.submission = submission
    self.seed = seed
    self.started = started
    self.requiresSandbox = requiresSandbox
    self.language = language
    self.isReview = isReview
    self.noteLimits = noteLimits
  }

  /// The kata's hints in the learner's language, as far as they are given.
  func hints() -> Hints {
    isReview ? Hints(markdown: "") : Hints(kata: kata.folder, language: language())
  }

  /// What the last change request has touched until it held, or so far.
  func footprint() -> ChangeFootprint? {
    changeBase.map { ChangeReader().footprint(from: $0, to: changeResult ?? files) }
  }
}
