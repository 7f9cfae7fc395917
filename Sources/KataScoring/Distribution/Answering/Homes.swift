import KataCore

/// Tells types that answer for what is written in them from drawers that only hold it for others.
///
/// A line moved out of a massive controller is only away when somebody else answers for it. The test is whether the
/// place could be replaced, or lives a life of its own:
///
/// - Views and view controllers live in UIKit's tree, which makes, shows and drops them: homes. So is whatever
///   the system calls back (data sources, transitions). What is only declared to be one, and neither has views nor
///   is shown or called, is none.
/// - An object with state of its own is a home, also when it is a singleton or made by its only user: it knows
///   something that nobody else does. A property counts as state when it can change or is handed in, and when
///   its functions use it. Not state: constants it makes itself; views; and the very type that makes or holds
///   it; a word or a choice that all who make it write down alike; an object that knows nothing itself; a memo.
///   What only has initialisers is data, of use when others ask for it. So a "manager" or "layouter" which gets the
///   controller or its labels and works on them is a drawer, however many of them there are.
/// - An object without state is a home when it is handed in through a protocol that asks for something, or made
///   by one type and handed to another that is a home: then a test can put something else in its place. A closure
///   belongs to who wrote it, so a struct of closures is filled by its maker.
/// - An object that its maker asks there and then, and drops, knows nothing that its maker does not (`Momentary`): a
///   drawer. So is one that is told what it needs right before it is asked.
/// - Functions without an object (free, static, operators, in extensions of foreign types), and methods of
///   enums, can be neither replaced nor remember anything: drawers.
///
/// A superclass that nobody makes is one unit with its subclasses. Two types that hold each other by their own
/// names can only be understood together when both work on views, or neither does, or the one uses what the
/// other, a screen, stores: one unit. So are a screen and whoever works on several of its views, or on views that it
/// looks up in the tree. So are the pieces of a class that was cut up without thought, which need each other's state,
/// also when the class asks them by protocols and somebody else has made them. A presenter that holds its view
/// controller by name and calls its functions stays apart; the reference itself is judged by the pattern's table.
///
/// Where it can be wrong: a stateless object for one purpose, made by its only user, is good style and reads as
/// part of the user. That errs on the side of not praising.
struct Homes: Sendable {
  /// Whether a type answers for its own code.
  let isHome: [Bool]
  /// The type that stands for the unit a type is part of: itself, unless it is tangled up with others.
  let unit: [Int]
  /// The units that inherit the code of a superclass which nobody makes; empty for every other type.
  let heirs: [[Int]]

  init(_ index: ProgramIndex, _ effects: KnownEffects = KnownEffects(services: [:])) {
    let types = index.facts.types
    let questions = Questions(index)
    let insides = Insides(index)
    let momentary = Momentary(index)
    let homes = Self.homes(
      types.indices.map {
        HomeTest(
          index: index, questions: questions, insides: insides, effects: effects, type: $0,
          isMomentary: momentary.isMomentary[$0])
      })
    let abstract = Self.descendants(index)
    // Whose heir is a home is one with it, also where nothing but the heir's making runs it.
    isHome = types.indices.map { homes[$0] || abstract[$0].contains { homes[$0] } }
    let isHome = isHome
    var tangles = Tangles(count: types.count)
    tangles.tie(index, isHome: isHome)
    tangles.tieParts(index, isHome: isHome)
    tangles.tieViewKeepers(index, insides, isHome: isHome)
    tangles.tieThoseAtOutlets(index, insides, isHome: isHome)
    tangles.tieThoseThatLookViewsUp(index, isHome: isHome)
    tangles.tieThoseHandedViews(index, isHome: isHome)
    for (type, leaves) in abstract.enumerated() where leaves.count == 1 {
      tangles.join(leaves[0], type)
    }
    unit = types.indices.map { tangles.root($0) }
    let unit = unit
    heirs = abstract.map { $0.count > 1 ? Array(Set($0.map { unit[$0] })).sorted() : [] }
  }

  /// Whether types are homes, by themselves or because they are handed to one.
  private static func homes(_ tests: [HomeTest]) -> [Bool] {
    var isHome = tests.map(\.isHome)
    var waiting = tests.filter { !isHome[$0.type] }.map { (type: $0.type, takers: $0.handedTo) }
      .filter { !$0.takers.isEmpty }
    while let next = waiting.firstIndex(where: { $0.takers.contains { isHome[$0] } }) {
      isHome[waiting.remove(at: next).type] = true
    }
    return isHome
  }

  /// For every class that is subclassed and never made, its subclasses that are no such class themselves.
  private static func descendants(_ index: ProgramIndex) -> [[Int]] {
    let types = index.facts.types
    var children = [[Int]](repeating: [], count: types.count)
    for (type, parent) in index.superclass.enumerated() {
      if let parent, parent != type { children[parent].append(type) }
    }
    let isAbstract = types.indices.map { type in
      !children[type].isEmpty && !index.incoming[type].contains { $0.kind == .makes }
    }
    return types.indices.map { type in
      guard isAbstract[type] else { return [] }
      var found: [Int] = []
      var waiting = children[type]
      var steps = 0
      while let next = waiting.popLast(), steps < types.count {
        steps += 1
        if isAbstract[next] { waiting += children[next] } else { found.append(next) }
      }
      return Array(Set(found)).sorted()
    }
  }
}
