import Foundation
import KataCore

/// The places of one bench: all of them in one temporary folder, so that nothing of the user's is touched.
struct BenchFolder: Sendable {
  let root: URL

  /// Where the measured program keeps kits.
  var cache: URL { root.appending(path: "cache/kata") }
  var temporary: URL { root.appending(path: "tmp") }
  var workspace: URL { root.appending(path: "workspace") }
  /// The same files, for somebody who watches them.
  var watched: URL { root.appending(path: "watched") }
  /// The same files for plain compiles.
  var plain: URL { root.appending(path: "plain") }
  /// The same files with the suites as a package.
  var package: URL { root.appending(path: "package") }
  /// Where the package manager builds what is edited from round to round.
  var warmScratch: URL { root.appending(path: "scratch-warm") }
  /// Where the package manager begins again each time.
  var coldScratch: URL { root.appending(path: "scratch-cold") }
  /// Where a learner's records are, as `XDG_DATA_HOME`.
  var data: URL { root.appending(path: "data") }
  /// Where what a learner typed is, as `XDG_STATE_HOME`.
  var state: URL { root.appending(path: "state") }

  /// The whole environment of what is measured.
  func environment(path: String) -> [String: String] {
    [
      "PATH": path, "LANG": "C.UTF-8", "HOME": root.appending(path: "home").path,
      "TMPDIR": temporary.path, "XDG_CACHE_HOME": root.appending(path: "cache").path,
    ]
  }

  /// What a learner's terminal adds to it.
  var learnersEnvironment: [String: String] {
    ["TERM": "xterm-256color", "XDG_DATA_HOME": data.path, "XDG_STATE_HOME": state.path]
  }

  /// Makes the folder, gives it to `work`, and removes it whatever happens.
  static func with<Answer: Sendable>(
    in temporary: URL, _ work: @Sendable (BenchFolder) async throws -> Answer
  ) async throws -> Answer {
    let place = temporary.appending(path: "kata-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = BenchFolder(root: place.resolvingSymlinksInPath())
    for name in ["cache", "home", "tmp"] {
      try FileManager.default.createDirectory(
        at: place.appending(path: name), withIntermediateDirectories: true)
    }
    return try await work(folder)
  }

  /// Writes files below a folder, over what is there.
  static func write(_ files: [SourceFile], below folder: URL) throws {
    for file in files {
      let place = folder.appending(path: file.path.description)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: place)
    }
  }
}
