package import Foundation
package import KataCore

/// How far somebody has read a lesson.
package struct LessonReading: Codable, Hashable, Sendable {
  package let lesson: String
  /// The language it was read in last; `place` counts in its text.
  package let language: Language
  /// The line of the text that was at the top of the screen when it was left.
  package let place: Int
  /// Stays so, also when the lesson is read again.
  package let isFinished: Bool
  /// When it was opened first, to the millisecond.
  package let opened: Date
  /// When it was left last, to the millisecond.
  package let last: Date

  package init(
    lesson: String, language: Language, place: Int, isFinished: Bool, opened: Date, last: Date
  ) {
    self.lesson = lesson
    self.language = language
    self.place = place
    self.isFinished = isFinished
    self.opened = Moment(opened).date
    self.last = Moment(last).date
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    lesson = try container.decode(String.self, forKey: .lesson)
    // A newer kata may know more languages; the reading counts all the same.
    language = Language(rawValue: try container.decode(String.self, forKey: .language)) ?? .english
    place = try container.decode(Int.self, forKey: .place)
    isFinished = try container.decode(Bool.self, forKey: .isFinished)
    opened = try container.decode(Date.self, forKey: .opened)
    last = try container.decode(Date.self, forKey: .last)
  }

  private enum CodingKeys: String, CodingKey {
    case lesson, language, place
    case isFinished = "finished"
    case opened, last
  }

  /// This reading and another of the same lesson as one: the farther place, once finished always finished.
  func merged(with other: LessonReading) -> LessonReading {
    let farther = rank < other.rank ? other : self
    return LessonReading(
      lesson: lesson, language: farther.language, place: farther.place,
      isFinished: farther.isFinished, opened: min(opened, other.opened),
      last: max(last, other.last))
  }

  /// What makes a reading the more advanced one; the language only decides between equals.
  private var rank: (Int, Int, String) { (isFinished ? 1 : 0, place, language.rawValue) }
}

extension LessonReading: RecordRow {
  static let table = "reading"

  var isSensible: Bool { (0...1_000_000).contains(place) }
}
