package import KataCore
import KataSyntax
package import KataWorkspace

/// Measures what a change request costs in the designs that a kata comes with.
package struct ChangeMeasure: Sendable {
  /// One shipped design with what the change has touched in it.
  package struct Row: Sendable {
    /// Nil for the massive controller.
    package let pattern: Pattern?
    package let footprint: ChangeFootprint
  }

  private let kata: Kata

  package init(of kata: Kata) {
    self.kata = kata
  }

  /// The starter, then the reference of each pattern.
  ///
  /// - Throws: `WorkspaceError` when the kata's files cannot be read.
  package func rows(_ change: ChangeRequest) throws -> [Row] {
    let shipped = ShippedFiles(of: kata)
    let starter = Self.footprint(
      from: try before(change) { try shipped.starter(after: $0) } ?? shipped.starter(),
      to: try shipped.starter(after: change))
    return [Row(pattern: nil, footprint: starter)]
      + (try kata.patterns.map { pattern in
        let old = try before(change) { try shipped.solution(pattern, after: $0) }
        return Row(
          pattern: pattern,
          footprint: Self.footprint(
            from: try old ?? shipped.solution(pattern),
            to: try shipped.solution(pattern, after: change)))
      })
  }

  private func before(
    _ change: ChangeRequest, _ files: (ChangeRequest) throws -> SourceTree
  ) throws -> SourceTree? {
    guard let index = kata.changes.firstIndex(of: change), index > 0 else { return nil }
    return try files(kata.changes[index - 1])
  }

  /// What differs between two states of a solution; own tests do not count.
  package static func footprint(from old: SourceTree, to new: SourceTree) -> ChangeFootprint {
    ChangeReader().footprint(from: old.sourceFiles, to: new.sourceFiles)
  }

  /// How much code a solution is; own tests do not count.
  package static func size(of files: SourceTree) -> CodeSize {
    CodeMeasure().size(of: files.sourceFiles)
  }
}
