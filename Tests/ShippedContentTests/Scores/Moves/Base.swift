import Foundation

/// A solution that moves are tried on: a starter, a half-finished solution or a reference.
struct Base: Sendable {
  let name: String
  /// The patterns that its scores are anchored for.
  let patterns: [String]
  let draft: Draft

  private init(name: String, patterns: [String], draft: Draft) {
    self.name = name
    self.patterns = patterns
    self.draft = draft.withHosts
  }

  /// The starter, for every pattern.
  static func starter(of kata: URL, patterns: [String]) throws -> Base {
    try Base(
      name: "starter", patterns: patterns, draft: draft(in: kata.appending(path: "Starter/Sources"))
    )
  }

  static func reference(of kata: URL, pattern: String) throws -> Base {
    let folder = kata.appending(path: "Solutions/\(pattern.uppercased())/Sources")
    return try Base(name: "\(pattern)-reference", patterns: [pattern], draft: draft(in: folder))
  }

  /// A step of the way from the starter to a reference.
  ///
  /// Its folder holds the files that are neither the starter's nor, as `borrowed.json` lists them, the
  /// reference's.
  static func step(_ number: Int, to pattern: String, of kata: URL, steps: URL) throws -> Base {
    let name = "\(pattern)-\(number)"
    let folder = steps.appending(path: "\(kata.lastPathComponent)/\(name)")
    let borrowed = try JSONDecoder().decode(
      [String].self, from: Data(contentsOf: folder.appending(path: "borrowed.json")))
    let reference = try reference(of: kata, pattern: pattern).draft
    var draft = try starter(of: kata, patterns: []).draft
    for file in borrowed { draft[file] = reference[file] }
    for (file, text) in try self.draft(in: folder.appending(path: "Sources")).files {
      draft[file] = text
    }
    return Base(name: name, patterns: [pattern], draft: draft)
  }

  fileprivate static func draft(in folder: URL) throws -> Draft {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let texts = try names.filter { $0.hasSuffix(".swift") }.map { name in
      (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    return Draft(files: Dictionary(uniqueKeysWithValues: texts))
  }
}

extension Draft {
  /// The draft with the files of a folder in place of its own.
  func changed(by folder: URL) throws -> Draft {
    try Base.draft(in: folder).files.reduce(into: self) { $0[$1.key] = $1.value }
  }
}
