import Foundation
import KataCore

/// How little there is to write, to follow and to maintain.
///
/// `0.35 · volume + 0.25 · hops + 0.20 · flow + 0.20 · worth`: code added to the starter's (a doubling takes all), types
/// that one behaviour runs through (one is best, sixteen are worst), how hard functions are to follow, and how much of
/// what is declared is more than ceremony. The starter is the easiest to write, so it is 100.
struct EaseOfUse: Sendable {
  let volume: Double?
  let hops: Double?
  let flow: Double?
  let ceremony: Ceremony

  /// - Parameter behaviours: The atoms that each behaviour case runs.
  init(_ design: Design, behaviours: [Set<Int>], starterTokens: Int?) {
    let facts = design.facts
    let tokens = facts.files.map(\.tokens).reduce(0, +)
    volume = starterTokens.flatMap { start in
      start > 0 && tokens > 0 ? Self.clamped(1 - log2(Double(tokens) / Double(start))) : nil
    }
    let counts = behaviours.map { atoms in
      Set(atoms.map { facts.type(of: facts.atoms[$0]) }).count
    }.filter { $0 > 0 }
    hops =
      counts.isEmpty
      ? nil
      : counts.map { Self.clamped(1 - log2(Double($0)) / 4) }.reduce(0, +) / Double(counts.count)
    flow = Self.flow(facts)
    ceremony = Ceremony(facts)
  }

  /// The mean over functions by their atoms: easy up to 4 breaks in the flow, hopeless at 20.
  private static func flow(_ facts: ProgramFacts) -> Double? {
    let atoms = Dictionary(grouping: facts.atoms, by: \.function).mapValues(\.count)
    let weight = atoms.values.reduce(0, +)
    let sum = atoms.sorted { $0.key < $1.key }.reduce(0.0) { sum, entry in
      let complexity = Double(facts.functions[entry.key].cognitiveComplexity)
      return sum + Double(entry.value) * clamped(1 - (complexity - 4) / 16)
    }
    return weight > 0 ? sum / Double(weight) : nil
  }

  private static func clamped(_ value: Double) -> Double { min(1, max(0, value)) }

  func score(_ anchors: ScoreAnchors?) -> Score {
    .weighted(
      .easeOfUse,
      [
        ("volume", volume, 0.35), ("hops", hops, 0.25), ("flow", flow, 0.2),
        ("worth", ceremony.share.map { 1 - $0 }, 0.2),
      ], anchors: anchors)
  }
}
