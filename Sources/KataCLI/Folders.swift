import Foundation

/// Where the program keeps its own files, by the XDG rules.
struct Folders: Sendable {
  /// Kits and what is known of toolchains.
  let cache: URL
  let temporary: URL
  /// Why the cache is not where it usually is; nil when it is.
  let note: String?

  init(environment: [String: String], files: FileManager = .default) {
    let temporary = URL(
      filePath: environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp")
    self.temporary = temporary
    let usual = Self.usualCache(environment)
    if let usual, Self.isUsable(usual, files) {
      // Compiled modules know their place by its real path; by another they would not find each other.
      cache = usual.resolvingSymlinksInPath()
      note = nil
    } else {
      let reason = usual.map { "\($0.path) cannot be written" } ?? "HOME is not set"
      let shared = temporary.appending(path: "kata-cache-\(getuid())")
      // A name that others can guess is taken only if it is this user's alone: compilers are started from there.
      let isSafe = mkdir(shared.path, 0o700) == 0 || Self.isOwnAlone(shared)
      cache =
        isSafe ? shared : temporary.appending(path: "kata-cache-\(UUID().uuidString)")
      note = "\(reason), so kits are kept in \(cache.path) and may be built again after a restart."
    }
  }

  private static func isOwnAlone(_ folder: URL) -> Bool {
    var status = stat()
    return lstat(folder.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == getuid() && status.st_mode & 0o022 == 0
  }

  /// Where records are kept, which nothing can make again; nil without a home.
  static func data(_ environment: [String: String]) -> URL? {
    place(environment, variable: "XDG_DATA_HOME", usual: ".local/share")
  }

  /// Where the session's history is kept; nil without a home.
  static func state(_ environment: [String: String]) -> URL? {
    place(environment, variable: "XDG_STATE_HOME", usual: ".local/state")
  }

  private static func usualCache(_ environment: [String: String]) -> URL? {
    place(environment, variable: "XDG_CACHE_HOME", usual: ".cache")
  }

  private static func place(
    _ environment: [String: String], variable: String, usual: String
  ) -> URL? {
    if let folder = environment[variable], folder.hasPrefix("/") {
      return URL(filePath: folder).appending(path: "kata")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return URL(filePath: home).appending(path: "\(usual)/kata")
  }

  private static func isUsable(_ folder: URL, _ files: FileManager) -> Bool {
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      return files.isWritableFile(atPath: folder.path)
    } catch {
      return false
    }
  }
}
