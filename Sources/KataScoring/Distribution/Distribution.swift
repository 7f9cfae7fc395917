import KataCore

/// How well duties are separated by types, in balance, with references in the pattern's direction.
///
/// `raw = max(0, separation) · (½ + ½ · balance) · (½ + ½ · allowed)`. Balance and direction weigh only as far as
/// duties are separated at all: a sum would give part of the scale to a massive controller that merely refers to
/// nobody.
struct Distribution: Hashable, Sendable {
  let separation: Separation
  let balance: Balance
  /// The share of references that the pattern allows, 0 to 1.
  let allowed: Double

  init(_ matrix: DutyMatrix, allowed: Double) {
    separation = Separation(matrix)
    balance = Balance(matrix)
    self.allowed = allowed
  }

  private var dealt: Double { max(0, separation.value) * (0.5 + 0.5 * balance.value) }

  var raw: Double { Score.rounded(dealt * (0.5 + 0.5 * allowed)) }

  /// Each with what it adds to those before it; together they make up the raw value.
  var parts: [Score.Part] {
    let separated = Score.rounded(max(0, separation.value))
    return [
      Score.Part(name: "separation", value: separated, weight: 0.25),
      Score.Part(name: "balance", value: Score.rounded(balance.value), weight: 0.25 * separated),
      Score.Part(
        name: "allowed", value: Score.rounded(allowed), weight: 0.5 * Score.rounded(dealt)),
    ]
  }
}
