import KataCore

/// One of the three scores as documents present it.
package struct ScoreEntry: Codable, Hashable, Sendable {
  package struct Part: Codable, Hashable, Sendable {
    package let name: String
    package let value: Double?
    package let weight: Double
  }

  package let raw: Double
  package let anchored: Int?
  package let uncapped: Double?
  /// The points since the attempt before; nil where there is none, or no anchor.
  package let change: Int?
  package let parts: [Part]

  init(_ score: Score, since last: ScoreValue? = nil) {
    raw = score.raw.rounded(places: 6)
    anchored = score.anchored
    uncapped = score.uncapped?.rounded(places: 4)
    change = score.anchored.flatMap { value in last?.anchored.map { value - $0 } }
    parts = score.parts.map { part in
      Part(
        name: part.name, value: part.value?.rounded(places: 6), weight: part.weight)
    }
  }
}
