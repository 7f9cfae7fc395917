import KataCore

/// Finds the pieces of a class that was cut up without thought: homes that it has work for it, and that work on its
/// insides.
///
/// It has those work for it that it makes, keeps or calls by their own names, or asks by a protocol of the program;
/// also by way of drawers, and of others that know it by name. What several pieces use of it they use together:
/// cutting a piece into pieces changes nothing.
struct Pieces {
  /// In the order of types, each with its pieces.
  private(set) var byOwner: [(owner: Int, pieces: [Int])] = []
  private let index: ProgramIndex
  private let isHome: [Bool]

  init(_ index: ProgramIndex, isHome: [Bool]) {
    (self.index, self.isHome) = (index, isHome)
    let insides = Insides(index)
    var uses: [Int: [Int: Set<String>]] = [:]
    for type in isHome.indices where isHome[type] {
      for (owner, names) in insides.used(by: index.functionsOfType[type])
      where owner != type && isHome[owner] {
        uses[owner, default: [:]][type] = names
      }
    }
    for owner in uses.keys.sorted() {
      let pieces = pieces(of: owner, using: uses[owner] ?? [:])
      if !pieces.isEmpty { byOwner.append((owner, pieces)) }
    }
  }

  private func pieces(of owner: Int, using uses: [Int: Set<String>]) -> [Int] {
    let working = workers(of: owner)
    let found = uses.filter { working.keys.contains($0.key) }
    if found.values.reduce(into: Set(), { $0.formUnion($1) }).count > 1 {
      return (found.keys + standIns(for: Set(found.keys), of: owner, among: working)).sorted()
    }
    // Who knows nothing by itself needs but one thing of another to be a piece of it.
    return found.keys.filter { piece in
      working[piece] == true && index.facts.types[piece].properties.allSatisfy(\.isStatic)
    }.sorted()
  }

  /// Who knows the owner by name and answers what a piece answers, and so can stand in its place.
  private func standIns(
    for pieces: Set<Int>, of owner: Int, among working: [Int: Bool]
  ) -> [Int] {
    let asked = Set(
      pieces.flatMap { index.ancestors[$0] }.filter { name in
        index.type(name) != nil && index.protocol(name)?.requirements.isEmpty == false
      })
    return working.keys.filter { type in
      isHome[type] && !pieces.contains(type) && knows(type, owner)
        && !index.kinship[type].isScreenObject && !index.ancestors[type].isDisjoint(with: asked)
    }
  }

  /// The types that another has work for it; with whether it asks them by a protocol.
  private func workers(of owner: Int) -> [Int: Bool] {
    var found: [Int: Bool] = [:]
    var seen: Set<Int> = [owner]
    var waiting = [owner]
    while let asking = waiting.popLast() {
      for reference in index.outgoing[asking] where Self.ways.contains(reference.kind) {
        let isProtocol = index.facts.types[reference.to].kind == .protocol
        let meant =
          isProtocol
          ? index.conformers(of: index.facts.types[reference.to].name).filter {
            !index.kinship[$0].isScreenObject
          } : [reference.to]
        for type in meant where type != owner {
          found[type] = found[type] ?? false || isProtocol
          guard !isHome[type] || knows(type, owner), seen.insert(type).inserted else { continue }
          waiting.append(type)
        }
      }
    }
    return found
  }

  private static let ways: Set<TypeReference.Kind> = [.makes, .holds, .calls]

  private func knows(_ type: Int, _ owner: Int) -> Bool {
    index.outgoing[type].contains { $0.to == owner }
  }
}
