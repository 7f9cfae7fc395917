import KataCore

/// Tells the types that somebody outside of the files must make: a screen that nobody here makes either holds them by
/// a protocol which nobody here fills.
///
/// Whoever reads the folder of one screen has left out who puts it together. In a whole program somebody makes the
/// screen, and a part that nobody makes is of no use to it.
///
/// Where it can be wrong: a storyboard makes screens as well, and a part for such a screen may be forgotten.
struct MadeElsewhere {
  private let index: ProgramIndex
  /// The protocols of which the program makes a conformer.
  private let filled: Set<String>

  init(_ index: ProgramIndex) {
    self.index = index
    let made = index.facts.types.indices.filter { Self.isMade($0, index) }
    filled = Set(made.flatMap { index.ancestors[$0] })
  }

  /// Adds the parts of such screens, and the parts of those, to the types that are reached.
  func adding(to reached: [Bool]) -> [Bool] {
    var reached = reached
    var holders = reached.indices.filter {
      index.kinship[$0] == .viewController && !Self.isMade($0, index)
    }
    while let holder = holders.popLast() {
      for type in parts(of: holder) where !reached[type] {
        reached[type] = true
        holders.append(type)
      }
    }
    return reached
  }

  private func parts(of holder: Int) -> [Int] {
    let held = index.facts.types[holder].properties.compactMap(\.type)
    return held.filter {
      index.type($0) != nil && index.protocol($0) != nil && !filled.contains($0)
    }
    .flatMap(index.conformers)
  }

  private static func isMade(_ type: Int, _ index: ProgramIndex) -> Bool {
    index.incoming[type].contains { $0.kind == .makes }
  }
}
