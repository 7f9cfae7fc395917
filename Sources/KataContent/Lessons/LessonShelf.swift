package import Foundation
package import KataCore

/// The lessons to be had: the course in the program's bundle, and those in folders of the teacher's own.
package struct LessonShelf: Sendable {
  /// Folders with a `lessons.json` each; a lesson in a later one replaces its namesake in an earlier one.
  package let folders: [URL]

  package init(folders: [URL]) {
    self.folders = folders
  }

  /// The lessons that come with the program, and then those in `added`.
  package init(bundledAnd added: [URL]) {
    folders = [Bundle.module.bundleURL.appending(path: "Lessons")] + added
  }

  /// All lessons in the order of the course; in English where there is no translation.
  ///
  /// A lesson whose file is missing is in the list under its id, so that the others keep their numbers.
  /// - Throws: `ContentError` for the first folder or manifest that cannot be read.
  package func lessons(in language: Language) throws -> [Lesson] {
    var entries: [LessonEntry] = []
    for folder in folders {
      for entry in try LessonEntry.all(in: folder) {
        if let index = entries.firstIndex(where: { $0.id == entry.id }) {
          entries[index] = entry
        } else {
          entries.append(entry)
        }
      }
    }
    return entries.enumerated().map { $1.lesson(number: $0 + 1, in: language) }
  }

  /// The lesson that somebody means: by number, id, a beginning that only one id has, or a word of its title.
  ///
  /// - Throws: `ContentError.unknownLesson` with the nearest id.
  package func lesson(_ word: String, in language: Language) throws -> Lesson {
    let lessons = try lessons(in: language)
    let choice = LessonChoice(word, among: lessons)
    if let lesson = choice.lesson { return lesson }
    throw ContentError.unknownLesson(word, nearest: choice.nearest, known: lessons.map(\.id))
  }

  /// The ids of the lesson's questions, without looking at more of it than their first lines.
  ///
  /// One that is badly written counts too, though its page does not ask it.
  package func questions(of lesson: Lesson) throws -> [String] {
    LessonText(try LessonFile(lesson.file).read()).lines.compactMap { line in
      guard line.utf8.starts(with: "<!-- checkpoint ".utf8) else { return nil }
      let words = line.split(separator: " ")
      return words.count == 5 && words[4] == "-->" ? String(words[3]) : nil
    }
  }

  /// The lesson's text and questions.
  ///
  /// - Throws: `ContentError.lessonUnreadable`; what is only badly written is in the page's notes.
  package func page(_ lesson: Lesson) throws -> LessonPage {
    LessonPage(lesson: lesson, bytes: try LessonFile(lesson.file).read())
  }
}
