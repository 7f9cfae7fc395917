import KataContent
import KataCore
import KataRecords
import KataTerminal
import KataText

/// One reading of a lesson: on pages where there is a terminal, from the place where it was left.
struct LessonReader: Sendable {
  let page: LessonPage
  let context: Context
  let appearance: Appearance

  /// Shows the lesson.
  ///
  /// - Returns: Whether it was read to its end.
  /// - Parameter isWhole: Whether folded code is shown as well; without a terminal it always is.
  func read(pager: Bool, fromStart: Bool, isWhole: Bool) async throws -> Bool {
    let look = appearance.output
    let screen = LessonScreen(
      page, context: context, width: appearance.width, look: look,
      isWhole: isWhole || !(context.facts.inputIsTerminal && context.facts.outputIsTerminal))
    let hasQuestions = !page.checkpoints.isEmpty
    let start = fromStart ? 0 : screen.line(at: keptPlace)
    let last = try await PagedLines(context: context, appearance: appearance, isWanted: pager)
      .show(
        screen.lines.map(\.text), startingAt: start + 1,
        advice: context.words.pagerAdvice(hasQuestions: hasQuestions),
        ending: hasQuestions ? context.words.pagerEndBeforeQuestions : nil)
    let isFinished = last >= screen.lines.count
    let height = context.facts.heightInRows ?? 24
    note(at: screen.place(withBottom: last - 1, height: height), isFinished: isFinished)
    if !isFinished {
      let command = context.typed("read \(page.lesson.id)")
      context.write(
        StyledText(prose: context.words.placeKept(command), look: look).wrapped(
          to: appearance.width), look)
    }
    return isFinished
  }

  /// Asks the questions, or prints them with their answers where nobody could answer.
  func askIfSomebodyAnswers() async {
    let quiz = Quiz(page: page, context: context, appearance: appearance)
    if context.facts.inputIsTerminal, context.facts.outputIsTerminal {
      await quiz.ask()
    } else {
      quiz.print()
    }
  }

  /// The line of the file at which reading stopped; 0 for a lesson that was read or never opened.
  private var keptPlace: Int {
    let reading = context.records.read { try $0.reading(lesson: page.lesson.id) } ?? nil
    guard let reading, !reading.isFinished, reading.language == page.lesson.language else {
      return 0
    }
    return reading.place
  }

  private func note(at place: Int, isFinished: Bool) {
    // A page in a pipe is not a page that somebody read.
    guard context.facts.outputIsTerminal else { return }
    context.records.write {
      try $0.noteReading(
        lesson: page.lesson.id, language: page.lesson.language, sourceLine: place,
        isFinished: isFinished)
    }
  }
}
