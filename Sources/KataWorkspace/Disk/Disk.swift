import Foundation

/// The one door to files: what it writes is whole or not there, and every refusal of the system becomes an error.
///
/// Links are never followed at the end of a path, and `beneath` a folder nowhere on the way from it, since a
/// workspace may come from a stranger.
package struct Disk: Sendable {
  /// What is being done to a path, for errors and for tests that stop in the middle.
  package enum Action: String, Sendable {
    case read, list, create, write, sync, move, remove, makeFolder, lock
  }

  /// What lies at a path, links not followed.
  enum Kind: Hashable, Sendable {
    case file(byteCount: Int)
    case folder, link, special
  }

  /// How long a command waits for another one that is writing.
  let lockPatience: Duration
  /// Says whether writes must outlive a power cut; tests have none to fear.
  let syncs: Bool
  /// The folder that no path may leave; nil when paths may lead anywhere.
  let root: String?
  private let before: @Sendable (Action, String) throws -> Void

  /// Makes a door to the real disk; `before` is called ahead of each change, and what it throws stops it.
  package init(
    lockPatience: Duration = .seconds(3), syncs: Bool = true,
    before: @escaping @Sendable (Action, String) throws -> Void = { _, _ in }
  ) {
    self.lockPatience = lockPatience
    self.syncs = syncs
    self.before = before
    root = nil
  }

  private init(_ disk: Disk, beneath root: String) {
    lockPatience = disk.lockPatience
    syncs = disk.syncs
    before = disk.before
    self.root = root
  }

  /// The same door for what lies in one folder only: it refuses paths that leave it, also through a link.
  func beneath(_ folder: URL) -> Disk {
    let path = folder.path
    return Disk(
      self, beneath: path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
  }

  /// Writes down a change that is about to happen, or stops it.
  func announce(_ action: Action, _ path: String) throws {
    try before(action, path)
  }

  /// The error for the system call that just failed.
  func failure(_ action: Action, _ path: String, code: Int32 = errno) -> WorkspaceError {
    let isChange = action != .read && action != .list
    switch code {
    // A file-size limit feels the same as a full disk: what is there stays, nothing more fits.
    case ENOSPC, EDQUOT, EFBIG: return .diskFull(path: path)
    case EROFS, EACCES, EPERM:
      return isChange ? .notWritable(path: path) : .failed(action, path: path, code: code)
    default: return .failed(action, path: path, code: code)
    }
  }
}
