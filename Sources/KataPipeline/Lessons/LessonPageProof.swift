import Foundation
package import KataContent
package import KataCore
import KataText

/// Looks at one lesson in one language: whether it can be read in a terminal, and leads nowhere that is not there.
package struct LessonPageProof: Sendable {
  package let problems: [ContentProof.Problem]

  /// - Parameter katas: The katas that a lesson may ask to practise.
  package init(_ page: LessonPage, katas: [Kata]) {
    let parts = LessonParts(page.whole)
    let reading = Reading(page: page, parts: parts)
    problems =
      page.notes.map { .init(page.lesson, line: $0.location?.line, $0.summary) }
      + reading.shape() + reading.code() + reading.drawings() + reading.links() + reading.layout()
      + Self.practice(page.lesson, katas) + Self.minutes(of: page)
  }

  /// Most columns of a code block, so that it stands in a terminal of 60 with its indentation.
  package static let codeWidth = 58

  private static func minutes(of page: LessonPage) -> [ContentProof.Problem] {
    let measured = LessonReadingTime(page).minutes
    // A translation takes as long as the English text, which is counted in words.
    guard page.lesson.language == .english, abs(measured - page.lesson.minutes) > 2 else {
      return []
    }
    return [
      .init(
        page.lesson,
        "takes \(measured) minutes at 200 words and 20 lines of code a minute, and `minutes` in lessons.json is "
          + "\(page.lesson.minutes)")
    ]
  }

  private static func practice(_ lesson: Lesson, _ katas: [Kata]) -> [ContentProof.Problem] {
    lesson.practice.compactMap { practice in
      guard let kata = katas.first(where: { $0.id == practice.kata }) else {
        return .init(lesson, "is practised in the kata \(practice.kata), and there is none")
      }
      guard kata.pattern(practice.pattern) == nil else { return nil }
      return .init(
        lesson, "is practised in \(practice.pattern), which \(practice.kata) does not have")
    }
  }
}

private struct Reading {
  let page: LessonPage
  let parts: LessonParts

  private func problem(_ line: Int, _ message: String) -> ContentProof.Problem {
    .init(page.lesson, line: line, message)
  }

  /// It opens with a paragraph, its title is the only heading of level 1, and it holds no HTML.
  func shape() -> [ContentProof.Problem] {
    var problems = parts.markup.map {
      problem($0, "raw HTML, which a terminal shows as it stands")
    }
    if case .paragraph? = page.whole.blocks.first?.kind {
    } else {
      problems.append(
        problem(page.whole.blocks.first?.line ?? 1, "the text does not begin with a paragraph"))
    }
    return problems
      + parts.headings.filter { !(2...3).contains($0.level) }.map {
        problem($0.line, "a heading of level \($0.level); sections are `##` and smaller ones `###`")
      }
  }

  func code() -> [ContentProof.Problem] {
    parts.codes.flatMap { code -> [ContentProof.Problem] in
      let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
      let wide = lines.enumerated().filter {
        DisplayWidth.of(String($1)) > LessonPageProof.codeWidth || $1.contains("\t")
      }.map { index, line in
        problem(
          code.firstLine + index,
          line.contains("\t")
            ? "a tab in code, which is as wide as the terminal likes"
            : "code of \(DisplayWidth.of(String(line))) columns, and \(LessonPageProof.codeWidth) fit"
        )
      }
      return wide + (problem(about: code).map { [problem(code.firstLine - 1, $0)] } ?? [])
    }
  }

  private func problem(about code: MarkdownCode) -> String? {
    let isFirst = parts.codes.first { $0.language == "swift" } == code
    switch code.info {
    case ["swift"], ["swift", "fold"], ["text"], ["diff"]: return nil
    case ["swift", "+"], ["swift", "+", "fold"]:
      return isFirst ? "`swift +` has no Swift before it to join" : nil
    default:
      let info = code.info.joined(separator: " ")
      return "a code block is `swift`, `swift +`, `diff` or `text`, and this is `\(info)`"
    }
  }

  func drawings() -> [ContentProof.Problem] {
    DrawingProof(parts).problems.map { problem($0.line, $0.message) }
  }

  func links() -> [ContentProof.Problem] {
    parts.links.filter { !isThere($0.destination) }.map {
      problem($0.line, "the link to `\($0.destination)` leads nowhere")
    }
  }

  private func isThere(_ destination: String) -> Bool {
    if destination.hasPrefix("https://") { return destination.count > "https://".count }
    let path = String(destination.prefix { $0 != "#" })
    guard !path.isEmpty, !path.hasPrefix("/"), !path.contains(":") else { return false }
    let folder = page.lesson.file.deletingLastPathComponent()
    // A lesson that is not translated is read in English, wherever it is named.
    let folders = [folder, folder.deletingLastPathComponent().appending(path: "en")]
    return folders.contains {
      FileManager.default.fileExists(atPath: $0.appending(path: path).standardizedFileURL.path)
    }
  }

  /// It fits every terminal.
  func layout() -> [ContentProof.Problem] {
    [10, 40, 60, 80, 100].flatMap { width in
      Look.Marks.allCases.flatMap { marks in
        let look = Look(hasColour: true, marks: marks)
        return MarkdownPage(page.whole, width: width, look: look).lines
          .filter { $0.text.widthInColumns > width }
          .map { problem($0.sourceLine, "wider than a terminal of \(width): \($0.text.plain)") }
      }
    }
  }
}
