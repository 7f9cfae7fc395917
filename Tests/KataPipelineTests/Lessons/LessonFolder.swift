import Foundation
import KataContent
import KataCore

/// Lays a course of one lesson, `tea`, out for a test and removes it.
func withCourse<Answer>(
  _ files: [String: String], practice: String = "", _ work: (LessonShelf) throws -> Answer
) throws -> Answer {
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "kata-course-\(UUID())/Lessons", directoryHint: .notDirectory)
  defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
  let manifest = """
    {"schema":"kata/lessons/v1","lessons":[{"id":"tea","minutes":3,"practice":[\(practice)]}]}
    """
  for (path, text) in files.merging(["lessons.json": manifest], uniquingKeysWith: { $1 }) {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  return try work(LessonShelf(folders: [folder]))
}

/// The page of the lesson `tea` with this text below its front matter, which is four lines long.
func page(
  _ text: String, in language: Language = .english, practice: String = ""
) throws -> LessonPage {
  let head = "---\ntitle: Tea\nsummary: How to make it.\n---\n"
  let files = ["\(language.rawValue)/01-tea.md": head + text, "en/02-other.md": ""]
  return try withCourse(files, practice: practice) { shelf in
    try shelf.page(shelf.lesson("tea", in: language))
  }
}
