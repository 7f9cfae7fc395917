import KataCore

/// How often each unit fulfils each duty: types by responsibilities, in events.
///
/// A line with two duties is two events; one of a helper that two types share is half an event of each.
struct DutyMatrix: Hashable, Sendable {
  /// The events of one unit by `Responsibility.allCases`.
  private(set) var rows: [Int: [Double]] = [:]

  /// Adds an event of a unit.
  mutating func add(_ amount: Double, _ duty: Responsibility, to unit: Int) {
    rows[unit, default: Self.empty][Self.position[duty] ?? 0] += amount
  }

  /// The events of a unit, by duty.
  subscript(unit: Int) -> [Responsibility: Double] {
    let row = rows[unit] ?? Self.empty
    return Dictionary(
      uniqueKeysWithValues: zip(Responsibility.allCases, row).filter { $0.1 > 0 })
  }

  /// All events of a unit.
  func mass(of unit: Int) -> Double { (rows[unit] ?? []).reduce(0, +) }

  /// All events of all units.
  var mass: Double { rows.keys.sorted().map(mass).reduce(0, +) }

  private static let empty = [Double](repeating: 0, count: Responsibility.allCases.count)
  private static let position = Dictionary(
    uniqueKeysWithValues: Responsibility.allCases.enumerated().map { ($1, $0) })
}
