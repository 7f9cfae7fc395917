import KataCore

/// Work that is handed back by closures which screens have written.
extension HandedBack {
  /// What stands in the closures that a use fires, where screens have written them all.
  func closures(firedBy use: Use, in type: Int) -> [Int]? {
    guard let keeper = index.kept.fired(by: use, in: type) else { return nil }
    let writers = index.kept.writers[keeper]
    guard !writers.isEmpty, writers.allSatisfy({ index.kinship[$0].isScreenObject }) else {
      return nil
    }
    return index.kept.lines[keeper].flatMap { bodies(of: use.name, of: keeper, at: $0) }
  }

  /// The lines in the closures of a line, of one of them where they can be told apart.
  private func bodies(of name: String, of keeper: Int, at place: Int) -> [Int] {
    let line = index.facts.atoms[place]
    let inside = index.atomsOfFunction[line.function].filter { other in
      let atom = index.facts.atoms[other]
      return atom.isInClosure && atom.offset > line.offset
        && atom.offset < line.offset + line.length
    }
    if line.uses.contains(where: { $0.kind == .write && $0.name == name }) { return inside }
    guard
      let labels = line.uses.first(where: { $0.kind == .make && index.type($0.name) == keeper })?
        .labels
    else { return line.has(.write) ? [] : inside }
    let closures = line.uses.count { $0.kind == .closure }
    guard let number = labels.firstIndex(of: name), closures == labels.count,
      inside.count == closures
    else { return inside }
    return [inside[number]]
  }

  /// Whether what stands in closures is work.
  mutating func hasWork(_ bodies: [Int], _ use: Use) -> Bool {
    var found = Work()
    for place in bodies {
      let atom = index.facts.atoms[place]
      found.add(duties[place])
      let names = Set(atom.uses.filter { $0.kind == .call }.map(\.name))
      for function in index.functionsOfType[index.facts.type(of: atom)]
      where names.contains(index.facts.functions[function].name) && function != atom.function {
        found.add(work(of: function))
      }
    }
    return !bodies.isEmpty && found.isWorkFor(use)
  }
}
