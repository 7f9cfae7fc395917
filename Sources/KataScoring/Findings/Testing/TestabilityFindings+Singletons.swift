import KataCore

extension TestabilityFindings {
  /// One finding per object or service that a type of the program keeps for all.
  var singletons: [DesignFinding] {
    let share = effects.isEmpty ? 0 : 25.0 / Double(effects.count)
    return shared.compactMap { name, word in
      // A service that is kept for all is one too many; an object of its own is one once somebody reaches for it.
      let reached = services(word, of: name) + uses(of: word, on: name)
      guard !reached.isEmpty else { return nil }
      let count = effects.count { !$0.isInterceptable && isReached($0, through: "\(name).\(word)") }
      return DesignFinding(
        .uninterceptableEffect, .essential, type: name, member: word,
        locations: reached.oncePerLine, amount: Double(reached.oncePerLine.count),
        gain: Score.rounded(share * Double(count)), lesson: lesson, remedy: .handIn)
    }
  }

  /// The ways to the one object of each of the program's types that keep one.
  var sharedPaths: [String] { shared.map { "\($0).\($1)" } }

  /// The types that keep an object of their own for all, or the services, with its name.
  private var shared: [(name: String, word: String)] {
    let contract = Contract(design)
    return design.index.facts.types.flatMap { type in
      type.properties.filter { property in
        guard property.isStatic, property.nestedIn == nil, let kept = property.type else {
          return false
        }
        return kept == type.name && type.kind == .class || contract.isService(kept)
      }.map { (type.name, $0.name) }
    }
  }

  /// Where a type keeps a service of the contract under a name.
  private func services(_ word: String, of name: String) -> [SourceLocation] {
    let contract = Contract(design)
    let kept = design.index.type(name).map { design.index.facts.types[$0].properties } ?? []
    return kept.filter { $0.name == word && $0.type.map(contract.isService) == true }
      .map(\.location)
  }

  func isReached(_ effect: Effect, through path: String) -> Bool {
    effect.call == path || effect.call.hasPrefix(path + ".")
  }

  /// Where others than a builder reach it.
  private func uses(of word: String, on name: String) -> [SourceLocation] {
    let facts = design.index.facts
    let reaching = design.index.mentions.of(name).filter { mention in
      let path = mention.use.chain + [mention.use.name]
      return zip(path, path.dropFirst()).contains { $0 == name && $1 == word }
    }
    return Set(reaching.map(\.atom)).sorted().map { facts.atoms[$0] }.filter { atom in
      let writer = facts.type(of: atom)
      return roles[writer] != .builder && facts.types[writer].name != name
    }.map(\.location)
  }
}
