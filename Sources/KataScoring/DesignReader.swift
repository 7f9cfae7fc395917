package import KataCore

/// Reads what can be said of a design without building it: types with their duties and roles, references, effects,
/// distribution.
package struct DesignReader: Sendable {
  private let design: Design

  /// Makes a reader of a program by the duties that the catalogue says.
  ///
  /// - Parameters:
  ///   - pattern: The id of the pattern whose rules hold; nil to infer it.
  ///   - lesson: The id of the lesson that teaches the pattern, where that is another word.
  package init(_ facts: ProgramFacts, pattern: String? = nil, lesson: String? = nil) {
    design = Design(facts, pattern: pattern, lesson: lesson, isOnlyRead: true)
  }

  /// Reads all of it.
  package func reading(anchors: ScoreAnchors? = nil) -> StaticReading {
    let findings = FindingOrder.static.flatMap { $0.findings(in: FindingContext(design)) }
    return StaticReading(design, anchors: anchors, findings: findings)
  }
}
