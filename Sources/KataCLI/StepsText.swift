import KataCore
import KataText

/// The steps of a kata's brief with those ticked that a check has observed; nothing for a kata without steps.
struct StepsText: Sendable {
  let attempt: Attempt
  let files: [SourceFile]
  /// A review begins where all steps are done but for one mistake.
  let isReview: Bool
  let context: Context

  private struct Step {
    let title: String
    let isDone: Bool
  }

  /// Told with a verdict that is no pass, until all steps are done.
  func lines(look: Look, width: Int) -> [StyledText] {
    let steps = attempt.kata.milestones.map {
      Step(
        title: $0.title(in: context.language), isDone: $0.isReached(by: attempt, files: files))
    }
    guard !isReview, !attempt.verdict.isPassed, attempt.results.contains(where: \.isPassed),
      steps.contains(where: { !$0.isDone })
    else { return [] }
    let title = context.words.stepsDone(steps.count(where: \.isDone), of: steps.count)
    return StyledText(title, .bold).wrapped(to: width)
      + packed(steps.map { marked($0, look) }, width: width, isOneALine: look.marks == .words)
  }

  private func marked(_ step: Step, _ look: Look) -> StyledText {
    let title = StyledText(prose: step.title, step.isDone ? .dim : .plain, look: look)
    if look.marks == .words {
      return StyledText(step.isDone ? context.words.stepIsDone : context.words.stepIsOpen) + ": "
        + title
    }
    return
      (step.isDone ? StyledText(look.glyphs.passed, .green) : StyledText(look.glyphs.open, .dim))
      + " " + title
  }

  /// As many on a line as fit, so that the report stays short.
  private func packed(_ steps: [StyledText], width: Int, isOneALine: Bool) -> [StyledText] {
    var rows: [StyledText] = []
    for step in steps {
      if !isOneALine, let last = rows.last,
        last.widthInColumns + 3 + step.widthInColumns <= min(width, 100)
      {
        rows[rows.count - 1] = last + "   " + step
      } else {
        rows.append("  " + step)
      }
    }
    return rows.flatMap { $0.wrapped(to: width, hanging: "    ") }
  }
}
