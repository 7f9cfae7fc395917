package import Foundation

/// A lesson as the list of lessons knows it; its text is read when it is opened.
package struct Lesson: Hashable, Sendable {
  /// Its place in the course, from 1.
  package let number: Int
  /// Stable and short, such as `mvp`; what a learner types and a record keeps.
  package let id: String
  /// The language of the text that was found, which is English where there is no translation.
  package let language: Language
  package let title: String
  /// What it is about, in one sentence.
  package let summary: String
  /// How long it takes to read.
  package let minutes: Int
  /// The katas to do after it, in order.
  package let practice: [Practice]
  /// The markdown file.
  package let file: URL

  package init(
    number: Int, id: String, language: Language, title: String, summary: String, minutes: Int,
    practice: [Practice], file: URL
  ) {
    self.number = number
    self.id = id
    self.language = language
    self.title = title
    self.summary = summary
    self.minutes = minutes
    self.practice = practice
    self.file = file
  }
}

/// A kata in one of its patterns, as a lesson names it.
package struct Practice: Codable, Hashable, Sendable {
  package let kata: String
  package let pattern: String

  package init(kata: String, pattern: String) {
    self.kata = kata
    self.pattern = pattern
  }
}
