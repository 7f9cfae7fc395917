import Foundation
import KataContent
import KataCore

/// Lays a folder of lessons out for a test and removes it.
@discardableResult
func withLessons<Answer>(
  _ files: [String: String], _ work: (URL) throws -> Answer
) throws -> Answer {
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "kata-lessons-\(UUID())", directoryHint: .notDirectory)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (path, text) in files {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  return try work(folder)
}

/// The page that a file with these bytes becomes, as lesson `tea` of a course that has no other.
func page(_ bytes: some Sequence<UInt8>) throws -> LessonPage {
  let manifest = #"{"schema":"kata/lessons/v1","lessons":[{"id":"tea","minutes":3}]}"#
  return try withLessons(["lessons.json": manifest, "en/other.md": ""]) { folder in
    try Data(bytes).write(to: folder.appending(path: "en/01-tea.md"))
    let shelf = LessonShelf(folders: [folder])
    return try shelf.page(shelf.lesson("tea", in: .english))
  }
}

extension LessonPage {
  /// What its author is told, each with its line.
  var problems: [String] { notes.map { "\($0.location?.line ?? 0): \($0.summary)" } }
}
