import KataCore

/// Tells of the first case of the pattern's suite or of lifetime that fails while the behaviour is whole.
struct FailingCases: DesignRule {
  func findings(in context: FindingContext) -> [DesignFinding] {
    let cases = context.traces?.cases ?? []
    guard cases.allSatisfy({ $0.group != .behaviour || $0.isPassed }) else { return [] }
    return [CheckCase.Group.lifetime, .structure].compactMap { group in
      let failed = cases.filter { $0.group == group && !$0.isPassed }
      return failed.first.map { finding($0, of: failed.count, context) }
    }
  }

  private func finding(
    _ first: RunTraces.CaseTrace, of count: Int, _ context: FindingContext
  ) -> DesignFinding {
    let types = context.facts.types
    let type = first.about.types.compactMap { name in types.first { $0.name == name } }.first
    let summary =
      switch count {
      case 1: "“\(first.title)” does not hold"
      case 2: "“\(first.title)” does not hold (1 more case fails)"
      default: "“\(first.title)” does not hold (\(count - 1) more cases fail)"
      }
    return DesignFinding(
      .failingCase, .essential, type: type?.name,
      summary: summary,
      reason: reason(for: first),
      step: context.hints[first.id], locations: [type?.location].compactMap(\.self),
      lesson: context.lesson(about: type?.name))
  }

  /// Only a part that the contract has a protocol for can have been called; of others the suite sees what they keep.
  private func reason(for first: RunTraces.CaseTrace) -> String {
    if first.group == .lifetime {
      return "What stays in memory goes on observing and answering after the screen is gone."
    }
    return first.about.seam == nil
      ? "The pattern says what each part may know and keep, whether or not the screen works."
      : "The pattern's suite calls each part alone, as a test of yours would."
  }
}
