import Foundation
import KataContent
package import KataCore
import KataText

/// Looks at what a kata has in prose: the brief is there, every language has the same headings, and drawings are told.
package struct BriefProof: Sendable {
  package let problems: [ContentProof.Problem]

  package init(kata: Kata) {
    problems = ["README", "Hints"].flatMap { Self.problems(of: $0, kata) }
  }

  private static func problems(of name: String, _ kata: Kata) -> [ContentProof.Problem] {
    guard let english = parts(of: "\(name).md", kata) else {
      return [.init(subject: "\(kata.id), \(name).md", message: "is not there")]
    }
    let others = kata.titles.keys.sorted().filter { $0 != "en" }
      .flatMap { language -> [ContentProof.Problem] in
        let file = "\(name).\(language).md"
        guard let parts = parts(of: file, kata) else { return [] }
        // Headings are translated, so only their number and depth can be the same.
        let isAlike = parts.headings.map(\.level) == english.headings.map(\.level)
        let stray = ContentProof.Problem(
          subject: "\(kata.id), \(file)", message: "has other headings than \(name).md")
        return (isAlike ? [] : [stray]) + drawings(in: parts, "\(kata.id), \(file)")
      }
    return drawings(in: english, "\(kata.id), \(name).md") + others
  }

  private static func drawings(in parts: LessonParts, _ subject: String) -> [ContentProof.Problem] {
    DrawingProof(parts).problems.map {
      .init(subject: "\(subject):\($0.line)", message: $0.message)
    }
  }

  private static func parts(of file: String, _ kata: Kata) -> LessonParts? {
    let text = try? String(contentsOf: kata.folder.appending(path: file), encoding: .utf8)
    return text.map { LessonParts(MarkdownDocument($0)) }
  }
}
