import Foundation

/// What keeps us from working with a learner's folder; never something wrong in the learner's code.
package enum WorkspaceError: Error, Hashable, Sendable {
  // The machine.
  case diskFull(path: String)
  case notWritable(path: String)
  /// A file of ours is larger, in bytes, than any that kata writes.
  case tooBig(path: String, limit: Int)
  case failed(Disk.Action, path: String, code: Int32)
  /// Another command holds the workspace's lock and did not let go in time.
  case busy(root: String)

  // Starting.
  case parentMissing(path: String)
  case notAFolder(path: String)
  case notEmpty(path: String, names: [String])
  case alreadyStarted(path: String, kata: String, pattern: String)

  // Opening.
  case folderMissing(path: String)
  case outsideWorkspace(path: String)
  case metadataBroken(path: String, reason: String)
  /// A file says that it has a format which this program does not know yet.
  case madeByNewer(path: String, schema: String)
  case journalBroken(path: String, reason: String)
  /// The folder has no `.kata`, so there is no place for snapshots or a record.
  case notStarted(root: String)

  // Changing.
  /// Something that is not a plain file or folder lies where we must write.
  case inTheWay(path: String)
  /// A program saved a file between its snapshot and the change.
  case savedMeanwhile(path: String)
  /// Two files whose names are the same once accents are composed.
  case twins(path: String)
  case tooMuchToKeep(path: String, reason: Excess)
  case noSuchSnapshot(number: Int, newest: Int?)
  case snapshotDamaged(number: Int, path: String)

  // The kata's own content.
  case contentMissing(path: String)
  case contentNotPlain(path: String)
  case otherKata(root: String, kata: String)
  case contentOlder(kata: String, workspace: Int, content: Int)

  /// Why a snapshot of `Sources` would grow out of hand.
  package enum Excess: String, Sendable {
    case fileTooBig, tooManyFiles, tooManyEntries, tooDeep
  }

  /// Runs something that writes at or below a place of ours; its errors name the path that a person knows.
  static func naming<T>(
    _ path: URL, insteadOf aside: URL, _ body: () throws -> T
  ) throws -> T {
    do {
      return try body()
    } catch let error as WorkspaceError {
      throw error.about(path.path, insteadOf: aside.path)
    }
  }

  private func about(_ path: String, insteadOf aside: String) -> WorkspaceError {
    switch self {
    case .diskFull(let own) where own.hasPrefix(aside): .diskFull(path: path)
    case .notWritable(let own) where own.hasPrefix(aside): .notWritable(path: path)
    case .failed(let action, let own, let code) where own.hasPrefix(aside):
      .failed(action, path: path, code: code)
    default: self
    }
  }
}
