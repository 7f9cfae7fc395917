import Foundation
import KataCore

/// The note of a change that is under way: from the moment it is on disk, the change will be finished.
struct Journal: Codable {
  struct Removal: Codable {
    let path: RelativePath
    let before: Digest?
  }

  struct Write: Codable {
    let path: RelativePath
    let before: Digest?
    let after: Digest
    /// The name of the new content in `.kata/staging`.
    let staged: Int
  }

  /// More than all files that a workspace may have, old and new.
  private static let maximumFiles = 5 * SourceTree.maximumFiles

  let schema: String
  let operation: Snapshot.Reason
  let removals: [Removal]
  let writes: [Write]
  let position: Int?

  init(operation: Snapshot.Reason, removals: [Removal], writes: [Write], position: Int?) {
    schema = "kata/journal/v1"
    self.operation = operation
    self.removals = removals
    self.writes = writes
    self.position = position
  }

  /// Reads the journal of a workspace; nil when no change is under way.
  init?(of layout: WorkspaceLayout, disk: Disk) throws {
    let path = layout.journal.path
    let file = JSONFile<Self>(format: "kata/journal", version: 1)
    do {
      guard let journal = try file.read(layout.journal, disk: disk) else { return nil }
      self = journal
    } catch JSONFile<Self>.ReadingError.newer(let schema) {
      throw WorkspaceError.madeByNewer(path: path, schema: schema)
    } catch JSONFile<Self>.ReadingError.broken(let reason) {
      throw WorkspaceError.journalBroken(path: path, reason: reason)
    }
    // A journal may come with a stranger's folder, and would keep the next command busy for minutes.
    guard removals.count + writes.count <= Self.maximumFiles else {
      throw WorkspaceError.journalBroken(
        path: path, reason: "it names more files than kata ever changes at once")
    }
    // It must not reach .git/hooks, say.
    let areOurs = removals.allSatisfy { $0.path.isSource || $0.path.isBrief }
    guard areOurs, writes.allSatisfy({ $0.path.isWritten }) else {
      throw WorkspaceError.journalBroken(
        path: path, reason: "it names files that kata never writes")
    }
  }
}

extension RelativePath {
  fileprivate var isWritten: Bool {
    isSource || isBrief || isKeptForChange || self == ".gitignore" || self == ".kata/workspace.json"
  }
}
