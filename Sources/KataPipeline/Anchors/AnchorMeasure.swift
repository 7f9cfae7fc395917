import Foundation
package import KataCore
import KataWorkspace

/// Measures what a kata's starter and references score, by which all other solutions are anchored.
package struct AnchorMeasure: Sendable {
  private let workshop: Workshop

  package init(workshop: Workshop) {
    self.workshop = workshop
  }

  /// The anchors of every pattern, by its id.
  ///
  /// - Throws: `PipelineError` also when something of the kata does not build; `CancellationError`.
  package func anchors(
    of kata: Kata, report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws -> [String: ScoreAnchors] {
    try await PipelineError.telling {
      let shipped = ShippedFiles(of: kata)
      guard let first = kata.patterns.first else { return [:] }
      // It has no pattern, so it scores the same in all of them.
      let starter = Step(name: "starter", pattern: first, files: try shipped.starter())
      let references = try kata.patterns.map {
        Step(name: "reference", pattern: $0, files: try shipped.solution($0))
      }
      let progress = StepCount(of: references.count + 1, report: report)
      let measured = try await ([starter] + references).concurrentMap { step in
        let values = try await self.values(of: step, in: kata)
        progress.finish("scores of \(kata.id) \(step.pattern.id), \(step.name)")
        return values
      }
      return Dictionary(
        uniqueKeysWithValues: zip(references, measured.dropFirst()).map { step, values in
          (step.pattern.id, ScoreAnchors(starter: measured[0], reference: values))
        })
    }
  }

  /// One solution to score.
  private struct Step: Sendable {
    let name: String
    let pattern: Pattern
    let files: SourceTree
  }

  private func values(of step: Step, in kata: Kata) async throws -> ScoreAnchors.Values {
    let (name, pattern, files) = (step.name, step.pattern, step.files)
    let request = CheckRequest(
      kata: kata, pattern: pattern, files: files.sourceFiles, findings: [],
      tests: OwnTestFiles(files: files.testFiles), submission: { name }, seed: 1,
      started: Date(), requiresSandbox: false)
    let scores = try await CheckPipeline(workshop: workshop).scores(request) { _ in }
    guard let scores else {
      throw PipelineError.failed(
        "The \(name) of \(kata.id) cannot be scored for \(pattern.id): it does not build.")
    }
    guard let distribution = scores[.distribution], let testability = scores[.testability],
      let easeOfUse = scores[.easeOfUse]
    else {
      throw PipelineError.failed(
        "The \(name) of \(kata.id) cannot be scored for \(pattern.id): its behaviour is not whole.")
    }
    return ScoreAnchors.Values(
      distribution: distribution.raw, testability: testability.raw, easeOfUse: easeOfUse.raw)
  }
}
