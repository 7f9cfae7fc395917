import Foundation
import KataContent
import KataCore

/// Looks at what a kata says of its change requests: each has a short requirement in every language of the kata.
struct ChangeProof: Sendable {
  let problems: [ContentProof.Problem]

  /// The most words of a requirement in English.
  private static let mostWords = 150

  /// - Parameter cases: The kata's, of which a change may replace some.
  init(kata: Kata, cases: KataCases) {
    problems = kata.changes.flatMap { change in
      Language.allCases.filter { kata.titles[$0.rawValue] != nil }.flatMap {
        Self.problems(of: change, in: $0, kata)
      } + Self.strayCases(of: change, kata, among: cases.all)
    }
  }

  private static func problems(
    of change: ChangeRequest, in language: Language, _ kata: Kata
  ) -> [ContentProof.Problem] {
    let requirement = TranslatedFile("README", in: kata.folder.appending(path: change.folder))
    let name = "\(change.folder)/\(requirement.name(in: language))"
    let title =
      change.titles[language.rawValue] == nil
      ? [problem(kata, "kata.json", "the change \(change.id) has no title in \(language.rawValue)")]
      : []
    guard let text = requirement.text(onlyIn: language) else {
      return title + [problem(kata, name, "is not there")]
    }
    let words = text.split(whereSeparator: \.isWhitespace).count
    guard language == .english, words > mostWords else { return title }
    return title + [problem(kata, name, "has \(words) words; \(mostWords) are the most")]
  }

  /// The cases that a change replaces have to be cases of the kata.
  private static func strayCases(
    of change: ChangeRequest, _ kata: Kata, among known: [String]
  ) -> [ContentProof.Problem] {
    (change.replaces ?? []).filter { !known.contains($0) }.map {
      problem(kata, "kata.json", "the change \(change.id) replaces \($0), which is no case")
    }
  }

  private static func problem(
    _ kata: Kata, _ part: String, _ message: String
  ) -> ContentProof.Problem {
    ContentProof.Problem(subject: "\(kata.id), \(part)", message: message)
  }
}
