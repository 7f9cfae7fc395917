import KataCore

/// The lines that decide or compute something, as against those that show, listen or put together.
struct Logic: Sendable {
  /// By atom.
  let isLogic: [Bool]
  /// The share of logic in files that need no UIKit, 0 to 1; nil without any.
  let uikitFreeShare: Double?

  init(_ design: Design) {
    let facts = design.facts
    isLogic = design.duties.map(Self.isLogic)
    let free = Set(facts.files.filter(\.isUIKitFree).map(\.path))
    // A helper's lines are as free of UIKit as those who answer for them.
    let isFree = facts.types.map { $0.files.allSatisfy(free.contains) }
    var (total, share) = (0.0, 0.0)
    for (atom, isLogic) in zip(facts.atoms, isLogic) where isLogic {
      total += 1
      guard free.contains(atom.location.path) else { continue }
      for (unit, part) in design.units.owners(of: atom.function) where isFree[unit] {
        share += part
      }
    }
    uikitFreeShare = total > 0 ? Score.rounded(share / total) : nil
  }

  /// Whether a line of these duties decides or computes something.
  static func isLogic(_ duties: Set<Responsibility>) -> Bool {
    duties.contains(where: \.needsNoView) && duties != [.observing]
  }
}
