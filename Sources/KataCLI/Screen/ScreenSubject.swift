import KataCore
import KataPipeline
import KataWorkspace

/// The files whose screen is shown, and the kata that they are for.
struct ScreenSubject: Sendable {
  let kata: Kata
  let pattern: Pattern
  private let files: [SourceFile]
  private let findings: [Finding]
  private let submission: @Sendable () -> String
  private let requiresSandbox: Bool
  private let context: Context

  /// The files of a workspace.
  init(
    files reading: SourceReading, kata: Kata, pattern: Pattern, sandbox: SandboxOptions,
    context: Context
  ) {
    self.kata = kata
    self.pattern = pattern
    files = reading.files
    findings = reading.findings
    submission = { reading.submission.description }
    requiresSandbox = sandbox.requireSandbox
    self.context = context
  }

  /// A kata's starter; which pattern it is read as makes no difference to what it shows.
  init(
    starterOf kata: Kata, pattern: Pattern? = nil, sandbox: SandboxOptions, context: Context
  ) throws {
    guard let pattern = pattern ?? kata.patterns.first else {
      throw CommandError("\(kata.id) has no pattern.", status: .internalError)
    }
    self.kata = kata
    self.pattern = pattern
    files = try ShippedFiles(of: kata).starter().sourceFiles
    findings = []
    submission = { "" }
    requiresSandbox = sandbox.requireSandbox
    self.context = context
  }

  /// The state with this name, or the screen as it opens.
  ///
  /// - Throws: `CommandError` for a name that the kata does not know, with the nearest one.
  func state(_ name: String?) throws -> String {
    guard let states = kata.screen?.states, let first = states.first else {
      throw CommandError(
        "\(kata.title(in: context.language)) has no screen to show or run. Try \(context.typed("run --kata greeting"))."
      )
    }
    guard let name else { return first.id }
    let names = states.map(\.id)
    if names.contains(name) { return name }
    let all = names.joined(separator: ", ")
    throw CommandError(
      NearestName(among: names).match(for: name).map { near in
        "The screen of \(kata.id) has no state \"\(name)\". Did you mean \(near)? There are: \(all)."
      } ?? "The screen of \(kata.id) has no state \"\(name)\". There are: \(all).")
  }

  func request(waiting: WaitingLine) -> CheckRequest {
    let (context, note) = (context, LimitsNote())
    return CheckRequest(
      kata: kata, pattern: pattern, files: files, findings: findings, submission: submission,
      seed: 1, started: context.now(), requiresSandbox: requiresSandbox,
      language: { context.language },
      noteLimits: { note.tell($0, in: context, instead: waiting) })
  }
}
