import KataCore
import KataSyntax

/// The ids of a kata's cases.
struct KataCases: Sendable {
  /// By the id of the pattern that they are run for.
  private let byPattern: [String: [String]]
  /// By the id of the change request that brings them.
  private let byChange: [String: [String]]
  /// Whether every suite could be read; what is wrong with one, a run tells.
  let isWhole: Bool

  init(_ kata: Kata, parser: FileParser) {
    var isWhole = true
    func ids(_ pattern: Pattern?, _ changes: [ChangeRequest]) -> [String] {
      guard let pattern else { return [] }
      let list = SuiteList(kata: kata, pattern: pattern, changes: changes, parser: parser)
      guard let listing = try? list.listing() else {
        isWhole = false
        return []
      }
      return listing.cases.map(\.id)
    }
    byPattern = Dictionary(
      kata.patterns.map { ($0.id, ids($0, [])) }, uniquingKeysWith: { $1 })
    byChange = Dictionary(
      kata.changes.map { change in
        (change.id, ids(kata.patterns.first, [change]).filter { $0.hasPrefix("\(change.id).") })
      }, uniquingKeysWith: { $1 })
    self.isWhole = isWhole
  }

  var all: [String] {
    (Array(byPattern.values) + byChange.values).flatMap(\.self).reduce(into: Set()) {
      $0.insert($1)
    }.sorted()
  }

  /// Those that are run for a pattern before any change.
  func ids(of pattern: Pattern) -> [String] { byPattern[pattern.id] ?? [] }

  /// Those that a pattern's own suite has.
  func ownIDs(of pattern: Pattern) -> [String] {
    ids(of: pattern).filter { $0.hasPrefix("\(pattern.folder).") }
  }

  /// Those of a change request.
  func ids(of change: ChangeRequest) -> [String] { byChange[change.id] ?? [] }
}
