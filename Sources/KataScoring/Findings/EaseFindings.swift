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
  var unused: [DesignFinding] {
    let items = (ease?.ceremony.items ?? []).filter(\.isUnused)
    guard let first = items.first else { return [] }
    return [
      DesignFinding(
        .unused, .advice, type: first.type, member: first.member,
        locations: items.map(\.location), amount: Double(items.count), lesson: "choosing",
        members: items.map { "\($0.type).\($0.member ?? "")" })
    ]
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
