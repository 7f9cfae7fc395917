import KataContent
import KataCore
import KataText

/// A lesson as it is read: its title, its text, and where each line stands in the lesson's file.
struct LessonScreen: Sendable {
  let lines: [MarkdownPage.Line]

  /// - Parameter isWhole: Whether folded code is shown as well.
  init(_ page: LessonPage, context: Context, width: Int, look: Look, isWhole: Bool) {
    let width = min(width, 100)
    let (words, wanted) = (context.words, context.language)
    let lesson = page.lesson
    var head = StyledText(lesson.title, .bold).wrapped(to: width)
    head += StyledText(
      words.lessonLine(number: lesson.number, minutes: lesson.minutes), .dim
    ).wrapped(to: width)
    if lesson.language != wanted {
      head += StyledText(words.notTranslated(wanted), .dim).wrapped(to: width)
    }
    let body = MarkdownPage(
      isWhole ? page.document : page.document.folded(note: words.folded), width: width, look: look,
      highlighter: .swift,
      commands: LinkCommands(in: context))
    lines = (head + [""]).map { MarkdownPage.Line($0, sourceLine: 0) } + body.lines
  }

  /// The line at which reading goes on: the first one from the given line of the file.
  func line(at place: Int) -> Int {
    place > 0 ? lines.firstIndex { $0.sourceLine >= place } ?? 0 : 0
  }

  /// The line of the file that stands at the top of a screen whose last line is `bottom`.
  func place(withBottom bottom: Int, height: Int) -> Int {
    let top = max(0, min(bottom - height + 2, lines.count - 1))
    return lines.isEmpty ? 0 : lines[top].sourceLine
  }
}
