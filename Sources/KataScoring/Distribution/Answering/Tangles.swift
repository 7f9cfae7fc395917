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

  /// Joins homes with those for whom they work, when they work on the insides of these (`Pieces`).
  mutating func tieParts(_ index: ProgramIndex, isHome: [Bool]) {
    for (owner, pieces) in Pieces(index, isHome: isHome).byOwner {
      for piece in pieces {
        // The screen stands for both.
        let isScreen = index.kinship[piece].isScreenObject && !index.kinship[owner].isScreenObject
        if isScreen { join(piece, owner) } else { join(owner, piece) }
      }
    }
  }

  /// Joins screens with the objects that keep the views which the screens set up, and work on them too or do
  /// nothing at all.
  ///
  /// What is done about a screen's views is the screen's, whoever keeps them, also when the keeper is called a view
  /// itself. A view that the screen does not make, such as a list's cell, has a life of its own.
  mutating func tieViewKeepers(_ index: ProgramIndex, _ insides: Insides, isHome: [Bool]) {
    for type in isHome.indices
    where isHome[type] && [.none, .view].contains(index.kinship[type]) {
      let views = Set(
        index.facts.types[type].properties.filter { property in
          !property.isStatic && !property.isInjected && !property.isWeak
            && property.type.map { ViewKinship(ancestors: [$0]) } == .view
        }.map(\.name))
      guard views.count > 1 else { continue }
      let works = Self.holdsViews(type, index)
      guard works ? index.kinship[type] == .none : index.onlyBegins(type) else { continue }
      let users = Set(
        index.incoming[type].filter { works || $0.kind == .makes || isHome[$0.from] }.map(\.from))
      let isMade = index.incoming[type].contains { $0.kind == .makes }
      // Whoever else works on such views has to be told by a finding that he does.
      guard works || isMade && users.count == 1 else { continue }
      for screen in users.sorted()
      where isHome[screen] && index.kinship[screen].isScreenObject {
        let asking = works ? index.functionsOfType[screen] : Self.serving(screen, isHome, index)
        let used = insides.used(by: asking)[type] ?? []
        if used.intersection(views).count > 1 { join(screen, type) }
      }
    }
  }

  /// The functions of a type, and those in drawers that they call.
  private static func serving(_ type: Int, _ isHome: [Bool], _ index: ProgramIndex) -> [Int] {
    var waiting = index.functionsOfType[type]
    var seen = Set(waiting)
    while let next = waiting.popLast() {
      for callee in index.facts.functions[next].calls.keys
      where !isHome[index.facts.functions[callee].type] && seen.insert(callee).inserted {
        waiting.append(callee)
      }
    }
    return seen.sorted()
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

  /// Whether a use calls what the program itself has given a screen to be asked for.
  private static func isOwnFunction(_ use: Use, _ index: ProgramIndex) -> Bool {
    guard use.kind == .call, let screen = use.on.flatMap(index.type) else { return false }
    let classes = [screen] + index.ancestors[screen].compactMap(index.type)
    return classes.flatMap { index.functionsOfType[$0] }
      .contains { index.facts.functions[$0].name == use.name }
  }

  private static func holdsViews(_ type: Int, _ index: ProgramIndex) -> Bool {
    index.atoms(of: type).contains { atom in
      atom.uses.contains { use in
        (use.kind == .write || use.kind == .call) && use.on.map(ViewKinship.isViewLike) == true
          && !isOwnFunction(use, index)
      }
    }
  }
}
