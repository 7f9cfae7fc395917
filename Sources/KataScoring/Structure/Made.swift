import KataCore

/// What comes to be when some functions are called: all that they make, and what that makes in turn.
///
/// Read widely: of a type that is made, all functions count as called.
struct Made: Sendable {
  private(set) var types: Set<Int> = []
  /// The view controllers among them, the first made first.
  private(set) var screens: [Int] = []
  private var functions: Set<Int> = []
  private let index: ProgramIndex

  init(_ index: ProgramIndex, from openings: [Int]) {
    self.index = index
    var waiting = openings
    var place = 0
    while place < waiting.count {
      defer { place += 1 }
      guard functions.insert(waiting[place]).inserted else { continue }
      waiting += index.facts.functions[waiting[place]].calls.keys.sorted()
      for atom in index.atomsOfFunction[waiting[place]] {
        for use in index.facts.atoms[atom].uses { waiting += opened(by: use) }
      }
    }
  }

  /// Whether any line that is reached says the name of a type.
  func mentions(_ type: Int) -> Bool {
    let name = index.facts.types[type].name
    return types.contains(type)
      || functions.contains { function in
        index.facts.functions[function].type == type
          || index.atomsOfFunction[function].contains { atom in
            index.facts.atoms[atom].uses.contains {
              $0.name == name || $0.on == name || $0.type == name
            }
          }
      }
  }

  private mutating func opened(by use: Use) -> [Int] {
    let name = use.kind == .make ? use.name : use.name == "init" ? use.on ?? use.type : nil
    guard var type = name.flatMap(index.type) else { return asked(by: use) }
    var found: [Int] = []
    while types.insert(type).inserted {
      if index.kinship[type] == .viewController { screens.append(type) }
      found += index.functionsOfType[type]
      guard let parent = index.superclass[type] else { break }
      type = parent
    }
    return found
  }

  /// What a call or a look leads to by the name of a type or protocol.
  private func asked(by use: Use) -> [Int] {
    guard use.kind == .call || use.kind == .read, let on = use.on else { return [] }
    return index.candidates(on).flatMap { index.functionsOfType[$0] }.filter {
      index.facts.functions[$0].name == use.name
    }
  }
}
