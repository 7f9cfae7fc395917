import KataCore

/// Finds functions that nobody calls, and types that mostly forward.
struct CeremonyFindings: DesignRule {
  /// Forwarding is part of every layered pattern; a type that does little else is told.
  private static let leastForwards = 4

  func findings(in context: FindingContext) -> [DesignFinding] {
    let items = Ceremony(context.facts).items
    let unused = items.filter { $0.kind == .unused }
    let forwards = Dictionary(grouping: items.filter { $0.kind == .forwards }, by: \.type)
      .filter { $0.value.count >= Self.leastForwards && !works($0.key, context.facts) }
    return Dictionary(grouping: unused, by: \.type).sorted { $0.key < $1.key }
      .map { dead($0.key, $0.value, context) }
      + forwards.sorted { $0.key < $1.key }.map { passing($0.key, $0.value) }
  }

  /// Whether a type has a body that does more than to pass a call on.
  private func works(_ type: String, _ facts: ProgramFacts) -> Bool {
    facts.functions.contains {
      facts.types[$0.type].name == type && !$0.onlyForwards && $0.kind != .initializer
        && $0.kind != .initialValues
    }
  }

  private func dead(
    _ type: String, _ items: [Ceremony.Item], _ context: FindingContext
  ) -> DesignFinding {
    let names = items.compactMap(\.member).map { "`\($0)`" }
    let shown = names.count > 3 ? Array(names.prefix(2)) + ["\(names.count - 2) more"] : names
    return DesignFinding(
      .ceremony, .note, type: type,
      summary: "Nothing calls \(DutyWording.list(shown)) of `\(type)`",
      reason: "Dead code is read, compiled and kept up to date for nothing.",
      step: "Delete it.", locations: items.map(\.location), lesson: "choosing")
  }

  private func passing(_ type: String, _ items: [Ceremony.Item]) -> DesignFinding {
    DesignFinding(
      .ceremony, .note, type: type,
      summary: "`\(type)` only forwards \(DutyWording.count(items.count, "call"))",
      reason: "A layer that adds nothing is one more place to change.",
      step: "Let the caller hold the object behind it, or give this type a decision to make.",
      locations: items.map(\.location), lesson: "choosing")
  }
}
