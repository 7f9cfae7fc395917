import Foundation
import KataCore

/// How little there is to write, to follow and to maintain.
///
/// `0.35 · volume + 0.25 · hops + 0.20 · flow + 0.20 · worth`: code added to the starter's (a doubling takes
/// all), types that one behaviour runs through (one is best, sixteen worst), how hard functions are to follow,
/// and how much of what is declared is more than ceremony. The starter is the easiest to write, so that it scores
/// high here and nowhere else.
struct EaseOfUse: Sendable {
  let volume: Double?
  let hops: Double?
  let flow: Double?
  let worth: Double?
  let ceremony: Ceremony

  init(_ design: Design, behaviours: [Set<Int>], starterTokens: Int?) {
    let facts = design.index.facts
    let tokens = facts.files.map(\.tokens).reduce(0, +)
    volume = starterTokens.flatMap { start in
      start > 0 && tokens > 0
        ? Self.clamped(1 - log2(Double(tokens) / Double(start))) : nil
    }
    let counts = behaviours.map { atoms in
      Set(atoms.map { facts.type(of: facts.atoms[$0]) }).count
    }.filter { $0 > 0 }
    hops =
      counts.isEmpty
      ? nil
      : counts.map { Self.clamped(1 - log2(Double($0)) / 4) }.reduce(0, +) / Double(counts.count)
    flow = Self.flow(design)
    ceremony = Ceremony(design)
    worth = ceremony.share.map { 1 - $0 }
  }

  /// The mean over functions by their atoms: easy up to 4 breaks in the flow, hopeless at 20.
  private static func flow(_ design: Design) -> Double? {
    var sum = 0.0
    var weight = 0
    for (index, function) in design.index.facts.functions.enumerated() {
      let atoms = design.index.atomsOfFunction[index].filter { design.workload.isCounted[$0] }
      guard !atoms.isEmpty else { continue }
      sum += Double(atoms.count) * clamped(1 - Double(function.cognitiveComplexity - 4) / 16)
      weight += atoms.count
    }
    return weight > 0 ? sum / Double(weight) : nil
  }

  private static func clamped(_ value: Double) -> Double { min(1, max(0, value)) }

  var parts: [Score.Part] {
    let parts: [(String, Double?, Double)] = [
      ("volume", volume, 0.35), ("hops", hops, 0.25), ("flow", flow, 0.2), ("worth", worth, 0.2),
    ]
    let measured = parts.filter { $0.1 != nil }.map(\.2).reduce(0, +)
    return parts.map { name, value, weight in
      Score.Part(
        name: name, value: value.map(Score.rounded),
        weight: value == nil || measured == 0 ? 0 : weight / measured)
    }
  }

  var raw: Double { Score.rounded(parts.map { ($0.value ?? 0) * $0.weight }.reduce(0, +)) }
}
