import ArgumentParser
import Foundation
import KataContent
import KataCore
import KataRecords
import KataTerminal

/// `kata hint`: a little more about the first thing that does not hold.
struct Hint: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Give a hint on the first thing that does not hold; again says more.")

  @OptionGroup var place: WorkspaceOptions
  @OptionGroup var sandbox: SandboxOptions
  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  func run(in context: Context) async throws -> ExitStatus {
    let open = try place.open(in: context)
    let (kata, pattern) = try open.content(content.shelf(in: context))
    let session = CheckSession(
      context: context, open: open, kata: kata, pattern: pattern, sandbox: sandbox)
    let earlier = context.records.read {
      try $0.lastAttempt(workspace: open.workspace.root.path)
    }
    let attempt = try await session.latest(
      waiting: WaitingLine(context: context, look: look))
    let appearance = look.appearance(in: context)
    let lessons = (try? content.lessonShelf(in: context).lessons(in: context.language)) ?? []
    let page = HintPage(
      attempt: attempt, exercise: open.workspace.exercise, context: context,
      lessons: Set(lessons.map(\.id)),
      again: context.typed("hint"), shownCase: (earlier ?? nil)?.failing.first)
    context.write(
      page.lines(
        look: appearance.output, width: min(appearance.width, 100),
        next: context.nextSentence(in: try content.course(in: context))),
      appearance.output)
    return .done
  }
}
