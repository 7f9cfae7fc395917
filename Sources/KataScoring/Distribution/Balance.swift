/// The share of the work outside of the type that does most of it.
///
/// 0 when one type does everything.
/// Where it can be wrong: a large type of one duty, such as the layout of a long form, weighs like a massive one.
struct Balance: Hashable, Sendable {
  /// The share of the work, 0 to 1.
  let value: Double

  init(_ matrix: DutyMatrix) {
    let masses = matrix.rows.values.map { $0.reduce(0, +) }.sorted()
    let sum = masses.reduce(0, +)
    value = sum > 1e-9 ? 1 - (masses.last ?? 0) / sum : 0
  }
}
