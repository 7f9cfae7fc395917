package import Foundation
package import KataTerminal

/// What a command may know of the world it runs in; nothing else is asked for behind its back.
package struct Context: Sendable {
  package let environment: [String: String]
  /// The current folder.
  package let directory: URL
  /// The program itself, as a child or a shell would start it.
  package let program: URL
  /// Answers go here.
  package let output: any TextSink
  /// Progress and trouble go here.
  package let errors: any TextSink
  package let facts: TerminalFacts
  package let now: @Sendable () -> Date
  /// A fresh seed for the suites' data.
  package let freshSeed: @Sendable () -> UInt64

  package init(
    environment: [String: String], directory: URL, program: URL,
    output: any TextSink, errors: any TextSink,
    facts: TerminalFacts, now: @escaping @Sendable () -> Date,
    freshSeed: @escaping @Sendable () -> UInt64
  ) {
    self.environment = environment
    // What is relative to a folder is found in it only if the address says that it is one.
    self.directory = URL(filePath: directory.path, directoryHint: .isDirectory)
    self.program = program
    self.output = output
    self.errors = errors
    self.facts = facts
    self.now = now
    self.freshSeed = freshSeed
  }

  /// The folder or file that somebody typed, relative to the current folder.
  func url(_ path: String) -> URL {
    let home = environment["HOME"] ?? "~"
    let expanded = path == "~" || path.hasPrefix("~/") ? home + path.dropFirst() : path
    return URL(filePath: expanded, relativeTo: directory).standardizedFileURL
  }

  /// A path as somebody in the current folder would type it, at most one folder up.
  func shown(_ url: URL) -> String {
    let base = directory.standardizedFileURL
    let path = url.standardizedFileURL.path
    if path == base.path { return "." }
    if path.hasPrefix(base.path + "/") { return String(path.dropFirst(base.path.count + 1)) }
    let parent = base.deletingLastPathComponent().path
    return path.hasPrefix(parent + "/") ? "../\(path.dropFirst(parent.count + 1))" : path
  }
}
