import KataCore
import KataPipeline
import KataWorkspace

/// A check of one workspace with everything around the verdict: the snapshot before, the record after.
struct CheckSession: Sendable {
  let context: Context
  let open: OpenWorkspace
  let kata: Kata
  let pattern: Pattern

  /// Checks the files as they are now.
  ///
  /// - Parameters:
  ///   - seed: Repeats the data of an earlier check; nil draws a new seed.
  ///   - waiting: Shows steps that take long, and is cleared when the verdict is there.
  func attempt(
    seed: UInt64?, requiresSandbox: Bool, waiting: WaitingLine
  ) async throws -> Attempt {
    defer { waiting.finish() }
    let reading = try SourceReader().read(open.workspace)
    if case .skipped(let note?) = try open.snapshots.takeIfPossible(.check) { context.tell(note) }
    let request = CheckRequest(
      kata: kata, pattern: pattern, files: reading.files, findings: reading.findings,
      submission: reading.submission.description, seed: seed ?? context.freshSeed(),
      started: context.now(),
      requiresSandbox: requiresSandbox)
    let workshop = context.workshop()
    let attempt = try await CheckPipeline(workshop: workshop).attempt(
      request, report: waiting.report)
    try await keep(attempt, reading, workshop)
    return attempt
  }

  /// Writes down what editors and later commands want to know; a folder that is read-only keeps nothing.
  private func keep(
    _ attempt: Attempt, _ reading: SourceReading, _ workshop: Workshop
  ) async throws {
    if attempt.verdict.isPassed {
      for note in try open.record.notePass(of: reading.submission) { context.tell(note) }
    }
    let arguments = try await workshop.editorArguments(kata: kata, pattern: pattern) { _ in }
    try? EditorSupport(context: context).write(
      open.workspace, files: reading.files, arguments: arguments)
  }
}
