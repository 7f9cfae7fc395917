import Foundation
import KataContent
import KataCore
import KataRecords
import KataTerminal
import KataText
import KataWorkspace

/// Makes the folder of a kata, a drill or a review, goes there in a session, and says what comes next.
struct KataBeginning: Sendable {
  let kata: Kata
  let pattern: Pattern
  /// The mistake to find, if this is a review.
  var review: Mistake?
  let context: Context

  /// Begins in a folder that somebody named, or in one with the usual name.
  func begin(in folder: String?) async throws -> ExitStatus {
    let place = place(for: folder ?? usualFolder)
    let workspace: Workspace
    do {
      workspace = try WorkspaceStarter(now: context.now).start(
        kata: kata, pattern: pattern, review: review, at: place)
    } catch WorkspaceError.alreadyStarted(_, let other, _)
      where folder == nil && other == kata.id && (context.session != nil || isShort)
    {
      return goBack(to: place)
    }
    SessionFolder(context: context).enter(workspace.root)
    if context.session == nil {
      context.records.write { try $0.setPlace(workspace: workspace.root.path) }
    }
    // Said first, because reading can begin while the kit is built.
    tell(workspace)
    try await KitPreparation(context: context).prepare(workspace, kata: kata, pattern: pattern)
    return .done
  }

  /// Whether its task is short enough to be read where it begins.
  private var isShort: Bool { review != nil || kata.drill != nil }

  private var usualFolder: String {
    if let review {
      // Not the mistake's name, which would tell what to look for.
      let own = kata.mistakes.filter { $0.pattern == pattern.id }
      let number = (own.firstIndex(of: review) ?? 0) + 1
      return "\(kata.id)-\(pattern.id)-review-\(number)"
    }
    return kata.drill == nil ? "\(kata.id)-\(pattern.id)" : kata.id
  }

  /// The folder that is meant, or beside the workspace it would be in: one inside another would confuse both.
  private func place(for folder: String) -> URL {
    let meant = context.url(folder)
    let above = meant.deletingLastPathComponent()
    guard let around = try? WorkspaceFinder(now: context.now).find(from: above).workspace else {
      return meant
    }
    return around.root.deletingLastPathComponent().appending(path: meant.lastPathComponent)
  }

  private func tell(_ workspace: Workspace) {
    let text = StartText(
      kata: kata, pattern: pattern, isReview: review != nil, workspace: workspace, context: context)
    context.answer(text.title)
    context.output.write("\n")
    if review == nil {
      let (look, width) = (context.appearance.output, min(context.appearance.width, 100))
      let brief = BriefPage(kata: kata, pattern: nil, context: context)
      let page =
        isShort ? brief.page(look: look, width: width) : brief.opening(look: look, width: width)
      context.write((page?.lines ?? []).map(\.text), look)
    } else {
      context.answer(context.words.reviewTask(text.reviewSubject, check: context.typed("check")))
    }
    context.output.write("\n")
    context.answer(text.nextSteps)
  }

  /// Goes to the folder in which it was begun before; in a shell, says how.
  private func goBack(to place: URL) -> ExitStatus {
    SessionFolder(context: context).enter(place)
    if context.session == nil {
      context.answer(context.words.begunBefore(ShellWord(context.shown(place)).text))
    } else {
      // In full: seen from itself the folder is only a dot.
      context.answer(context.words.wentBack(context.shownInFull(place)))
    }
    return .done
  }
}
