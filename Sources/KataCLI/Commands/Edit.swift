import ArgumentParser
import Foundation
import KataCore
import KataTerminal
import KataWorkspace

/// `kata edit`: the editor, and a check when it is closed.
struct Edit: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Open a file in $VISUAL or $EDITOR, then check.",
    discussion:
      "Without a file it opens the one that was changed last, or the biggest at the start.")

  @Argument(
    help: ArgumentHelp(
      "A file of the workspace, such as Sources/Solution.swift.", valueName: "file"))
  var file: String?

  @OptionGroup var report: ReportOptions
  @OptionGroup var sandbox: SandboxOptions
  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  func run(in context: Context) async throws -> ExitStatus {
    let start = file.map { context.url($0).deletingLastPathComponent().path }
    let open = try OpenWorkspace(at: start, context: context)
    let chosen = try file.map { context.url($0) } ?? LastChangedFile(of: open.workspace).url()
    let session = try EditorSession(
      opening: chosen, folder: open.workspace.root, environment: context.environment,
      facts: context.facts)
    _ = try open.snapshots.takeIfPossible(.edit)
    try await session.run()
    var check = try Check.parse([open.workspace.root.path])
    check.report = report
    check.sandbox = sandbox
    check.content = content
    check.look = look
    return try await check.run(in: context)
  }
}
