import ArgumentParser
import Foundation
import KataCore
import KataRecords
import KataTerminal

/// `kata again`: the last check once more, on the same data.
struct Again: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "again", abstract: "Repeat the last check of the workspace, with the same data.")

  @OptionGroup var place: WorkspaceOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var scores: ScoreOptions
  @OptionGroup var sandbox: SandboxOptions
  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  func run(in context: Context) async throws -> ExitStatus {
    let open = try place.open(in: context)
    let path = open.workspace.root.path
    guard let last = context.records.read({ try $0.lastAttempt(workspace: path) }) ?? nil else {
      throw CommandError(
        "No check of \(context.shown(open.workspace.root)) is on record. `kata check` makes one.")
    }
    var check = try Check.parse([path, "--seed", "\(last.seed)"])
    check.report = report
    check.scores = scores
    check.sandbox = sandbox
    check.content = content
    check.look = look
    return try await check.run(in: context)
  }
}
