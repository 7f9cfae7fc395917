import KataContent
import KataCore
import KataReporting
import KataTerminal
import KataText
import KataWorkspace

/// What the keys of a watch do.
struct WatchActions: Sendable {
  enum Action: CaseIterable, Sendable {
    case hint, next, run, diff, quit

    init?(_ key: Key) {
      switch key {
      case .character(let character):
        guard let action = Self.allCases.first(where: { $0.key == character }) else { return nil }
        self = action
      case .interrupt, .end, .escape: self = .quit
      default: return nil
      }
    }

    var key: Character {
      switch self {
      case .hint: "h"
      case .next: "n"
      case .run: "r"
      case .diff: "d"
      case .quit: "q"
      }
    }

    var title: String {
      switch self {
      case .hint: "hint"
      case .next: "next"
      case .run: "run again"
      case .diff: "diff"
      case .quit: "quit"
      }
    }
  }

  let session: CheckSession
  let screen: WatchScreen
  let content: ContentOptions

  /// Does what a key asks for; quitting and running are the watch's own.
  func perform(_ action: Action, on attempt: Attempt?) async throws {
    let isPassed = attempt?.verdict.isPassed ?? false
    switch action {
    case .hint:
      guard let attempt, !isPassed else { return }
      screen.add(try hint(attempt), below: attempt)
    case .next:
      guard isPassed else { return }
      let context = session.context
      let appearance = screen.look.appearance(in: context)
      let sentence = context.nextSentence(in: try content.course(in: context))
      let next = StyledText(prose: sentence, look: appearance.output).wrapped(to: appearance.width)
      screen.add(next.rendered(hasColour: appearance.output.hasColour), canGoOn: true)
    case .diff:
      screen.add(try diff(), canGoOn: isPassed)
    case .run, .quit:
      break
    }
  }

  private func hint(_ attempt: Attempt) throws -> [StyledText] {
    let context = session.context
    let appearance = screen.look.appearance(in: context)
    let lessons = (try? content.lessonShelf(in: context).lessons(in: context.language)) ?? []
    let page = HintPage(
      attempt: attempt, exercise: session.open.workspace.exercise, context: context,
      lessons: Set(lessons.map(\.id)), again: "`h`",
      shownCase: OpenCases(attempt).checks.first?.id)
    return page.lines(look: appearance.output, width: min(appearance.width, 100), next: "")
  }

  private func diff() throws -> String {
    let look = screen.look.appearance(in: session.context).output
    let diff = try session.open.snapshots.diff(from: .starter(session.kata), to: .now)
    return DiffText(diff, look: look, isForTerminal: true).text
  }
}
