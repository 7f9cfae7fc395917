/// Where the calls of a function come from, as far as it decides who answers for the function.
enum Origin: Hashable, Sendable {
  case nowhere
  case unit(Int)
  /// Several units.
  case units

  /// Where the calls of two functions come from together.
  func joined(_ other: Self) -> Self {
    switch (self, other) {
    case (.nowhere, _): other
    case (_, .nowhere): self
    default: self == other ? self : .units
    }
  }

  /// Whether they come from anywhere but a unit.
  func isOutside(_ unit: Int) -> Bool { self != .nowhere && self != .unit(unit) }
}
