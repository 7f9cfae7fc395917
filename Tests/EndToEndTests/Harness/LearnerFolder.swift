import Foundation
import Testing

/// A learner's workspace of the greeting kata.
struct LearnerFolder: Sendable {
  let root: URL

  var sources: URL { root.appending(path: "Sources") }

  func file(_ path: String) -> URL { root.appending(path: path) }

  /// Puts the reference of a pattern in the place of the learner's files.
  func takeReference(_ pattern: String) throws {
    let files = FileManager.default
    try files.removeItem(at: sources)
    let folder = pattern.uppercased()
    try files.copyItem(
      at: Products.katas.appending(path: "greeting/Solutions/\(folder)/Sources"), to: sources)
  }

  /// Lays the files of a fixture over the learner's.
  func overlay(_ fixture: String) throws {
    let folder = try Products.fixture("\(fixture)/Sources")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: folder.appending(path: name))
      try data.write(to: sources.appending(path: name))
    }
  }

  /// The learner's own files by path, in whatever form they are there; the program's keepings are left out.
  func contents() throws -> [String: Data] {
    let walk = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    let own = walk.filter { !$0.hasPrefix(".kata") && $0 != "compile_commands.json" }
    return own.reduce(into: [:]) { contents, path in
      let url = root.appending(path: path)
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      contents[path] = target.map { Data($0.utf8) } ?? (try? Data(contentsOf: url)) ?? Data()
    }
  }
}

extension Playground {
  /// A workspace as `kata start` makes it, with the starter or a pattern's reference in it.
  func workspace(
    _ name: String = "work", pattern: String = "mvp", solved: Bool = false
  ) async throws -> LearnerFolder {
    let root = folder.appending(path: name)
    let run = try await kata("start", "greeting", "--pattern", pattern, root.path)
    try #require(run.status == 0, "\(run.all)")
    let workspace = LearnerFolder(root: root)
    if solved { try workspace.takeReference(pattern) }
    return workspace
  }
}
