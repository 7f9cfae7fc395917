package import KataCore

/// The scores of one solution as JSON, `kata/score/v1`.
package struct ScoreJSON: Sendable {
  package let text: String

  /// Makes the document; `last` holds the values of the attempt before this one.
  package init(
    _ scores: Scores, kata: Kata, pattern: Pattern, since last: [Score.Feature: ScoreValue] = [:],
    thresholds: [ScoreThreshold] = [], tool: String
  ) throws {
    let document = Document(
      schema: "kata/score/v1", tool: tool, kata: ResultDocument.KataReference(kata),
      pattern: pattern.id, scores: ScoreDocument(scores, since: last),
      thresholds: thresholds.isEmpty ? nil : thresholds.map(ThresholdEntry.init))
    text = try JSONReport(document).text
  }

  private struct Document: Encodable {
    let schema: String
    let tool: String
    let kata: ResultDocument.KataReference
    let pattern: String
    let scores: ScoreDocument
    let thresholds: [ThresholdEntry]?
  }
}
