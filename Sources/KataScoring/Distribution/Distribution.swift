import KataCore

/// How well duties are spread over types: cut apart by what they are, in balance, and each knowing whom it may know.
///
/// `raw = max(0, separation) · (0.5 + 0.5 · balance) · (0.5 + 0.5 · allowed)`: how well types tell duties apart, of
/// which up to half goes when one of them does nearly all, and up to half when they know each other against the
/// pattern, since parts that all know each other are no parts. Balance and references weigh only as far as duties are
/// separated at all: a sum would give part of the scale to a massive controller that merely knows nobody wrong, and to
/// any random split of it. A pair of types counts by the smaller one's duties, so types that do nothing cannot dilute
/// a wrong reference, and without a second role nothing is allowed because nothing is asked.
///
/// Balance as a factor without the half was tried: one type per line, which it must praise, then gained more than
/// separation takes from it.
struct Distribution: Hashable, Sendable {
  let separation: Separation
  let balance: Balance
  /// The share of references that the pattern allows, 0 to 1.
  let allowed: Double

  /// How much of what separation gives goes when one type does everything.
  static let evenness = 0.5
  /// How much of what is left goes when no reference is allowed.
  static let direction = 0.5

  init(_ blocks: [Block], allowed: Double, reshuffles: Int = 200, deals: Deals = Deals()) {
    let deck = Deck(blocks)
    separation = Separation(deck, reshuffles: reshuffles, deals: deals)
    balance = Balance(deck)
    self.allowed = allowed
  }

  var raw: Double { Score.rounded(dealt * (1 - Self.direction + Self.direction * allowed)) }

  /// How well the work is dealt out, whoever knows whom.
  var dealt: Double {
    max(0, separation.value) * (1 - Self.evenness + Self.evenness * balance.value)
  }

  /// Each with what it adds to those before it; together they make up the raw value.
  var parts: [Score.Part] {
    let separation = Score.rounded(max(0, separation.value))
    let undirected = 1 - Self.direction
    return [
      Score.Part(
        name: "separation", value: separation, weight: (1 - Self.evenness) * undirected),
      // Their weights shrink with the separation that they go with.
      Score.Part(
        name: "balance", value: Score.rounded(balance.value),
        weight: Self.evenness * undirected * separation),
      Score.Part(
        name: "allowed", value: Score.rounded(allowed),
        weight: Self.direction * Score.rounded(dealt)),
    ]
  }
}

extension Score {
  /// Cuts off digits in which machines' logarithms may differ.
  static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}
