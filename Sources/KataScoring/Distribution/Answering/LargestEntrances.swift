/// The largest entrance of each unit, by its atoms: what cannot be led to an entrance goes with the most that the
/// unit does.
struct LargestEntrances {
  private struct Group {
    /// The atoms of all entrances together.
    var total = 0
    var most = 0
    /// Those that have the most.
    var entrances: [Int] = []
  }

  /// One for all entrances that belong to the same units in the same shares.
  private var groups: [Group] = []
  private var numbers: [[Block.Share]: Int] = [:]
  private var groupsOfUnit: [Int: [Int]] = [:]

  /// Takes in an entrance; one without atoms has nothing to go with.
  mutating func add(_ entrance: Int, of owners: [Block.Share], atoms: Int) {
    guard atoms > 0, !owners.isEmpty else { return }
    let number = number(of: owners)
    groups[number].total += atoms
    if atoms > groups[number].most {
      (groups[number].most, groups[number].entrances) = (atoms, [])
    }
    if atoms == groups[number].most { groups[number].entrances.append(entrance) }
  }

  private mutating func number(of owners: [Block.Share]) -> Int {
    if let number = numbers[owners] { return number }
    numbers[owners] = groups.count
    for unit in Set(owners.map(\.unit)) { groupsOfUnit[unit, default: []].append(groups.count) }
    groups.append(Group())
    return groups.count - 1
  }

  /// Those of all units, by the units' atoms.
  var all: [Ownership.Share] { shares(groups) }

  /// Those of some units, by the units' atoms.
  func shares(of units: Set<Int>) -> [Ownership.Share] {
    shares(Set(units.flatMap { groupsOfUnit[$0] ?? [] }).map { groups[$0] })
  }

  private func shares(_ groups: [Group]) -> [Ownership.Share] {
    let weights = groups.flatMap { group in
      group.entrances.map { ($0, Double(group.total) / Double(group.entrances.count)) }
    }
    .sorted { $0.0 < $1.0 }
    let total = weights.map(\.1).reduce(0, +)
    return weights.map { Ownership.Share(entrance: $0, part: $1 / total) }
  }
}
