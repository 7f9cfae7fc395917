import KataCore

/// What volume, flow and ceremony have to say.
struct EaseFindings {
  let design: Design
  let ease: EaseOfUse?

  /// Functions with more breaks in the flow than a reader keeps in mind.
  var tangled: [DesignFinding] {
    let facts = design.index.facts
    return facts.functions.indices.filter { facts.functions[$0].cognitiveComplexity >= 15 }
      .sorted { left, right in
        facts.functions[left].cognitiveComplexity > facts.functions[right].cognitiveComplexity
      }
      .map { index in
        let function = facts.functions[index]
        return DesignFinding(
          .tangledFunction, .advice, type: facts.types[function.type].name, member: function.title,
          locations: [function.location], amount: Double(function.cognitiveComplexity),
          lesson: "why")
      }
  }

  /// Ceremony in one finding, when it is a fifth of all that is declared.
  var ceremony: [DesignFinding] {
    guard let ease, let share = ease.ceremony.share, share >= 0.2 else { return [] }
    let items = ease.ceremony.items
    return [
      DesignFinding(
        .ceremony, .advice, type: items.first?.type, member: items.first?.member,
        locations: items.map(\.location), amount: Score.rounded(share), lesson: "choosing")
    ]
  }

  /// What nobody calls, in one finding.
  ///
  /// Words that nobody asks for yet are let be as long as others are on their way: whoever takes those may ask for them.
  func unused(beside moves: [DesignFinding]) -> [DesignFinding] {
    let areAwaited = moves.contains {
      $0.isAboutLogic && $0.responsibilities.contains(.presentation)
    }
    let items = (ease?.ceremony.items ?? []).filter { item in
      item.isUnused && !(areAwaited && words(item))
    }
    guard let first = items.first else { return [] }
    return [
      DesignFinding(
        .unused, .advice, type: first.type, member: first.member,
        locations: items.map(\.location), amount: Double(items.count), lesson: "choosing",
        members: items.map { "\($0.type).\($0.member ?? "")" })
    ]
  }

  /// Whether it puts words together; what never ran has no duties, and says by its text what it is for.
  private func words(_ item: Ceremony.Item) -> Bool {
    let index = design.index
    let functions = index.facts.functions.indices.filter {
      index.facts.functions[$0].location == item.location
    }
    return functions.contains { function in
      let isText = index.facts.functions[function].resultType == "String"
      return index.atomsOfFunction[function].contains { atom in
        design.workload.responsibilities[atom].contains(.presentation)
          || isText && index.facts.atoms[atom].has(.interpolation)
      }
    }
  }

  /// More than twice the starter's code.
  var growth: [DesignFinding] {
    guard let volume = ease?.volume, volume <= 0 else { return [] }
    return [DesignFinding(.growth, .note, lesson: "choosing")]
  }

  /// Hardly more code than the starter's.
  var lean: [DesignFinding] {
    guard let volume = ease?.volume, volume >= 0.8, ceremony.isEmpty, tangled.isEmpty else {
      return []
    }
    return [DesignFinding(.lean, .praise, amount: Score.rounded(volume))]
  }
}
