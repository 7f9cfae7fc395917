import Foundation

extension WorkspaceError: CustomStringConvertible, LocalizedError {
  /// What happened, where, and what to do next.
  package var description: String {
    switch self {
    case .diskFull, .notWritable, .tooBig, .failed, .busy: aboutTheMachine
    case .parentMissing, .notAFolder, .notEmpty, .alreadyStarted: aboutStarting
    case .folderMissing, .outsideWorkspace, .metadataBroken, .madeByNewer, .journalBroken,
      .notStarted:
      aboutOpening
    case .inTheWay, .savedMeanwhile, .twins, .tooMuchToKeep, .noSuchSnapshot, .snapshotDamaged:
      aboutChanging
    case .contentMissing, .contentNotPlain, .otherKata, .contentOlder: aboutContent
    }
  }

  package var errorDescription: String? { description }

  private var aboutTheMachine: String {
    switch self {
    case .diskFull(let path):
      """
      The disk is full: \(path) could not be written. What was there before is untouched.
      Make some room, then run the command again.
      """
    case .notWritable(let path):
      """
      \(path) may not be written.
      Check who owns the folder and whether it is read-only, then run the command again.
      """
    case .tooBig(let path, let limit):
      """
      \(path) is larger than \(limit >> 20) MB, so it was not read.
      Move it away, then run the command again.
      """
    case .failed(let action, let path, let code):
      "Could not \(action.words) \(path): \(String(cString: strerror(code)))."
    case .busy(let root):
      """
      Another kata command is changing \(root).
      Wait until it is done, then run this one again.
      """
    default: ""
    }
  }

  private var aboutStarting: String {
    switch self {
    case .parentMissing(let path):
      """
      There is no folder \(path).
      Make it first (mkdir -p), or name another folder at the end of the command.
      """
    case .notAFolder(let path):
      "\(path) is not a folder. Name another one at the end of the command."
    case .notEmpty(let path, let names):
      """
      \(path) is not empty: it holds \(Self.list(names)).
      Name a new or an empty folder at the end of the command.
      """
    case .alreadyStarted(let path, let kata, let pattern):
      """
      \(path) is a workspace already, for `\(kata)` in `\(pattern)`.
      Go on with it (cd there, then kata check), or choose another folder for a new one.
      """
    default: ""
    }
  }

  private var aboutOpening: String {
    switch self {
    case .folderMissing(let path):
      "There is no folder \(path). Check how it is spelled."
    case .outsideWorkspace(let path):
      """
      No kata was started in \(path) or above it.
      Start one, such as kata start greeting mvp, or go to the folder of one that you started.
      """
    case .metadataBroken(let path, let reason):
      """
      \(path) cannot be read: \(reason).
      Bring it back (git checkout -- .kata/workspace.json), or say what it should: \
      --kata KATA --pattern PATTERN
      """
    case .madeByNewer(let path, let schema):
      """
      \(path) was made by a newer kata (\(schema)), which this one does not understand.
      Update kata, then run the command again.
      """
    case .journalBroken(let path, let reason):
      """
      \(path), the note of a change that was interrupted, cannot be trusted: \(reason).
      Delete it; your files from before the change are in the newest folder of .kata/snapshots.
      """
    case .notStarted(let root):
      """
      \(root) has no .kata folder, so there are no snapshots and no record to work with.
      Commands that change files need a folder that kata start has made.
      """
    default: ""
    }
  }

  private var aboutChanging: String {
    switch self {
    case .inTheWay(let path):
      """
      \(path) is a link, a folder or something else that kata does not replace.
      Move it away, then run the command again.
      """
    case .savedMeanwhile(let path):
      """
      \(path) was saved by another program just now, so nothing was changed.
      Run the command again.
      """
    case .twins(let path):
      """
      Two files are called \(path), spelled with different bytes for the same letters.
      Rename one of them, then run the command again.
      """
    case .tooMuchToKeep(let path, let reason):
      """
      \(Self.tooMuch(path, reason))
      Move what is not part of the kata away, then run the command again.
      """
    case .noSuchSnapshot(let number, let newest):
      "There is no snapshot \(number)"
        + (newest.map { "; the newest is \($0). See them all: kata history" } ?? ": there are none.")
    case .snapshotDamaged(let number, let path):
      """
      Snapshot \(number) is damaged: \(path) is not what was saved, so nothing was changed.
      Choose another one: kata history
      """
    default: ""
    }
  }

  private static func tooMuch(_ path: String, _ excess: Excess) -> String {
    switch excess {
    case .fileTooBig:
      "\(path) is bigger than the \(SourceTree.maximumBytes >> 20) MB a snapshot takes, so nothing was changed."
    case .tooManyFiles:
      "\(path) holds more than the \(SourceTree.maximumFiles) files a snapshot takes, so nothing was changed."
    case .tooManyEntries:
      "\(path) holds more than \(SourceWalk.maximumEntries) files and folders, so nothing was changed."
    case .tooDeep:
      """
      \(path) holds more than the \(SourceWalk.maximumDepth) folders inside each other that a snapshot takes, so nothing \
      was changed.
      """
    }
  }

  private var aboutContent: String {
    switch self {
    case .contentMissing(let path):
      """
      The kata's own content is not complete: there is no \(path).
      Install kata again, or check the folder given with --katas.
      """
    case .contentNotPlain(let path):
      """
      The kata's own content cannot be used: \(path) is a link or no plain file.
      Install kata again, or check the folder given with --katas.
      """
    case .otherKata(let root, let kata):
      "\(root) is not a workspace of \(kata), so it cannot be brought up to date with it."
    case .contentOlder(let kata, let workspace, let content):
      """
      This folder has version \(workspace) of \(kata), and this kata brings only version \(content).
      Update kata, or choose newer content with --katas.
      """
    default: ""
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(4).joined(separator: ", ")
    return names.count > 4 ? "\(shown) and \(names.count - 4) more" : shown
  }
}

extension Disk.Action {
  fileprivate var words: String {
    switch self {
    case .makeFolder: "make the folder"
    case .sync: "save"
    default: rawValue
    }
  }
}
