import KataCore

/// Finds the lesson that somebody means by what they typed.
struct LessonChoice: Sendable {
  /// The lesson that is meant; nil when there is none, or when more than one could be.
  let lesson: Lesson?
  /// The id of a lesson that was probably meant where none is found.
  let nearest: String?

  init(_ typed: String, among lessons: [Lesson]) {
    let word = Self.withoutFileName(typed.lowercased())
    if let exact = lessons.first(where: { $0.id == word || Int(word) == $0.number }) {
      (lesson, nearest) = (exact, nil)
      return
    }
    let beginning = word.isEmpty ? [] : lessons.filter { $0.id.hasPrefix(word) }
    let titled = word.isEmpty ? [] : lessons.filter { Self.title(of: $0, has: word) }
    // A beginning that several ids share may still be a whole word of one title.
    lesson = [beginning, titled].first { $0.count == 1 }?.first
    let candidate = (beginning + titled).first?.id
    nearest = candidate ?? NearestName(among: lessons.map(\.id)).match(for: word)
  }

  /// What is left of a file's name such as `02-mvc.md`, which is how lessons name each other.
  private static func withoutFileName(_ word: String) -> String {
    let name = word.split(separator: "/").last ?? ""
    let stem = name.hasSuffix(".md") ? name.dropLast(3) : name
    let id = stem.drop(while: \.isNumber)
    return id.hasPrefix("-") ? String(id.dropFirst()) : String(stem)
  }

  private static func title(of lesson: Lesson, has word: String) -> Bool {
    let title = lesson.title.lowercased()
    if title == word { return true }
    // Chinese has no blanks between words, so there any part will do.
    if !word.utf8.allSatisfy({ $0 < 0x80 }) { return title.contains(word) }
    return title.split { !$0.isLetter && !$0.isNumber }.contains(word[...])
  }
}
