package import KataCore

extension SnapshotStore {
  /// A state of the files that can be compared with another.
  package enum Moment: Sendable {
    case now
    case snapshot(Int)
    /// The files as the kata hands them out today.
    case starter(Kata)
  }

  /// What changed from one moment to another.
  package func diff(from old: Moment, to new: Moment) throws -> LineDiff {
    LineDiff(from: try tree(at: old), to: try tree(at: new))
  }

  private func tree(at moment: Moment) throws -> SourceTree {
    switch moment {
    case .now: try SourceTree(in: layout, disk: disk)
    case .snapshot(let number): try tree(of: number)
    case .starter(let kata): try beginning(of: kata)
    }
  }
}
