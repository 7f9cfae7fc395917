import Foundation
import KataCore

/// How much knowing a line's type tells about the line's duty, beyond chance.
///
/// `U = I(duty; type) / H(duty)` is the uncertainty coefficient (Theil), and `(U − E[U]) / (1 − E[U])` corrects it for
/// chance: `E[U]` is its expectation over all ways to deal the same lines to types of the same sizes, by the
/// hypergeometric distribution, as in the adjusted mutual information of Vinh, Epps and Bailey (2010).
///
/// Where it can be wrong: with fewer than about thirty lines chance explains much, and a good design reads low.
struct Separation: Hashable, Sendable {
  /// The share of the uncertainty about a duty that types explain, 0 to 1.
  let explained: Double
  /// What chance explains of it.
  let chance: Double
  /// What is explained beyond chance: 1 at best, 0 when types tell nothing, negative below chance.
  let value: Double

  init(_ matrix: DutyMatrix) {
    let table = Self.whole(matrix)
    let units = table.map { $0.reduce(0, +) }
    let duties = (0..<DutyMatrix.columns).map { duty in
      table.map { $0[duty] }.reduce(0, +)
    }
    let total = units.reduce(0, +)
    let entropy = Self.entropy(duties, of: total)
    guard table.count > 1, entropy > 1e-9 else {
      (explained, chance, value) = (0, 0, 0)
      return
    }
    explained = Self.information(table, units, duties, total) / entropy
    chance = ExpectedInformation(total).value(units, duties) / entropy
    value = 1 - chance > 1e-9 ? (explained - chance) / (1 - chance) : 0
  }

  /// The events as whole numbers, since a line of a shared helper is divided, in an order that only what the units do decides.
  private static func whole(_ matrix: DutyMatrix) -> [[Int]] {
    matrix.rows.values.map { row in row.map { Int($0.rounded()) } }
      .filter { row in row.contains { $0 > 0 } }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func entropy(_ counts: [Int], of total: Int) -> Double {
    counts.filter { $0 > 0 }.reduce(0) { sum, count in
      let share = Double(count) / Double(total)
      return sum - share * log(share)
    }
  }

  private static func information(
    _ table: [[Int]], _ units: [Int], _ duties: [Int], _ total: Int
  ) -> Double {
    var sum = 0.0
    for (unit, row) in zip(units, table) {
      for (duty, count) in zip(duties, row) where count > 0 {
        let joint = Double(count) / Double(total)
        sum += joint * log(Double(count) * Double(total) / (Double(unit) * Double(duty)))
      }
    }
    return sum
  }
}
