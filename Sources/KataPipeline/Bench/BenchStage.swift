/// A part of a check with scores, measured from its beginning.
package struct BenchStage: Encodable, Hashable, Sendable {
  package let title: String
  package let begin: Samples
  package let end: Samples

  /// The stages that every round has gone through, in the order of the first.
  static func all(of rounds: [[StageWatch.Stage]]) -> [BenchStage] {
    (rounds.first ?? []).compactMap { first in
      let same = rounds.compactMap { round in round.first { $0.title == first.title } }
      guard same.count == rounds.count else { return nil }
      return BenchStage(
        title: first.title, begin: Samples(same.map(\.begin)), end: Samples(same.map(\.end)))
    }
  }
}
