import Foundation
package import KataContent
import KataCore

/// Looks at the folders of lessons: no file that no course leads to, none whose number is not its place.
package struct LessonFilesProof: Sendable {
  package let problems: [ContentProof.Problem]

  /// - Throws: `ContentError` when a manifest cannot be read.
  package init(_ shelf: LessonShelf) throws {
    // Each folder for itself, because a lesson may be covered by its namesake in a later one.
    problems = try shelf.folders.flatMap { folder in
      try Language.allCases.flatMap { language in
        let lessons = try LessonShelf(folders: [folder]).lessons(in: language)
        return Self.strays(in: folder.appending(path: language.rawValue), lessons)
          + Self.misnumbered(lessons.filter { $0.language == language })
      }
    }
  }

  private static func strays(in folder: URL, _ lessons: [Lesson]) -> [ContentProof.Problem] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let known = Set(lessons.map(\.file.lastPathComponent))
    return names.sorted().filter { $0.hasSuffix(".md") && !known.contains($0) }.map { name in
      let path = folder.appending(path: name).pathComponents.suffix(3).joined(separator: "/")
      return .init(subject: path, message: "lessons.json does not lead to this file")
    }
  }

  private static func misnumbered(_ lessons: [Lesson]) -> [ContentProof.Problem] {
    lessons.filter { lesson in
      let digits = lesson.file.lastPathComponent.prefix(while: \.isNumber)
      return digits.count < 2 || Int(digits) != lesson.number
    }.map {
      .init($0, "its file does not begin with its place in lessons.json, which is \($0.number)")
    }
  }
}
