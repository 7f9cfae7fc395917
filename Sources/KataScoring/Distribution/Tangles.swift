import KataCore

/// Types that can only be understood together, as sets that grow.
struct Tangles {
  private var parent: [Int]

  init(count: Int) { parent = Array(0..<count) }

  /// The type that stands for the set of a type: the one that was joined to first.
  func root(_ type: Int) -> Int {
    var type = type
    while parent[type] != type { type = parent[type] }
    return type
  }

  /// Makes one set of two; the first one's stands for it.
  mutating func join(_ type: Int, _ other: Int) {
    let (left, right) = (root(type), root(other))
    if left != right { parent[right] = left }
  }

  /// Joins the homes that hold each other by their own names and do the same kind of work, or use each other's
  /// insides.
  mutating func tie(_ index: ProgramIndex, isHome: [Bool]) {
    var holds: Set<[Int]> = []
    for reference in index.facts.references
    where reference.kind == .holds || reference.kind == .holdsWeakly {
      guard isHome[reference.from], isHome[reference.to] else { continue }
      holds.insert([reference.from, reference.to])
    }
    for pair in holds.sorted(by: { $0.lexicographicallyPrecedes($1) })
    where pair[0] < pair[1] && holds.contains([pair[1], pair[0]]) {
      // Two of the system's own objects (a list and its cell) have lives of their own whatever they hold.
      let touches = pair.map { index.kinship[$0].isScreenObject || Self.holdsViews($0, index) }
      let screens = pair.filter { index.kinship[$0].isScreenObject }
      if screens.count == 2 { continue }
      let reachesIn = screens.contains { screen in
        pair.contains { $0 != screen && Self.reaches($0, into: screen, index) }
      }
      guard touches[0] == touches[1] || reachesIn else { continue }
      // The screen stands for both.
      let first = screens.first ?? pair[0]
      for type in pair { join(first, type) }
    }
  }

  /// Joins homes with those that make or keep them, by their own names, when they work on the insides of these; and
  /// with those that ask them by a protocol, when they work on the insides of who asks.
  mutating func tieParts(_ index: ProgramIndex, isHome: [Bool]) {
    let owners = Self.owners(index, isHome: isHome)
    let insides = Insides(index)
    for part in owners.indices where isHome[part] {
      let askers = Self.askers(of: part, index)
      guard !owners[part].isEmpty || !askers.isEmpty else { continue }
      let functions = index.functionsOfType[part]
      let reached = insides.owners(workedOnBy: functions)
      // Who knows nothing by itself needs but one thing of another to be a piece of it.
      let knowsNothing = index.facts.types[part].properties.allSatisfy(\.isStatic)
      let touched = knowsNothing ? insides.owners(workedOnBy: functions, atLeast: 1) : reached
      let joined = owners[part].intersection(reached).union(askers.intersection(touched))
      for owner in joined.sorted() where isHome[owner] { join(owner, part) }
    }
  }

  /// Who makes or keeps each type, by its own name.
  private static func owners(_ index: ProgramIndex, isHome: [Bool]) -> [Set<Int>] {
    var owners = [Set<Int>](repeating: [], count: isHome.count)
    for reference in index.facts.references
    where reference.kind == .makes || reference.kind == .holds {
      guard isHome[reference.from], isHome[reference.to] else { continue }
      owners[reference.to].insert(reference.from)
    }
    return owners
  }

  /// Who keeps an object that is no screen by a protocol of the program.
  private static func askers(of part: Int, _ index: ProgramIndex) -> Set<Int> {
    guard !index.kinship[part].isScreenObject else { return [] }
    let protocols = index.ancestors[part].compactMap(index.type).filter {
      index.facts.types[$0].kind == .protocol
    }
    return Set(protocols.flatMap { index.incoming[$0] }.filter { $0.kind == .holds }.map(\.from))
      .subtracting([part])
  }

  /// Whether a type that holds a screen by its name uses what the screen stores: its state, its labels.
  private static func reaches(_ type: Int, into screen: Int, _ index: ProgramIndex) -> Bool {
    let facts = index.facts.types
    let ways = Set(
      facts[type].properties.filter { $0.type == facts[screen].name }.map(\.name))
    let stored = Set(facts[screen].properties.map(\.name))
    return index.atoms(of: type).contains { atom in
      atom.uses.contains { use in
        let words = use.chain + [use.name]
        return zip(words, words.dropFirst()).contains { ways.contains($0) && stored.contains($1) }
      }
    }
  }

  private static func holdsViews(_ type: Int, _ index: ProgramIndex) -> Bool {
    index.atoms(of: type).contains { atom in
      atom.uses.contains { use in
        (use.kind == .write || use.kind == .call) && use.on.map(ViewKinship.isViewLike) == true
      }
    }
  }
}
