package import Foundation

/// One folder of a kit that is either whole or not there: built aside, then renamed.
struct KitPart: Sendable {
  let folder: URL

  /// The only file that must be there for the part to count as built.
  private var isBuilt: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// Builds the part unless it is there; a second process waits for the first instead of building too.
  func make(
    onWait: @Sendable () -> Void, build: (URL) async throws -> Void
  ) async throws {
    if isBuilt { return }
    let files = FileManager.default
    let parent = folder.deletingLastPathComponent()
    do {
      try files.createDirectory(at: parent, withIntermediateDirectories: true)
    } catch {
      throw BuildTrouble(writing: parent, error)
    }
    let lock = try await FileLock(
      at: parent.appending(path: ".\(folder.lastPathComponent).lock"), onWait: onWait)
    defer { withExtendedLifetime(lock) {} }
    if isBuilt { return }
    let aside = parent.appending(path: ".\(folder.lastPathComponent).building")
    // Whatever a killed process left behind: nobody else can be building under the lock.
    try? files.removeItem(at: aside)
    do {
      try files.createDirectory(at: aside, withIntermediateDirectories: true)
      try await build(aside)
      try files.moveItem(at: aside, to: folder)
    } catch {
      try? files.removeItem(at: aside)
      throw (error as? CocoaError).map { BuildTrouble(writing: parent, $0) } ?? error
    }
  }
}

extension BuildTrouble {
  /// Tells a full disk from a folder that may not be written.
  package init(writing folder: URL, _ error: any Error) {
    if (error as? CocoaError)?.code == .fileWriteOutOfSpace {
      self = .diskFull(path: folder.path)
    } else {
      self = .cacheNotWritable(path: folder.path, reason: error.localizedDescription)
    }
  }
}
