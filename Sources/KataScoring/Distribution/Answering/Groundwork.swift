import KataCore

/// What can be said of a program's lines whatever each of them does: who answers for it, whether anybody may come by
/// it, whether it is for nothing.
///
/// A class, because every look at one would copy all that it holds.
final class Groundwork: Sendable {
  let homes: Homes
  let ownership: Ownership
  /// By atom: whether anybody may call its function.
  let isLive: [Bool]
  let idleness: Idleness

  init(_ index: ProgramIndex, _ effects: KnownEffects) {
    let homes = Homes(index, effects)
    let ownership = Ownership(index, homes, effects)
    let liveness = Liveness(index)
    // What nobody notices may still be what hands on what everybody sees.
    let isLive = index.facts.atoms.map { liveness.isLive[$0.function] }
    idleness = Idleness(index, homes, ownership, isLive: isLive)
    (self.homes, self.ownership, self.isLive) = (homes, ownership, isLive)
  }
}
