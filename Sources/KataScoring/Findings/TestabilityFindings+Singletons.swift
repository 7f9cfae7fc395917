import KataCore

extension TestabilityFindings {
  /// One finding per type of the program that has its one object, and holds what others reach for through it.
  var singletons: [DesignFinding] {
    let share = effects.isEmpty ? 0 : 25.0 / Double(effects.count)
    return shared.compactMap { name, word in
      let reached = uses(of: word, on: name)
      guard !reached.isEmpty else { return nil }
      let count = effects.count { !$0.isInterceptable && isReached($0, through: "\(name).\(word)") }
      return DesignFinding(
        .uninterceptableEffect, .essential, type: name, member: word,
        locations: reached.oncePerLine, amount: Double(reached.oncePerLine.count),
        gain: Score.rounded(share * Double(count)), lesson: lesson, remedy: .handIn)
    }
  }

  /// Whether an effect goes through the one object of one of the program's types.
  func isShared(_ effect: Effect) -> Bool {
    shared.contains { isReached(effect, through: "\($0).\($1)") }
  }

  /// The types that keep an object of their own for all, with its name.
  private var shared: [(name: String, word: String)] {
    design.index.facts.types.flatMap { type in
      type.properties.filter { $0.isStatic && $0.type == type.name && type.kind == .class }
        .map { (type.name, $0.name) }
    }
  }

  private func isReached(_ effect: Effect, through path: String) -> Bool {
    effect.call == path || effect.call.hasPrefix(path + ".")
  }

  /// Where others than a builder reach it.
  private func uses(of word: String, on name: String) -> [SourceLocation] {
    design.index.facts.atoms.filter { atom in
      let writer = design.index.facts.type(of: atom)
      return roles[writer] != .builder && design.index.facts.types[writer].name != name
        && atom.uses.contains { use in
          let path = use.chain + [use.name]
          return zip(path, path.dropFirst()).contains { $0 == name && $1 == word }
        }
    }.map(\.location)
  }
}
