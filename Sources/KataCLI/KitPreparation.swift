import KataCore
import KataPipeline
import KataTerminal
import KataText

/// Builds what editors and the first check need, before somebody waits for it.
struct KitPreparation: Sendable {
  let context: Context

  /// Prepares a started workspace: behind the scenes in a session, else with progress shown.
  ///
  /// A start does not fail for want of it: an error is told, and told again by the check that needs it.
  func prepare(_ workspace: Workspace, kata: Kata, pattern: Pattern) async throws {
    guard let session = context.session else {
      let waiting = WaitingLine(context: context)
      defer { waiting.finish() }
      do {
        try await build(workspace, kata, pattern, waiting.report)
      } catch let error as CancellationError {
        throw error
      } catch {
        waiting.finish()
        context.tell(CommandError(error)?.message ?? "\(error)")
      }
      return
    }
    session.inBackground { try? await build(workspace, kata, pattern) { _ in } }
  }

  /// Builds the kit of a kata that nobody has started yet, while the learner reads.
  func anticipate(_ kata: Kata, pattern: Pattern) async {
    _ = try? await context.workshop().editorArguments(kata: kata, pattern: pattern) { _ in }
  }

  private func build(
    _ workspace: Workspace, _ kata: Kata, _ pattern: Pattern,
    _ report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws {
    try await EditorSupport(context: context).prepare(
      workspace, kata: kata, pattern: pattern, report: report)
  }
}
