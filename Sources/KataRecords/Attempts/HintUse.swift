package import Foundation

/// A hint that was shown.
package struct HintUse: Codable, Hashable, Sendable {
  package let id: UUID
  package let kata: String
  package let pattern: String
  /// The id of the case that the hint is for.
  package let check: String
  /// Which of the case's hints it was, from 1; 0 when only its price was told.
  package let level: Int
  /// To the millisecond.
  package let shown: Date

  package init(
    id: UUID = UUID(), kata: String, pattern: String, check: String, level: Int, shown: Date
  ) {
    self.id = id
    self.kata = kata
    self.pattern = pattern
    self.check = check
    self.level = level
    self.shown = Moment(shown).date
  }
}

extension HintUse: RecordRow {
  static let table = "hint"

  var isSensible: Bool { (0...1000).contains(level) }
}
