import Foundation
import KataContent
import KataCore
import KataRecords
import KataTerminal
import KataText
import KataWorkspace

/// A workspace that a command has opened, with the kata it belongs to within reach.
struct OpenWorkspace: Sendable {
  let workspace: Workspace
  let context: Context

  /// Opens the workspace at or around a folder; a kata and pattern that are given beat its metadata.
  init(at folder: String?, kata: String? = nil, pattern: String? = nil, context: Context) throws {
    let start = folder.map { context.url($0) } ?? context.directory
    let finder = WorkspaceFinder(now: context.now)
    let found: WorkspaceFinder.Found
    do {
      found =
        kata == nil && pattern == nil
        ? try finder.find(from: start) : try finder.open(at: start, kata: kata, pattern: pattern)
    } catch let error as WorkspaceError {
      guard case .outsideWorkspace = error, let last = Self.lastPlace(in: context) else {
        throw error
      }
      throw CommandError("\(error)\nYou were last in \(last).")
    }
    self.workspace = found.workspace
    self.context = context
    for note in found.notes { context.tell(note) }
  }

  init(_ workspace: Workspace, context: Context) {
    self.workspace = workspace
    self.context = context
  }

  /// The workspace that was entered last and is still there, to which a session without a workspace goes.
  private static func lastPlace(in context: Context) -> String? {
    let place = context.records.read { try $0.place() } ?? nil
    guard let place, FileManager.default.fileExists(atPath: place) else { return nil }
    return context.shownInFull(URL(filePath: place, directoryHint: .isDirectory))
  }

  var snapshots: SnapshotStore { SnapshotStore(of: workspace, now: context.now) }
  var record: RecordBook { RecordBook(of: workspace, now: context.now) }

  var changeBook: ChangeBook { ChangeBook(of: workspace, now: context.now) }

  /// The kata's change requests that were begun here, in order.
  func changes(of kata: Kata) -> [ChangeRequest] {
    kata.changes.filter { workspace.changes.contains($0.id) }
  }

  /// The files from before the last of them; nil where nobody kept them.
  func changeBase(of kata: Kata) -> [SourceFile]? {
    changes(of: kata).last.flatMap { try? changeBook.base(of: $0) }?.sourceFiles
  }

  /// The newest check of the files as they are now; nil when they were not checked.
  var currentAttempt: AttemptRecord? {
    guard let reading = try? SourceReader().read(workspace) else { return nil }
    return context.records.read {
      try $0.attempts(
        workspace: workspace.root.path, submission: reading.submission.description, limit: 1)
    }?.first
  }

  /// The files with which the last of them held first; nil while it does not.
  func changeResult(of kata: Kata) -> [SourceFile]? {
    changes(of: kata).last.flatMap { try? changeBook.result(of: $0) }?.sourceFiles
  }

  /// The kata and the pattern that the workspace was started for.
  func content(_ shelf: KataShelf) throws -> (kata: Kata, pattern: Pattern) {
    let kata = try shelf.kata(workspace.kata)
    return (kata, try kata.requirePattern(workspace.pattern))
  }
}
