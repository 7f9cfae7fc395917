import KataContent
package import KataCore

/// Proves what a kata says about scores: its anchors are those that are measured, and wide enough apart.
package struct AnchorProof: Sendable {
  private let workshop: Workshop

  package init(workshop: Workshop) {
    self.workshop = workshop
  }

  /// Every problem; a kata without anchors is not measured, since its scores stay raw.
  ///
  /// - Throws: `PipelineError` when nothing can be measured, or `CancellationError`.
  package func problems(
    of kata: Kata, report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws -> [ContentProof.Problem] {
    let services = Self.strayServices(of: kata)
    guard !kata.anchors.isEmpty else { return services + Self.missing(of: kata) }
    let measured = try await AnchorMeasure(workshop: workshop).anchors(of: kata, report: report)
    return services + Self.problems(stored: kata.anchors, measured: measured, kata: kata)
  }

  /// Says that a drill which is scored has not been measured.
  package static func missing(of kata: Kata) -> [ContentProof.Problem] {
    guard kata.drill?.isScored == true, kata.anchors.isEmpty else { return [] }
    let message = "is not there, and `scored` is true; `kata dev anchors \(kata.id)` measures it"
    return [ContentProof.Problem(subject: "\(kata.id), Scores.json", message: message)]
  }

  /// Compares what is stored with what was measured, and looks at the gaps.
  package static func problems(
    stored: [String: ScoreAnchors], measured: [String: ScoreAnchors], kata: Kata
  ) -> [ContentProof.Problem] {
    kata.patterns.flatMap { pattern -> [ContentProof.Problem] in
      guard let measured = measured[pattern.id] else { return [] }
      let messages =
        stored[pattern.id].map { differences($0, measured) }
        ?? ["has no anchors; `kata dev anchors \(kata.id)` measures them"]
      return (messages + narrowness(measured)).map {
        ContentProof.Problem(subject: "\(kata.id) \(pattern.id), Scores.json", message: $0)
      }
    }
  }

  /// Values farther apart than this are different ones.
  private static let tolerance = 0.0005
  /// How far the reference has to be above the starter for a scale between them to mean something.
  private static let leastGap = 0.15

  private static func differences(_ stored: ScoreAnchors, _ measured: ScoreAnchors) -> [String] {
    [
      ("starter", stored.starter, measured.starter),
      ("reference", stored.reference, measured.reference),
    ]
    .flatMap { end, old, new in
      Score.Feature.allCases.compactMap { feature in
        guard abs(old[feature] - new[feature]) > tolerance else { return nil }
        let values = "\(old[feature].shown), and \(new[feature].shown) is measured"
        return "\(end), \(feature.rawValue): \(values); `kata dev anchors` rewrites it"
      }
    }
  }

  private static func narrowness(_ anchors: ScoreAnchors) -> [String] {
    Score.Feature.allCases.compactMap { feature in
      let (low, high) = (anchors.starter[feature], anchors.reference[feature])
      switch feature {
      case .distribution, .testability:
        guard high - low < leastGap else { return nil }
        return "\(feature.rawValue) leads from \(low.shown) to \(high.shown), "
          + "and the reference should be at least \(leastGap) above the starter"
      case .easeOfUse:
        guard low <= high else { return nil }
        return "\(feature.rawValue): the starter has \(low.shown) and the reference \(high.shown), "
          + "and the starter should be the easier of the two"
      }
    }
  }

  private static func strayServices(of kata: Kata) -> [ContentProof.Problem] {
    guard let known = try? ContractFiles(of: kata).names else { return [] }
    return kata.services.keys.sorted().filter { !known.contains($0) }.map {
      ContentProof.Problem(
        subject: "\(kata.id), kata.json",
        message: "`services` names \($0), which is no contract type")
    }
  }
}

extension Double {
  /// With four decimals, so that what counts as a difference is seen.
  fileprivate var shown: String {
    let digits = String(Int((abs(self) * 10_000).rounded()))
    let padded = String(repeating: "0", count: max(5 - digits.count, 0)) + digits
    return (self < 0 ? "-" : "") + padded.dropLast(4) + "." + padded.suffix(4)
  }
}
