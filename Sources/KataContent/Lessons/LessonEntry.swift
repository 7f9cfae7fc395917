import Foundation
import KataCore

/// A lesson as its manifest lists it, before a language is chosen.
struct LessonEntry: Sendable {
  /// The folder with the manifest.
  let folder: URL
  /// Its place in that manifest, from 1, which its files carry in their names.
  let place: Int
  let entry: LessonManifest.Entry

  var id: String { entry.id }

  /// The lessons of one folder.
  ///
  /// - Throws: `ContentError`.
  static func all(in folder: URL) throws -> [LessonEntry] {
    let manifest = folder.appending(path: "lessons.json")
    guard FileManager.default.fileExists(atPath: manifest.path) else {
      throw ContentError.noLessons(path: folder.path)
    }
    return try LessonManifest(reading: manifest).lessons.enumerated().map {
      LessonEntry(folder: folder, place: $0 + 1, entry: $1)
    }
  }

  /// The lesson in this language, or in English, or in whatever language there is.
  func lesson(number: Int, in language: Language) -> Lesson {
    let order = [language, .english] + Language.allCases
    let found = order.first { self.file(in: $0) != nil } ?? .english
    let file = self.file(in: found) ?? expectedFile(in: found)
    let head = LessonFile(file).head()
    return Lesson(
      number: number, id: id, language: found, title: head?.title ?? id,
      summary: head?.summary ?? "", minutes: entry.minutes, practice: entry.practice ?? [],
      file: file)
  }

  private func expectedFile(in language: Language) -> URL {
    let digits = place < 10 ? "0\(place)" : "\(place)"
    return folder.appending(path: "\(language.rawValue)/\(digits)-\(id).md")
  }

  /// The file in one language, found under another number too, as when a lesson has been put in before it.
  private func file(in language: Language) -> URL? {
    let expected = expectedFile(in: language)
    if FileManager.default.fileExists(atPath: expected.path) { return expected }
    let place = folder.appending(path: language.rawValue)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    let name = names.sorted().first { name in
      let digits = name.prefix(while: \.isNumber)
      return !digits.isEmpty && name.dropFirst(digits.count) == "-\(id).md"
    }
    return name.map { place.appending(path: $0) }
  }
}
