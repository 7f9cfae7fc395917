import Foundation
import KataCore

/// Where things lie in a workspace.
struct WorkspaceLayout: Sendable {
  let root: URL

  /// The folder whose `.swift` files are the learner's solution.
  static let sources = "Sources"
  /// The folder of the learner's own tests, which need not be there.
  static let tests = "Tests"

  /// Paths that change on their own or hold only what can be made again.
  static let ignored = [
    ".kata/snapshots/", ".kata/staging/", ".kata/lock", ".kata/journal.json",
    ".kata/sources.resp",
    ".kata/**/\(Disk.asidePrefix)*", "\(Disk.asidePrefix)*", "compile_commands.json", ".build/",
    ".cache/", ".swiftpm/", ".index-build/", ".DS_Store", "*.swp", "*~",
  ]

  var sources: URL { folder(Self.sources) }
  var tests: URL { folder(Self.tests) }
  var kata: URL { folder(".kata") }
  var metadata: URL { file(".kata/workspace.json") }
  var record: URL { file(".kata/record.json") }
  var lock: URL { file(".kata/lock") }
  var compileCommands: URL { file("compile_commands.json") }
  /// The learner's files, one a line, as a compiler reads them from a response file.
  var sourceList: URL { file(".kata/sources.resp") }
  /// The note of a change that is under way; while it is there, the change will be finished.
  var journal: URL { file(".kata/journal.json") }
  /// New content of a change that is under way.
  var staging: URL { folder(".kata/staging") }
  var snapshots: URL { folder(".kata/snapshots") }

  /// The folder that keeps the files as they were when a change request was begun; it is committed.
  static func base(of change: String) -> String { ".kata/changes/\(change)" }

  /// The folder that keeps the files of the first check that a change request has passed; it is committed.
  ///
  /// No change request has a dot in its name.
  static func result(of change: String) -> String { "\(base(of: change)).made" }

  /// A folder of the workspace as a place whose files are read like those of a workspace.
  func layout(of folder: String) -> WorkspaceLayout { WorkspaceLayout(root: self.folder(folder)) }

  func file(_ path: RelativePath) -> URL {
    root.appending(path: path.description, directoryHint: .notDirectory)
  }

  private func folder(_ name: String) -> URL {
    root.appending(path: name, directoryHint: .isDirectory)
  }
}

extension RelativePath {
  /// Says whether this is a learner's Swift file, the only kind that snapshots and restores touch.
  var isSource: Bool { isSwift(below: WorkspaceLayout.sources) || isOwnTest }

  /// Says whether this is a file of the learner's own tests, which is no part of the solution.
  var isOwnTest: Bool { isSwift(below: WorkspaceLayout.tests) }

  private func isSwift(below folder: String) -> Bool {
    let parts = description.split(separator: "/")
    let isVisible = parts.allSatisfy { !$0.hasPrefix(".") }
    return parts.first == folder[...] && parts.count > 1 && isVisible && name.hasSuffix(".swift")
  }

  /// Says whether this is a file as it was when a change request was begun, or first held.
  var isKeptForChange: Bool {
    let parts = description.split(separator: "/", maxSplits: 3)
    guard parts.count == 4, parts[..<2] == [".kata", "changes"],
      let rest = RelativePath(String(parts[3]))
    else { return false }
    return !parts[2].hasPrefix(".") && rest.isSource
  }

  /// Says whether this is a brief, such as `README.md` or `README.zh-Hans.md`.
  var isBrief: Bool {
    let parts = description.split(separator: ".")
    return !description.contains("/") && (2...3).contains(parts.count) && parts.first == "README"
      && parts.last == "md"
  }
}
