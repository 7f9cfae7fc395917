import KataTerminal
import KataText

/// Shows a long answer: in a pager where there is somebody to turn pages, at once otherwise.
struct PagedLines: Sendable {
  let context: Context
  let appearance: Appearance
  /// Says whether a pager may be used at all.
  let isWanted: Bool

  /// Shows the lines.
  ///
  /// - Parameters:
  ///   - line: Where to open, counted from 1.
  ///   - advice: What the pager says at the foot of each page, where it can; nil for its keys alone.
  ///   - ending: What it says on the last page instead.
  /// - Returns: The furthest line that was shown, counted from 1.
  func show(
    _ lines: [StyledText], startingAt line: Int = 1, advice: String? = nil,
    ending: String? = nil
  ) async throws -> Int {
    let facts = context.facts
    let choice = PagerChoice(
      environment: context.environment, isPlain: !isWanted || appearance.isPlain, facts: facts)
    if case .missing(let name) = choice {
      context.tell(
        "The pager `\(name)` was not found, so all is printed. Check KATA_PAGER and PAGER.")
    }
    guard case .pager(let pager) = choice, let height = facts.heightInRows else {
      context.write(lines, appearance.output)
      return lines.count
    }
    let hasColour = appearance.output.hasColour
    let outcome = try await PagerSession(pager, interrupts: context.interrupts).run(
      lines: lines.map { $0.rendered(hasColour: hasColour) }, startingAt: line, height: height,
      advice: advice ?? context.words.pagerKeys, ending: ending ?? context.words.pagerEnd)
    guard !outcome.isRefusal else {
      context.write(lines, appearance.output)
      return lines.count
    }
    return outcome.lastLineShown
  }
}
