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
  private let seeds: [UInt64]
  private let part: String?

  /// - Parameters:
  ///   - seeds: Where the suites' data come from; every solution is built once, what must hold is run with each of
  ///     them, and what must fail with the first.
  ///   - part: Proves only the solutions whose subject has this text in it; nil proves all.
  package init(workshop: Workshop, seeds: [UInt64], part: String? = nil) {
    self.workshop = workshop
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
      let prose =
        BriefProof(kata: kata).problems + ChangeProof(kata: kata).problems
        + DrillProof(kata: kata).problems
      let steps = try chosenSteps(for: kata)
      let progress = StepCount(of: steps.count, report: report)
      let found = try await steps.concurrentMap { step in
        let problems = try await self.problems(of: step, in: kata)
        progress.finish(step.subject)
        return problems
      }
      // Every attempt of a pattern lists the same cases, so what is wrong with one is told once.
      return (prose + found.joined()).reduce(into: []) { told, problem in
        if !told.contains(where: problem.isSame) { told.append(problem) }
      }
    }
  }

  /// Whether a kata has solutions with the part's text in their subjects.
  ///
  /// - Throws: `PipelineError` for files that cannot be read.
  package func concerns(_ kata: Kata) throws -> Bool {
    do { return try !chosenSteps(for: kata).isEmpty } catch { throw PipelineError(error) }
  }

  private func chosenSteps(for kata: Kata) throws -> [Step] {
    try steps(for: kata).filter { step in part.map { step.subject.contains($0) } ?? true }
  }

  /// One solution to check and what must come of it.
  private struct Step: Sendable {
    let subject: String
    let pattern: Pattern
    let files: SourceTree
    var changes: [ChangeRequest] = []
    let expectation: Expectation
  }

  private enum Expectation: Sendable {
    /// Behaviour and lifetime hold, and nothing of the structure does.
    case starter
    case reference
    /// Exactly these cases or findings trip.
    case trips(Set<String>)
    /// Every case of this change request trips, and nothing else.
    case lacks(ChangeRequest)

    /// Whether the screen must behave with whatever data a seed draws.
    var holds: Bool {
      switch self {
      case .starter, .reference: true
      case .trips, .lacks: false
      }
    }
  }

  private func steps(for kata: Kata) throws -> [Step] {
    let shipped = ShippedFiles(of: kata)
    return try kata.patterns.flatMap { pattern in
      let name = "\(kata.id) \(pattern.id)"
      let reference = try shipped.solution(pattern)
      let mistakes = try kata.mistakes.filter { $0.pattern == pattern.id }.map { mistake in
        Step(
          subject: "\(name), mistake \(mistake.name)", pattern: pattern,
          files: try shipped.mistake(mistake, over: reference),
          expectation: .trips(Set(mistake.trips)))
      }
      let alternatives = try shipped.alternatives(pattern, over: reference).map {
        Step(
          subject: "\(name), alternative \($0.name)", pattern: pattern, files: $0.files,
          expectation: .reference)
      }
      return [
        Step(
          subject: "\(name), starter", pattern: pattern, files: try shipped.starter(),
          expectation: .starter),
        Step(
          subject: "\(name), reference", pattern: pattern, files: reference,
          expectation: .reference),
      ] + alternatives + mistakes + (try changeSteps(pattern, of: kata, shipped))
    }
  }

  /// Each change request before it is made, after it is made in the pattern, and made in the massive controller.
  private func changeSteps(
    _ pattern: Pattern, of kata: Kata, _ shipped: ShippedFiles
  ) throws -> [Step] {
    var before = try shipped.solution(pattern)
    return try kata.changes.enumerated().flatMap { index, change in
      let (name, begun) = ("\(kata.id) \(pattern.id), change \(change.id)", kata.changes[...index])
      let after = try shipped.solution(pattern, after: change)
      defer { before = after }
      let cases: [(String, SourceTree, Expectation)] = [
        ("before it", before, .lacks(change)), ("reference", after, .reference),
        ("starter", try shipped.starter(after: change), .starter),
      ]
      return cases.map {
        Step(
          subject: "\(name), \($0)", pattern: pattern, files: $1, changes: Array(begun),
          expectation: $2)
      }
    }
  }

  private func problems(of step: Step, in kata: Kata) async throws -> [Problem] {
    let attempts = try await CheckPipeline(workshop: workshop).attempts(
      CheckRequest(
        kata: kata, pattern: step.pattern, changes: step.changes, files: step.files.sourceFiles,
        findings: [],
        submission: { step.subject }, seed: seeds.first ?? 1, started: Date(),
        requiresSandbox: false),
      seeds: step.expectation.holds ? seeds : Array(seeds.prefix(1)), report: { _ in })
    return attempts.flatMap { attempt in
      problems(about: attempt, step.expectation).map {
        Problem(subject: step.subject, message: $0, seed: attempt.seed)
      } + hintProblems(attempt, kata) + titleProblems(attempt, kata)
        + milestoneProblems(attempt, step, kata)
    }
  }

  private func problems(about attempt: Attempt, _ expectation: Expectation) -> [String] {
    let failed = Set(attempt.results.filter { !$0.isPassed }.map(\.check.id))
    let tripped = failed.union(attempt.findings.filter { $0.severity == .error }.map(\.id))
    switch expectation {
    case .reference:
      return Self.difference(tripped, from: [], attempt)
    case .trips(let expected):
      // A solution that does not run trips its finding; that no case ran is no news then.
      let found =
        attempt.results.allSatisfy { $0.status == .notRun } ? tripped.subtracting(failed) : tripped
      return Self.difference(found, from: expected, attempt)
    case .starter:
      let structure = attempt.results.filter { $0.check.group == .structure }.map(\.check.id)
      return Self.difference(tripped, from: Set(structure), attempt)
    case .lacks(let change):
      let asked = attempt.results.map(\.check.id).filter { $0.hasPrefix("\(change.id).") }
      return Self.difference(tripped, from: Set(asked), attempt)
    }
  }

  private static func difference(
    _ found: Set<String>, from expected: Set<String>, _ attempt: Attempt
  ) -> [String] {
    let missing = expected.subtracting(found).sorted().map { "\($0) should trip and does not" }
    let stray = found.subtracting(expected).sorted().map { id in
      let result = attempt.results.first { $0.check.id == id }
      let finding = attempt.findings.first { $0.id == id }
      let detail =
        result?.failures.first.map { "\($0.should) \($0.actual ?? "")" } ?? finding?.summary
      return "\(id) should not trip and does: \(detail ?? result?.status.rawValue ?? "")"
    }
    return missing + stray
  }

  /// Every case has its title in each language that the kata is translated to.
  private func titleProblems(_ attempt: Attempt, _ kata: Kata) -> [Problem] {
    Language.allCases.filter { $0 != .english && kata.titles[$0.rawValue] != nil }
      .flatMap { language -> [Problem] in
        let catalogue = Catalogue(
          sentences: KataSentences(kata: kata.folder).sentences(in: language))
        return attempt.results.map(\.check.title).filter { catalogue.text($0) == $0 }.map {
          Problem(
            subject: "\(kata.id), Sentences/\(language.rawValue).lproj",
            message: "is missing: \($0)")
        }
      }
  }

  /// The starter has reached no milestone, and a reference all of them.
  private func milestoneProblems(
    _ attempt: Attempt, _ step: Step, _ kata: Kata
  ) -> [Problem] {
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
