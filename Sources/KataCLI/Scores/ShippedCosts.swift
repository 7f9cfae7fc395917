import KataCore
import KataPipeline
import KataWorkspace

/// How much code a kata's own solutions are, and what its change requests touch in them.
struct ShippedCosts: Sendable {
  private let shipped: ShippedFiles
  /// By pattern; nil is the starter.
  private let changed: [String?: [String: ChangeFootprint]]

  /// - Parameter changes: Those of its change requests that are told.
  init(of kata: Kata, changes: [ChangeRequest]) {
    shipped = ShippedFiles(of: kata)
    let measure = ChangeMeasure(of: kata)
    changed = changes.reduce(into: [:]) { found, change in
      for row in (try? measure.rows(change)) ?? [] {
        found[row.pattern?.id, default: [:]][change.id] = row.footprint
      }
    }
  }

  /// The size of a pattern's reference, or of the starter; nil where its files cannot be read.
  func size(of pattern: Pattern?) -> CodeSize? {
    let files = try? pattern.map { try shipped.solution($0) } ?? shipped.starter()
    return files.map(ChangeMeasure.size)
  }

  /// What each change request touches in it, by its id.
  func changes(of pattern: Pattern?) -> [String: ChangeFootprint] { changed[pattern?.id] ?? [:] }
}
