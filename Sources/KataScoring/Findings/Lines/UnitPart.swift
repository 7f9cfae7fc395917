import KataCore

/// The types of one unit that mean to play the same part: all of it, or one side of a tangle.
struct UnitPart {
  /// The type that the scores charge.
  let unit: Int
  /// The type to name.
  let type: Int
  let types: Set<Int>
  /// Whether it is the part that answers for what stands in drawers.
  var isWhole: Bool { types.contains(unit) }

  /// The parts of all units that do anything, in their order.
  static func all(_ design: Design, _ roles: [Role]) -> [UnitPart] {
    let units = design.workload.homes.unit
    let members = Dictionary(grouping: units.indices) { units[$0] }
    return design.workload.dutiesByUnit.keys.sorted().flatMap { unit -> [UnitPart] in
      // Views and controllers that inherit from each other are one screen.
      let side = { (type: Int) -> Role in roles[type] == .controller ? .view : roles[type] }
      let sides = Dictionary(grouping: members[unit] ?? [unit], by: side)
      return Role.allCases.compactMap { role in
        guard let types = sides[role] else { return nil }
        return UnitPart(
          unit: unit, type: types.contains(unit) ? unit : types[0], types: Set(types))
      }
    }
  }
}
