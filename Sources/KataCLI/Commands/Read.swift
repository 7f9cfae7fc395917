import ArgumentParser
import Foundation
import KataContent
import KataCore
import KataTerminal
import KataText

/// `kata read`: a lesson, its questions, and what to practise.
struct Read: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Read a lesson, answer its questions, and see what to practise.",
    discussion: """
      Without a name it goes on where you left off. On a terminal a long lesson is shown by KATA_PAGER, PAGER or \
      less, and your place is kept.
      """)

  @Argument(
    help: "The lesson's name or number; `kata lessons` lists them.", completion: .lessons)
  var lesson: String?

  @Flag(help: "Only the questions.") var questions = false
  @Flag(help: "Print the whole lesson at once.") var noPager = false
  @Flag(help: "Begin at the beginning, wherever you left off.") var fromStart = false
  @Flag(help: "Show folded code as well.") var whole = false
  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  func run(in context: Context) async throws -> ExitStatus {
    let shelf = content.lessonShelf(in: context)
    let chosen =
      try lesson.map { try shelf.lesson($0, in: context.language) }
      ?? usual(try content.course(in: context))
    guard let chosen else { throw CommandError("There are no lessons to read.") }
    let page = try shelf.page(chosen)
    for note in page.notes where note.severity != .note { context.tell(note) }
    let reader = LessonReader(
      page: page, context: context, appearance: look.appearance(in: context))
    guard questions else {
      guard
        try await reader.read(
          pager: !noPager, fromStart: fromStart, isWhole: whole)
      else { return .done }
      await reader.askIfSomebodyAnswers()
      tellPractice(after: chosen, try content.course(in: context), context)
      return .done
    }
    await reader.askIfSomebodyAnswers()
    tellPractice(after: chosen, try content.course(in: context), context)
    return .done
  }

  /// The lesson that was left in the middle, else the first that was not read, else the first.
  private func usual(_ course: Course) -> Lesson? {
    let stations = course.stations
    let begun = stations.filter { $0.reading == .begun }
      .max { $0.lastRead ?? .distantPast < $1.lastRead ?? .distantPast }
    return (begun ?? stations.first { $0.reading == .unread } ?? stations.first)?.lesson
  }

  private func tellPractice(after lesson: Lesson, _ course: Course, _ context: Context) {
    guard let station = course.stations.first(where: { $0.lesson.id == lesson.id }) else { return }
    let following = course.stations.first { $0.lesson.number == lesson.number + 1 }?.lesson
    let appearance = look.appearance(in: context)
    let text = PracticeText(
      station: station, following: following, context: context, look: appearance.output,
      width: min(appearance.width, 100))
    context.write(text.lines, appearance.output)
  }
}
