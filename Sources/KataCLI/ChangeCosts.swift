import KataCore
import KataPipeline
import KataText

/// What a change request has cost in the learner's design, beside what it costs in the kata's own.
///
/// Told of a pass: before it the number says nothing.
struct ChangeCosts: Sendable {
  let attempt: Attempt
  let context: Context

  func lines(look: Look, width: Int) -> [StyledText] {
    guard let change = attempt.changes.last, let own = attempt.footprint, attempt.verdict.isPassed
    else { return [] }
    let shipped = (try? ChangeMeasure(of: attempt.kata).rows(change)) ?? []
    let rows =
      [(context.words.yours(attempt.pattern.localizedTitle), own)]
      + shipped.map { row in
        (
          row.pattern.map { context.words.reference($0.localizedTitle) } ?? context.words.starter,
          row.footprint
        )
      }
    let title = context.words.changeCosts(change.title(in: context.language))
    let widest = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
    let table = rows.enumerated().flatMap { index, row in
      line(row.0, row.1, widest: widest, isOwn: index == 0, look: look).wrapped(
        to: width, lead: "  ", hanging: "    ")
    }
    return StyledText(title, .bold).wrapped(to: width) + table
      + touched(own, look: look).wrapped(to: width, lead: "  ", hanging: "    ")
      + StyledText(context.words.changeMeasured, .dim).wrapped(
        to: width, lead: "  ", hanging: "  ")
  }

  /// The names of what it has touched, the first of many.
  private func touched(_ own: ChangeFootprint, look: Look) -> StyledText {
    let names = own.touched.prefix(Self.namedTypes).map { "`\($0)`" }
    return StyledText(
      prose: Sanitiser.text(context.words.touched(names, of: own.touched.count)), look: look)
  }

  private static let namedTypes = 5

  private func line(
    _ name: String, _ footprint: ChangeFootprint, widest: Int, isOwn: Bool, look: Look
  ) -> StyledText {
    let gap =
      look.marks == .words
      ? ": " : String(repeating: " ", count: widest - DisplayWidth.of(name) + 2)
    return StyledText(
      Sanitiser.line(name) + gap + context.words.footprint(footprint), isOwn ? .bold : .plain)
  }
}
