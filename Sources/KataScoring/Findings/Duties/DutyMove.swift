import KataCore

/// The duties that are on their way from a part of the program to one place: what goes together goes at once.
struct DutyMove {
  let part: UnitPart
  private(set) var duties: [Responsibility]
  let target: Int?
  private(set) var masses: [Double]
  let isMassive: Bool
  /// Its lines, once it is known which of several moves takes which.
  var places: [SourceLocation] = []

  init(
    part: UnitPart, duties: [Responsibility], target: Int?, masses: [Double], isMassive: Bool
  ) {
    (self.part, self.duties, self.target) = (part, duties, target)
    (self.masses, self.isMassive) = (masses, isMassive)
  }

  var mass: Double { masses.reduce(0, +) }

  /// Takes another's duty in, behind the larger ones.
  mutating func add(_ other: Self) {
    for (duty, mass) in zip(other.duties, other.masses) {
      let place = masses.firstIndex { $0 < mass } ?? masses.endIndex
      duties.insert(duty, at: place)
      masses.insert(mass, at: place)
    }
  }
}
