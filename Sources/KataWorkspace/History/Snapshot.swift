package import Foundation
import KataCore

/// The learner's Swift files as they were at one moment, kept in `.kata/snapshots`.
package struct Snapshot: Codable, Hashable, Sendable {
  /// Why a snapshot was taken, which is the command that took it.
  package struct Reason: RawRepresentable, Codable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    package static let start = Reason(rawValue: "start")
    package static let check = Reason(rawValue: "check")
    package static let edit = Reason(rawValue: "edit")
    package static let reset = Reason(rawValue: "reset")
    package static let undo = Reason(rawValue: "undo")
    package static let restore = Reason(rawValue: "restore")
    package static let update = Reason(rawValue: "update")
    package static let change = Reason(rawValue: "change")
    package static let solution = Reason(rawValue: "solution")
    /// Files that were edited between the kill of a command and the next one, which finished its work.
    package static let interrupted = Reason(rawValue: "interrupted")
  }

  let schema: String
  /// Counts up from 1 and is never used twice in a workspace.
  package let number: Int
  package let reason: Reason
  package let date: Date
  /// The snapshot that the learner had gone on from; undo goes back there.
  package let parent: Int?
  package let files: [String: Digest]

  init(
    number: Int, reason: Reason, date: Date, parent: Int?, files: [RelativePath: Digest]
  ) {
    schema = "kata/snapshot/v1"
    self.number = number
    self.reason = reason
    self.date = date
    self.parent = parent
    // Paths that differ only in their Unicode form are equal as text.
    self.files = Dictionary(files.map { ($0.key.description, $0.value) }) { first, _ in first }
  }

  /// The hash under which a check of these files is recorded.
  package var submission: Digest {
    let paths = files.compactMap { path, hash in RelativePath(path).map { ($0, hash) } }
    return Digest(of: Dictionary(paths) { first, _ in first })
  }

  /// Says whether the files were the same.
  func holds(_ hashes: [RelativePath: Digest]) -> Bool {
    files.count == hashes.count
      && hashes.allSatisfy { files[$0.key.description] == $0.value }
  }
}
