import Foundation
import Testing

/// A learner's workspace.
struct LearnerFolder: Sendable {
  let root: URL
  var exercise = Exercise.counter

  var sources: URL { root.appending(path: "Sources") }

  func file(_ path: String) -> URL { root.appending(path: path) }

  /// Puts the reference in the place of the learner's files.
  func takeReference() throws {
    let files = FileManager.default
    try files.removeItem(at: sources)
    try files.copyItem(at: exercise.reference, to: sources)
  }

  /// Lays a fixture over the learner's files and calls it from the reference at each tap on the main button.
  func hook(_ fixture: String) throws {
    try overlay(exercise.hook)
    try overlay("Hostile/\(fixture)")
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
    _ name: String = "work", of exercise: Exercise = .counter, solved: Bool = false
  ) async throws -> LearnerFolder {
    let root = folder.appending(path: name)
    let run = try await kata(
      "start", exercise.kata, "--pattern", exercise.pattern, root.path)
    try #require(run.status == 0, "\(run.all)")
    let workspace = LearnerFolder(root: root, exercise: exercise)
    if solved { try workspace.takeReference() }
    return workspace
  }
}
