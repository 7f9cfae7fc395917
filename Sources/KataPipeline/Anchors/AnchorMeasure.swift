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
      var anchors: [String: ScoreAnchors] = [:]
      var done = 0
      let step = { (pattern: Pattern, name: String) in
        report(
          WorkProgress(
            activity: "scoring \(kata.id) \(pattern.id), \(name)", completed: done,
            total: kata.patterns.count + 1))
        done += 1
      }
      guard let first = kata.patterns.first else { return [:] }
      step(first, "starter")
      // It has no pattern, so it scores the same in all of them.
      let starter = try await values(
        of: try shipped.starter(), "starter", kata, first)
      for pattern in kata.patterns {
        step(pattern, "reference")
        let files = try shipped.solution(pattern)
        anchors[pattern.id] = ScoreAnchors(
          starter: starter, reference: try await values(of: files, "reference", kata, pattern))
      }
      return anchors
    }
  }

  private func values(
    of files: SourceTree, _ name: String, _ kata: Kata, _ pattern: Pattern
  ) async throws -> ScoreAnchors.Values {
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
