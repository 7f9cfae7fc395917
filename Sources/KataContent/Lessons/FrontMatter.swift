import KataText

/// What the lines between the first two `---` of a lesson say of it.
struct FrontMatter: Sendable {
  let title: String?
  let summary: String?
  /// How many lines of the file belong to it; none when there is no front matter.
  let lineCount: Int
  /// What the lesson's author should fix.
  let problems: [LessonProblem]

  /// Reads it from the beginning of a lesson.
  init(_ lines: [Substring]) {
    guard let end = Self.end(in: lines) else {
      let isOpen = Self.isFence(lines.first)
      title = nil
      summary = nil
      lineCount = 0
      problems = [
        LessonProblem(
          line: 1,
          sentence: isOpen
            ? "the front matter has no second `---`"
            : "the file does not begin with `---`, so it has no title and no summary")
      ]
      return
    }
    let inside = lines[1..<end].enumerated().map { (number: $0 + 2, text: $1) }
    let entries = inside.compactMap { Self.entry($0.text) }
    let values = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
    title = values["title"]
    summary = values["summary"]
    lineCount = end + 1
    problems =
      inside.compactMap { line in
        Self.problem(about: line.text).map { LessonProblem(line: line.number, sentence: $0) }
      }
      + Self.keys.filter { values[$0] == nil }.map {
        LessonProblem(line: 1, sentence: "the front matter has no `\($0)`")
      }
  }

  private static let keys = ["title", "summary"]

  /// A rule further down is not the end of a front matter that somebody forgot to close.
  private static let maximumLines = 40

  /// Where the second fence is; nil where there is no front matter.
  private static func end(in lines: [Substring]) -> Int? {
    guard isFence(lines.first) else { return nil }
    return lines.prefix(maximumLines).dropFirst().firstIndex(where: isFence)
  }

  private static func isFence(_ line: Substring?) -> Bool {
    line.map { $0.hasPrefix("---") && $0.dropFirst(3).allSatisfy(\.isWhitespace) } ?? false
  }

  private static func problem(about line: Substring) -> String? {
    if line.allSatisfy(\.isWhitespace) { return nil }
    guard let entry = entry(line) else { return "a line of the front matter is not `key: value`" }
    return keys.contains(entry.key) ? nil : "the front matter has the unknown key `\(entry.key)`"
  }

  /// The key and value of a line; nil when it has none, or nothing behind the colon.
  private static func entry(_ line: Substring) -> (key: String, value: String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let key = line[..<colon].trimmingBlanks()
    let value = unquoted(line[line.index(after: colon)...].trimmingBlanks())
    guard !key.isEmpty, !value.isEmpty else { return nil }
    return (key, Sanitiser.line(value))
  }

  private static func unquoted(_ value: String) -> String {
    let isQuoted = ["\"", "'"].contains { value.hasPrefix($0) && value.hasSuffix($0) }
    return isQuoted && value.count > 1 ? String(value.dropFirst().dropLast()) : value
  }
}
