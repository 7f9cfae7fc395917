import Foundation
import KataContent
package import KataCore
import KataWorkspace

/// Proves a kata's content by running it: what should pass does, what should fail does, and for the stated reason.
package struct ContentProof: Sendable {
  /// Something that the kata's author has to fix.
  package struct Problem: Codable, Hashable, Sendable {
    /// What it is about, such as `greeting mvp, mistake mvp-presenter-keeps-view`.
    package let subject: String
    package let message: String
    /// The seed with which it shows; nil for what no run depends on.
    package let seed: UInt64?

    package init(subject: String, message: String, seed: UInt64? = nil) {
      self.subject = subject
      self.message = message
      self.seed = seed
    }

    /// Says whether this is another problem's, found with another seed.
    func isSame(as other: Problem) -> Bool { subject == other.subject && message == other.message }
  }

  private let workshop: Workshop
  private let lessons: [String]
  private let seeds: [UInt64]
  private let part: String?

  /// - Parameters:
  ///   - lessons: The ids of the lessons that a kata may name.
  ///   - seeds: Where the suites' data come from; every solution is built once, what must hold is run with each of
  ///     them, and what must fail with the first.
  ///   - part: Proves only the solutions whose subject has this text in it; nil proves all.
  package init(workshop: Workshop, lessons: [String], seeds: [UInt64], part: String? = nil) {
    self.workshop = workshop
    self.lessons = lessons
    self.seeds = seeds
    self.part = part
  }

  /// Every problem of a kata; empty when its content holds.
  ///
  /// - Throws: `PipelineError` when a check cannot be run at all, or `CancellationError`.
  package func problems(
    of kata: Kata, report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws -> [Problem] {
    try await PipelineError.telling {
      let names = KataNames(kata, parser: workshop.parser)
      let folders = FoldersProof(kata: kata, cases: names.cases)
      let found =
        folders.missing.isEmpty ? try await problemsOfRuns(of: kata, report: report) : []
      // Every attempt of a pattern lists the same cases, so what is wrong with one is told once.
      return (folders.problems + proseProblems(of: kata, names) + found).reduce(into: []) {
        told, problem in
        if !told.contains(where: problem.isSame) { told.append(problem) }
      }
    }
  }

  /// What is wrong with all that needs no run.
  private func proseProblems(of kata: Kata, _ names: KataNames) -> [Problem] {
    NamesProof(kata: kata, lessons: lessons, names: names, parser: workshop.parser).problems
      + BriefProof(kata: kata).problems
      + TranslationProof(kata: kata, parser: workshop.parser).problems
      + ChangeProof(kata: kata, cases: names.cases).problems + DrillProof(kata: kata).problems
  }

  /// What the runs show; a fault in a starter or a reference shows in what follows too, so nothing follows it.
  private func problemsOfRuns(
    of kata: Kata, report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws -> [Problem] {
    let steps = try chosenSteps(for: kata).sorted { $0.stage < $1.stage }
    let (progress, faulty) = (StepCount(of: steps.count, report: report), FirstFault())
    // Without a pause between stages, in which a core would wait for the last of one.
    let outcomes = try await steps.concurrentMap { step -> Outcome? in
      guard !faulty.precedes(step.stage) else { return nil }
      let outcome = try await self.outcome(of: step, in: kata)
      if !outcome.faults.isEmpty { faulty.note(step.stage) }
      progress.finish(step.subject)
      return outcome
    }
    return zip(steps, outcomes).flatMap { step, outcome -> [Problem] in
      guard let outcome, !faulty.precedes(step.stage) else { return [] }
      return outcome.faults + outcome.lacks
    }
  }

  /// Whether a kata has solutions with the part's text in their subjects.
  ///
  /// - Throws: `PipelineError` for files that cannot be read.
  package func concerns(_ kata: Kata) throws -> Bool {
    guard FoldersProof.hasSources(kata) else { return true }
    do { return try !chosenSteps(for: kata).isEmpty } catch { throw PipelineError(error) }
  }

  private func chosenSteps(for kata: Kata) throws -> [ProofStep] {
    try ProofStep.all(of: kata).filter { step in part.map { step.subject.contains($0) } ?? true }
  }

  /// The result of a step.
  private struct Outcome: Sendable {
    /// What is wrong with the solution, or with the suites that judge it.
    let faults: [Problem]
    /// What the kata lacks besides, such as hints.
    let lacks: [Problem]
  }

  private func outcome(of step: ProofStep, in kata: Kata) async throws -> Outcome {
    let attempts = try await CheckPipeline(workshop: workshop).attempts(
      CheckRequest(
        kata: kata, pattern: step.pattern, changes: step.changes, files: step.files.sourceFiles,
        findings: [],
        submission: { step.subject }, seed: seeds.first ?? 1, started: Date(),
        requiresSandbox: false),
      seeds: step.expectation.holds ? seeds : Array(seeds.prefix(1)), report: { _ in })
    return Outcome(
      faults: attempts.flatMap { attempt in
        step.expectation.faults(of: attempt).map {
          Problem(subject: step.subject, message: $0, seed: attempt.seed)
        }
      },
      lacks: attempts.flatMap { attempt in
        hintProblems(attempt, kata) + titleProblems(attempt, kata)
          + milestoneProblems(attempt, step, kata)
      })
  }

  /// Every case has its title in each language that the kata is translated to.
  private func titleProblems(_ attempt: Attempt, _ kata: Kata) -> [Problem] {
    let sentences = KataSentences(kata: kata.folder)
    return Language.allCases.filter {
      $0 != .english && kata.titles[$0.rawValue] != nil && !sentences.areBroken(in: $0)
    }
    .flatMap { language -> [Problem] in
      let catalogue = Catalogue(sentences: sentences.sentences(in: language))
      return attempt.results.map(\.check.title).filter { catalogue.text($0) == $0 }.map {
        Problem(
          subject: "\(kata.id), Sentences/\(language.rawValue).lproj",
          message: "is missing: \($0)")
      }
    }
  }

  /// The starter has reached no milestone, and a reference all of them.
  private func milestoneProblems(
    _ attempt: Attempt, _ step: ProofStep, _ kata: Kata
  ) -> [Problem] {
    guard attempt.buildFault == nil else { return [] }
    let files = step.files.sourceFiles
    let wrong = kata.milestones.filter { milestone in
      switch step.expectation {
      case .starter: milestone.isReached(by: attempt, files: files)
      case .reference: !milestone.isReached(by: attempt, files: files)
      case .trips, .lacks: false
      }
    }
    return wrong.map {
      Problem(
        subject: step.subject,
        message:
          "the milestone \"\($0.title(in: .english))\" is reached by the starter, or not by a reference"
      )
    }
  }

  private func hintProblems(_ attempt: Attempt, _ kata: Kata) -> [Problem] {
    let hints = Hints(kata: kata.folder)
    let without = attempt.results.filter { hints.first(for: $0.check.id) == nil }.map {
      Problem(subject: "\(kata.id), Hints.md", message: "no hint for \($0.check.id)")
    }
    return without + DrillProof(kata: kata).problems(attempt.results.map(\.check.id))
  }
}
