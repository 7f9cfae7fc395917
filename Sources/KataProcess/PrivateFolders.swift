import Foundation

/// The folders in which a program that nothing hides away keeps its own files.
struct PrivateFolders {
  /// What each folder is asked for by.
  private static let names = [
    "HOME": "home", "TMPDIR": "tmp", "XDG_CACHE_HOME": "cache", "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data", "XDG_RUNTIME_DIR": "run", "XDG_STATE_HOME": "state",
  ]

  /// The variables that lead to the folders.
  let environment: [String: String]

  /// Makes the folders, for this user alone, in a folder that the caller removes.
  init(below folder: URL) throws {
    let root = folder.appending(path: ".private")
    environment = Self.names.mapValues { root.appending(path: $0).path }
    for path in environment.values {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
  }
}
