import Foundation
import KataCore
import KataPipeline
import KataWorkspace

/// Keeps a workspace's `compile_commands.json` true, so that editors complete UIKit and the contract.
struct EditorSupport: Sendable {
  let context: Context

  /// Builds what is missing of the kit and writes the file.
  func prepare(
    _ workspace: Workspace, kata: Kata, pattern: Pattern,
    report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws {
    let files = try SourceReader().read(workspace).files
    let arguments = try await context.workshop().editorArguments(
      kata: kata, pattern: pattern, files: files, report: report)
    try write(workspace, files: files, arguments: arguments)
  }

  /// Writes the file for these sources; a folder that may not be written keeps what it has.
  func write(_ workspace: Workspace, files: [SourceFile], arguments: [String]) throws {
    let root = workspace.root.path
    // A folder that somebody only has checked, with --kata and --pattern, is not ours to write into.
    guard FileManager.default.fileExists(atPath: "\(root)/.kata/workspace.json") else { return }
    // What a check refuses for its size needs no editor's help with it.
    guard files.count <= SourceReader.maximumFiles else { return }
    try CompileCommands(for: files.map(\.path), of: workspace, arguments: arguments)
      .write(to: workspace)
  }
}
