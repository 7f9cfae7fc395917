import Foundation
import KataCore
import KataPipeline
import KataRecords
import KataWorkspace

/// A check of one workspace with everything around the verdict: the snapshot before, the records after.
struct CheckSession: Sendable {
  let context: Context
  let open: OpenWorkspace
  let kata: Kata
  let pattern: Pattern
  /// Says whether nothing is run where the full sandbox cannot be had.
  let requiresSandbox: Bool
  private let limitsNote = LimitsNote()

  init(
    context: Context, open: OpenWorkspace, kata: Kata, pattern: Pattern,
    sandbox: SandboxOptions = SandboxOptions.standing
  ) {
    self.context = context
    self.open = open
    self.kata = kata
    self.pattern = pattern
    requiresSandbox = sandbox.requireSandbox
  }

  /// A verdict, and what is worth keeping of it once it has been told.
  struct Outcome: Sendable {
    let checked: CheckPipeline.Outcome
    let reading: SourceReading
    /// What was asked for, by which the same files can be scored.
    let request: CheckRequest
    /// The id under which the records know the attempt.
    let id = UUID()

    var attempt: Attempt { checked.attempt }
  }

  /// Checks the files as they are now.
  ///
  /// - Parameters:
  ///   - seed: Repeats the data of an earlier check; nil draws a new seed.
  ///   - waiting: Shows steps that take long, and is cleared when the verdict is there.
  func check(
    seed: UInt64?, waiting: WaitingLine
  ) async throws -> Outcome {
    defer { waiting.finish() }
    waiting.show("checking")
    let reading = try SourceReader().read(open.workspace)
    // A check changes no file, so its snapshot need not come first.
    async let taken = open.snapshots.takeIfPossible(.check)
    let request = request(for: reading, seed: seed, waiting: waiting)
    let checked = try await CheckPipeline(workshop: context.workshop()).check(
      request, report: waiting.report)
    waiting.finish()
    if case .skipped(let note?) = try await taken { context.tell(note) }
    return Outcome(checked: checked, reading: reading, request: request)
  }

  /// What is asked of the pipeline for files that were read.
  func request(
    for reading: SourceReading, seed: UInt64? = nil, waiting: WaitingLine
  ) -> CheckRequest {
    CheckRequest(
      kata: kata, pattern: pattern, changes: open.changes(of: kata),
      changeBase: open.changeBase(of: kata), changeResult: open.changeResult(of: kata),
      files: reading.files, findings: reading.findings, tests: reading.tests,
      submission: { reading.submission.description },
      seed: seed ?? context.freshSeed(), started: context.now(), requiresSandbox: requiresSandbox,
      language: { context.language }, isReview: open.workspace.review != nil,
      noteLimits: { [limitsNote] in limitsNote.tell($0, in: context, instead: waiting) })
  }

  /// What the files as they are now come to: the session's last attempt if it was of the same files, else a new check.
  func latest(waiting: WaitingLine) async throws -> Attempt {
    let submission = try SourceReader().read(open.workspace).submission.description
    if let last = context.session?.lastAttempt(in: open.workspace.root),
      last.submission == submission,
      last.kata.id == kata.id, last.pattern.id == pattern.id
    {
      return last
    }
    let outcome = try await check(seed: nil, waiting: waiting)
    try keep(outcome) {}
    return outcome.attempt
  }

  /// Keeps an attempt and then tells it, so that a kill takes away nothing that somebody has read.
  ///
  /// What cannot be kept is told all the same; a folder that is read-only keeps nothing.
  func keep(_ outcome: Outcome, telling tell: () throws -> Void) throws {
    let kept = Result { try record(outcome) }
    try tell()
    for note in try kept.get() { context.tell(note) }
    try? EditorSupport(context: context).write(
      open.workspace, files: outcome.reading.files,
      arguments: outcome.checked.editorArguments)
  }

  /// Writes down what later commands want to know.
  ///
  /// - Returns: What is worth telling of it.
  private func record(_ outcome: Outcome) throws -> [Finding] {
    context.session?.note(outcome.attempt, in: open.workspace.root)
    let record = AttemptRecord(outcome.attempt, workspace: open.workspace, id: outcome.id)
    context.records.write { store in
      try store.note(record)
      try store.setPlace(workspace: open.workspace.root.path)
    }
    guard outcome.attempt.verdict.isPassed else { return [] }
    let changes = outcome.attempt.changes
    return try open.record.notePass(of: outcome.reading.submission, with: changes.map(\.id))
      + (changes.last.map { open.changeBook.finish($0, with: outcome.reading.files) } ?? [])
  }
}
