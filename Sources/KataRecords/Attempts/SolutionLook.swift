import Foundation

/// A look at a reference solution.
struct SolutionLook: Hashable, Sendable {
  let id: UUID
  let kata: String
  let pattern: String
  /// Says whether it was asked for before a pass.
  let gaveUp: Bool
  let shown: Date

  enum CodingKeys: String, CodingKey {
    case id, kata, pattern
    case gaveUp = "gave_up"
    case shown
  }
}

extension SolutionLook: RecordRow {
  static let table = "solution"
}
