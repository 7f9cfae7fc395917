package import Foundation

/// One folder of a kit that is either whole or not there: built aside, then renamed.
struct KitPart: Sendable {
  let folder: URL
  /// The files without which the part is of no use, since somebody may have cleaned up in the cache.
  var contents: [String] = []

  private var isBuilt: Bool {
    let files = [folder] + contents.map { folder.appending(path: $0) }
    return files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
  }

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
      throw BuildError(writing: parent, error)
    }
    let lock = try await FileLock(
      at: parent.appending(path: ".\(folder.lastPathComponent).lock"), onWait: onWait)
    defer { withExtendedLifetime(lock) {} }
    if isBuilt { return }
    let name = ".\(folder.lastPathComponent).building"
    clear(parent, of: name)
    // A name of its own, because a compiler whose parent was killed may still be writing to its old one.
    let aside = parent.appending(path: "\(name)-\(UUID().uuidString)")
    do {
      try files.createDirectory(at: aside, withIntermediateDirectories: true)
      try await build(aside)
      try? files.removeItem(at: folder)
      try files.moveItem(at: aside, to: folder)
    } catch {
      try? files.removeItem(at: aside)
      throw (error as? CocoaError).map { BuildError(writing: parent, $0) } ?? error
    }
  }

  /// Removes what a killed process left behind: nobody else can be building under the lock.
  private func clear(_ parent: URL, of name: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for leaving in names where leaving.hasPrefix(name) {
      try? FileManager.default.removeItem(at: parent.appending(path: leaving))
    }
  }
}

extension BuildError {
  /// Tells a full disk from a folder of the cache that may not be written.
  init(writing folder: URL, _ error: any Error) {
    self =
      (error as? CocoaError)?.code == .fileWriteOutOfSpace
      ? .diskFull(path: folder.path)
      : .cacheNotWritable(path: folder.path, reason: error.localizedDescription)
  }

  /// Tells a full disk from a work folder that may not be written.
  package init(working folder: URL, _ error: any Error) {
    self =
      (error as? CocoaError)?.code == .fileWriteOutOfSpace
      ? .diskFull(path: folder.path)
      : .workFolderNotWritable(path: folder.path, reason: error.localizedDescription)
  }
}
