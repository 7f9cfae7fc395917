import Foundation

/// The folder of one build, locked as long as its owner lives, so that others can tell what a kill has left.
///
/// A class because it owns a descriptor: the system lets go of the lock when that is closed, even by a kill.
final class BuildFolder: Sendable {
  static let prefix = "kata-check-"
  /// How old a folder without an owner is at least, since its maker needs a moment to lock it.
  private static let leastAge = 60

  let url: URL
  private let descriptor: Int32

  /// Makes an empty folder and locks it.
  init(in temporary: URL) throws {
    url = temporary.appending(path: Self.prefix + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    // A file system without locks has nobody who could take one either.
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX | LOCK_NB) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Removes the folder, also when a child that was killed has just written to it.
  func remove() {
    for _ in 0..<5 {
      try? FileManager.default.removeItem(at: url)
      if !FileManager.default.fileExists(atPath: url.path) { return }
      usleep(20_000)
    }
  }

  /// Removes the folders of this user whose owners were killed.
  static func sweep(_ temporary: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let url = temporary.appending(path: name)
      if isLeft(url) { try? FileManager.default.removeItem(at: url) }
    }
  }

  private static func isLeft(_ url: URL) -> Bool {
    let descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_uid == geteuid() else { return false }
    let age = Date().timeIntervalSince1970 - Double(facts.st_mtim.tv_sec)
    return age > Double(leastAge) && flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }
}
