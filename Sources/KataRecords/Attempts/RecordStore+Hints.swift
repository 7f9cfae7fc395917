import Foundation
import GRDB

extension RecordStore {
  /// Records that a hint was shown.
  package func noteHint(_ use: HintUse) throws(RecordError) {
    try database.write { try use.add(to: $0) }
  }

  /// Records that a hint is shown now.
  package func noteHint(
    kata: String, pattern: String, check: String, level: Int
  ) throws(RecordError) {
    try noteHint(HintUse(kata: kata, pattern: pattern, check: check, level: level, shown: now()))
  }

  /// Which hint for a case was shown last; nil when nobody asked for one.
  package func hintLevel(
    kata: String, pattern: String, check: String
  ) throws(RecordError) -> Int? {
    let query = #"SELECT max(level) FROM hint WHERE kata = ? AND pattern = ? AND "check" = ?"#
    return try database.read {
      try Int.fetchOne($0, sql: query, arguments: [kata, pattern, check])
    }
  }

  /// Records that a reference is shown now.
  package func noteSolutionShown(
    kata: String, pattern: String, gaveUp: Bool
  ) throws(RecordError) {
    let look = SolutionLook(
      id: UUID(), kata: kata, pattern: pattern, gaveUp: gaveUp, shown: now())
    try database.write { try look.add(to: $0) }
  }
}
