import Foundation
import KataCore

extension Disk {
  /// The start of the names of files that are being written; what a kill leaves of them is swept up later.
  static let asidePrefix = ".kata-aside-"

  /// Replaces a file, or makes it, so that at any moment either the old or the new content is there.
  func replace(_ url: URL, with data: Data, durably: Bool = true) throws {
    let folder = url.deletingLastPathComponent()
    let aside = folder.appending(path: Self.asidePrefix + UUID().uuidString)
    do {
      try WorkspaceError.naming(url, insteadOf: aside) {
        try create(aside, with: data, durably: durably)
        try move(aside, to: url)
      }
    } catch {
      try? removeFile(aside)
      throw error
    }
    if durably { try sync(folder) }
  }

  /// Makes a new file; anything already there is an error.
  func create(_ url: URL, with data: Data, durably: Bool) throws {
    let path = url.path
    try announce(.create, path)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = try at(url, .create) { place in
      let descriptor = openat(place.folder, place.name, flags, 0o644)
      guard descriptor >= 0 else { throw failure(.create, path) }
      return descriptor
    }
    do {
      try fill(descriptor, with: data, path: path)
      if durably { try flush(descriptor, path: path) }
    } catch {
      close(descriptor)
      throw error
    }
    // Some network disks report a full disk only here.
    guard close(descriptor) == 0 else { throw failure(.write, path) }
  }

  private func fill(_ descriptor: Int32, with data: Data, path: String) throws {
    try announce(.write, path)
    var written = 0
    while written < data.count {
      let count = data.withUnsafeBytes { bytes in
        write(descriptor, bytes.baseAddress.map { $0 + written }, data.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(.write, path) }
      written += count
    }
  }

  private func flush(_ descriptor: Int32, path: String) throws {
    try announce(.sync, path)
    // EINVAL is how a file system says that it has nothing to flush.
    guard !syncs || fsync(descriptor) == 0 || errno == EINVAL else { throw failure(.sync, path) }
  }

  /// Makes sure that a file, or the names in a folder, outlive a power cut.
  func sync(_ url: URL) throws {
    let descriptor = try at(url, .sync) { place in
      let descriptor = openat(place.folder, place.name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(.sync, url.path) }
      return descriptor
    }
    defer { close(descriptor) }
    try flush(descriptor, path: url.path)
  }

  /// Renames; a file already at the new name is replaced at once.
  func move(_ old: URL, to new: URL) throws {
    try announce(.move, new.path)
    try at(old, .move) { source in
      try at(new, .move) { target in
        guard renameat(source.folder, source.name, target.folder, target.name) == 0 else {
          throw failure(.move, new.path)
        }
      }
    }
  }

  /// Makes one folder, or says that it was there.
  @discardableResult
  func makeFolder(_ url: URL) throws -> Bool {
    try announce(.makeFolder, url.path)
    let isNew = try at(url, .makeFolder) { place in
      if mkdirat(place.folder, place.name, 0o755) == 0 { return true }
      guard errno == EEXIST else { throw failure(.makeFolder, url.path) }
      return false
    }
    if isNew { return true }
    guard try kind(of: url) == .folder else { throw WorkspaceError.inTheWay(path: url.path) }
    return false
  }

  /// Makes the folders that lead from a root to a file below it.
  func makeParents(of path: RelativePath, below root: URL) throws {
    var folder = root
    for part in path.description.split(separator: "/").dropLast() {
      folder.append(path: String(part), directoryHint: .isDirectory)
      if try kind(of: folder) != .folder { try makeFolder(folder) }
    }
  }
}
