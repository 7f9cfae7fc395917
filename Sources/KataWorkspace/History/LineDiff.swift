import Foundation
package import KataCore

/// What changed between two states of the learner's files, as `diff -u` would say it.
package struct LineDiff: Codable, Hashable, Sendable {
  /// One file that is not the same on both sides.
  package struct File: Codable, Hashable, Sendable {
    package enum Change: String, Codable, Sendable {
      case added, removed, modified
    }

    package let path: RelativePath
    package let change: Change
    /// Says whether a side is not UTF-8; then there are no hunks.
    package let isBinary: Bool
    package let hunks: [Hunk]

    /// How many lines are new.
    package var added: Int { hunks.reduce(0) { $0 + $1.lines.count { $0.kind == .added } } }

    /// How many lines are gone.
    package var removed: Int { hunks.reduce(0) { $0 + $1.lines.count { $0.kind == .removed } } }
  }

  /// Changed lines that lie close together, with the unchanged ones around them.
  package struct Hunk: Codable, Hashable, Sendable {
    /// The first line on each side, counted from 1; the line before it when that side has none.
    package let oldStart: Int
    package let oldCount: Int
    package let newStart: Int
    package let newCount: Int
    package let lines: [Line]
  }

  package struct Line: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case context, added, removed
    }

    package let kind: Kind
    /// The line without its newline; a carriage return stays.
    package let text: String
    /// False only for a last line that has no newline.
    package let endsWithNewline: Bool
  }

  /// Sorted by path.
  package let files: [File]

  package init(from old: SourceTree, to new: SourceTree) {
    let paths = Set(old.files.keys).union(new.files.keys).sorted()
    files = paths.compactMap { path in
      let (before, after) = (old.files[path], new.files[path])
      guard before != after else { return nil }
      let isBinary = [before, after].contains { side in
        side.map { String(validating: $0, as: UTF8.self) == nil || $0.contains(0) } ?? false
      }
      return File(
        path: path,
        change: before == nil ? .added : after == nil ? .removed : .modified,
        isBinary: isBinary,
        hunks: isBinary ? [] : LineEdits(from: before ?? .init(), to: after ?? .init()).hunks())
    }
  }

  package var isEmpty: Bool { files.isEmpty }
}
