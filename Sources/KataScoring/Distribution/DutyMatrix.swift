import KataCore

/// How often each unit fulfils each duty: types by responsibilities, in events.
///
/// A line with two duties is two events; one of a helper that two types share is half an event of each. A line that counts
/// and has no duty is an event of the program's own code, which has the last column.
struct DutyMatrix: Hashable, Sendable {
  /// How many columns a row has: one for each duty, and one for the program's own code.
  static let columns = Responsibility.allCases.count + 1

  /// The events of one unit by `Responsibility.allCases`, and at the end those of the program's own code.
  private(set) var rows: [Int: [Double]] = [:]

  /// Adds an event of a unit.
  ///
  /// - Parameter duty: Nil for the program's own code.
  mutating func add(_ amount: Double, _ duty: Responsibility?, to unit: Int) {
    let column = duty.flatMap { Self.position[$0] } ?? Self.columns - 1
    rows[unit, default: Self.empty][column] += amount
  }

  /// The events of a unit that have a duty, by duty.
  subscript(unit: Int) -> [Responsibility: Double] {
    let row = rows[unit] ?? Self.empty
    return Dictionary(
      uniqueKeysWithValues: zip(Responsibility.allCases, row).filter { $0.1 > 0 })
  }

  /// All events of a unit that have a duty.
  func mass(of unit: Int) -> Double { (rows[unit] ?? []).dropLast().reduce(0, +) }

  /// The events that have a duty, without the program's own code.
  var withoutOwnCode: Self {
    var matrix = self
    for unit in rows.keys { matrix.rows[unit]?[Self.columns - 1] = 0 }
    return matrix
  }

  private static let empty = [Double](repeating: 0, count: columns)
  private static let position = Dictionary(
    uniqueKeysWithValues: Responsibility.allCases.enumerated().map { ($1, $0) })
}
