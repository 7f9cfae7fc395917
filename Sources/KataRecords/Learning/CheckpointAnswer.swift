package import Foundation

/// An answer to a lesson's checkpoint.
package struct CheckpointAnswer: Codable, Hashable, Sendable {
  package let id: UUID
  package let lesson: String
  package let checkpoint: String
  /// The label of the chosen answer.
  package let choice: String
  package let isRight: Bool
  /// To the millisecond.
  package let given: Date

  package init(
    id: UUID = UUID(), lesson: String, checkpoint: String, choice: String, isRight: Bool,
    given: Date
  ) {
    self.id = id
    self.lesson = lesson
    self.checkpoint = checkpoint
    self.choice = choice
    self.isRight = isRight
    self.given = Moment(given).date
  }

  private enum CodingKeys: String, CodingKey {
    case id, lesson, checkpoint, choice
    case isRight = "correct"
    case given
  }
}

extension CheckpointAnswer: RecordRow {
  static let table = "answer"
}
