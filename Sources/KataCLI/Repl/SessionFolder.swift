import Foundation
import KataCore
import KataRecords
import KataTerminal
import KataText
import KataWorkspace

/// The folder that a session is in, and the workspace around it if there is one.
struct SessionFolder: Sendable {
  let context: Context

  /// The workspace around the folder.
  var workspace: Workspace? {
    try? WorkspaceFinder(now: context.now).find(from: context.directory).workspace
  }

  /// How the files as they are now did in their last check; nil when they were not checked.
  var verdict: Bool? {
    guard let workspace else { return nil }
    // A session knows its last check even where nothing can be recorded.
    if let last = context.session?.lastAttempt(in: workspace.root),
      last.submission == (try? SourceReader().read(workspace).submission.description)
    {
      return last.verdict.isPassed
    }
    return OpenWorkspace(workspace, context: context).currentAttempt?.isPassed
  }

  /// Moves the session to a folder, and remembers a workspace for the next session.
  func enter(_ folder: String?) -> ExitStatus {
    let target = context.url(folder ?? "~")
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      let path = context.shown(target)
      context.tell(exists ? "\(path) is a file, not a folder." : missing(target, path))
      return .usage
    }
    enter(target)
    return .done
  }

  /// What is said of a folder that is not there: it may be beside the workspace, or the name of what can be begun.
  private func missing(_ target: URL, _ path: String) -> String {
    let name = target.lastPathComponent
    if name == workspace?.root.lastPathComponent { return "You are in \(name) already." }
    let beside = workspace?.root.deletingLastPathComponent().appending(path: name)
    let isBeside = beside.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    let command =
      isBeside
      ? beside.map { "cd \(ShellWord(context.shown($0)).text)" }
      : NamedCommand(name, in: context)?.text
    return command.map { "\(path) is not there. Did you mean `\($0)`?" } ?? "\(path) is not there."
  }

  func enter(_ folder: URL) {
    context.session?.enter(folder)
    if let entered = try? WorkspaceFinder(now: context.now).find(from: folder).workspace {
      context.records.write { try $0.setPlace(workspace: entered.root.path) }
    }
  }
}
