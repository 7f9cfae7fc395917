import KataCore

/// Finds lines that hand work back: what is told of an event has the screen that told it fetch, store, word or decide.
///
/// It has told nobody anything to show then, unless it hands over what is to be worded, and a function that does no more than choose which work to hand back has
/// decided nothing: the screen is as massive as before.
struct HandedBack {
  /// By atom.
  private(set) var isBack: [Bool]
  let index: ProgramIndex
  let duties: [Duties]
  private var work: [Int: Work] = [:]

  /// How many lines that a function leads to do what.
  struct Work {
    var serving = 0
    var deciding = 0
    var showing = 0

    mutating func add(_ done: Duties) {
      if !done.isDisjoint(with: [.network, .storage, .logging]) { serving += 1 }
      if !done.isDisjoint(with: [.domain, .presentation]) { deciding += 1 }
      if !done.isDisjoint(with: [.layout, .viewEvents, .navigation]) { showing += 1 }
    }

    mutating func add(_ other: Work) {
      serving += other.serving
      deciding += other.deciding
      showing += other.showing
    }

    /// Whether it is more than showing, and more than wording what is handed over.
    func isWorkFor(_ use: Use) -> Bool {
      (use.labels.isEmpty ? serving + deciding : serving) > showing
    }
  }

  init(_ index: ProgramIndex, _ duties: [Duties]) {
    (self.index, self.duties) = (index, duties)
    isBack = [Bool](repeating: false, count: duties.count)
    var functions: Set<Int> = []
    for (place, atom) in index.facts.atoms.enumerated()
    where duties[place].contains(.observing) && atom.has(.call) && handsBack(atom) {
      isBack[place] = true
      functions.insert(atom.function)
    }
    for function in functions {
      let others = index.atomsOfFunction[function].filter { !isBack[$0] }
      let isNothingElse = others.allSatisfy { place in
        duties[place].isEmpty || duties[place] == [.domain] && isNote(index.facts.atoms[place])
      }
      if isNothingElse { for place in others { isBack[place] = true } }
    }
  }

  private mutating func handsBack(_ atom: Atom) -> Bool {
    guard index.kinship[index.facts.type(of: atom)] == .none else { return false }
    return atom.uses.contains { use in
      if let bodies = closures(firedBy: use, in: index.facts.type(of: atom)) {
        return hasWork(bodies, use)
      }
      guard use.kind == .call, let on = use.on, index.protocol(on) != nil else { return false }
      let screens = index.candidates(on)
      guard !screens.isEmpty, screens.allSatisfy({ index.kinship[$0].isScreenObject }) else {
        return false
      }
      return screens.allSatisfy { screen in
        let meant = index.functionsOfType[screen].filter {
          index.facts.functions[$0].name == use.name
        }
        return !meant.isEmpty
          && meant.allSatisfy { function in
            work(of: function).isWorkFor(use)
          }
      }
    }
  }

  /// What a screen's function does, with those of the screen that it calls.
  mutating func work(of function: Int) -> Work {
    if let known = work[function] { return known }
    let type = index.facts.functions[function].type
    var (seen, waiting) = (Set([function]), [function])
    var found = Work()
    while let next = waiting.popLast() {
      for atom in index.atomsOfFunction[next] { found.add(duties[atom]) }
      let inner = index.facts.functions[next].calls.keys.filter {
        index.facts.functions[$0].type == type
      }
      for callee in inner where seen.insert(callee).inserted { waiting.append(callee) }
    }
    work[function] = found
    return found
  }

  /// Whether a line is about what its own object keeps, and nothing else.
  private func isNote(_ atom: Atom) -> Bool {
    let own = index.facts.types[index.facts.type(of: atom)].name
    return atom.uses.allSatisfy { use in
      switch use.kind {
      case .read, .write: use.on == nil || use.on == own
      case .literal, .operation, .control, .pattern: true
      case .call: closures(firedBy: use, in: index.facts.type(of: atom)) != nil
      default: false
      }
    }
  }
}
