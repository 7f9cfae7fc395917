import Foundation
import KataCore

/// Files to remove and files to write, which happen together or not at all.
struct Change {
  /// The command that makes the change.
  let operation: Snapshot.Reason
  let removals: [RelativePath]
  /// In the order in which they are put in place.
  let writes: [(path: RelativePath, data: Data)]
  /// The snapshot that the files are equal to afterwards, when there is one.
  let position: Int?
  /// The learner's files that a snapshot was taken of; nil when there were none.
  let old: SourceTree?

  init(
    operation: Snapshot.Reason, removals: [RelativePath] = [],
    writes: [(path: RelativePath, data: Data)] = [], position: Int? = nil, old: SourceTree? = nil
  ) {
    self.operation = operation
    self.removals = removals
    self.writes = writes
    self.position = position
    self.old = old
  }

  /// What leads from one state of the files to another.
  init(operation: Snapshot.Reason, from old: SourceTree, to new: SourceTree, position: Int? = nil) {
    self.init(
      operation: operation,
      removals: old.paths.filter { new.files[$0] == nil },
      writes: new.paths.compactMap { path in
        guard let data = new.files[path], old.files[path] != data else { return nil }
        return (path, data)
      },
      position: position, old: old)
  }

  var isEmpty: Bool { removals.isEmpty && writes.isEmpty }
}
