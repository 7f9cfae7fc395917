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
      let starter = try shipped.starter().sourceFiles
      var anchors: [String: ScoreAnchors] = [:]
      for (index, pattern) in kata.patterns.enumerated() {
        let step = { (name: String, half: Int) in
          report(
            WorkProgress(
              activity: "scoring \(kata.id) \(pattern.id), \(name)", completed: 2 * index + half,
              total: 2 * kata.patterns.count))
        }
        step("starter", 0)
        let first = try await values(of: starter, "starter", kata, pattern)
        step("reference", 1)
        let reference = try shipped.solution(pattern).sourceFiles
        let last = try await values(of: reference, "reference", kata, pattern)
        anchors[pattern.id] = ScoreAnchors(starter: first, reference: last)
      }
      return anchors
    }
  }

  private func values(
    of files: [SourceFile], _ name: String, _ kata: Kata, _ pattern: Pattern
  ) async throws -> ScoreAnchors.Values {
    let request = CheckRequest(
      kata: kata, pattern: pattern, files: files, findings: [], submission: { name }, seed: 1,
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
