import Foundation
import KataContent
import KataCore
import KataSyntax

/// Looks for what a kata lacks in the languages of its `titles`: brief, hints, summary, titles, and failures of suites.
struct TranslationProof: Sendable {
  let problems: [ContentProof.Problem]

  /// - Parameter parser: Knows the files that came before.
  init(kata: Kata, parser: FileParser) {
    let known = Language.allCases.map(\.rawValue)
    let strays = kata.titles.keys.sorted().filter { !known.contains($0) }.map {
      "`titles` has \"\($0)\", which the program does not speak; "
        + "it speaks \(known.joined(separator: ", "))"
    }
    let languages = Language.allCases.filter { kata.titles[$0.rawValue] != nil }
    let titles = languages.flatMap { Self.titles(in: $0, kata) }
    problems =
      (strays + titles).map { .init(subject: "\(kata.id), kata.json", message: $0) }
      + languages.filter { $0 != .english }.flatMap {
        Self.prose(in: $0, kata) + Self.failures(in: $0, kata, parser)
      }
  }

  private static func titles(in language: Language, _ kata: Kata) -> [String] {
    let word = language.rawValue
    let summary = kata.summaries[word] == nil ? ["`summaries` has no \"\(word)\""] : []
    let scenarios = (kata.screen?.states ?? []) + (kata.screen?.events ?? [])
    let lacking =
      kata.milestones.filter { $0.titles[word] == nil }
      .map { "the milestone \"\($0.title(in: .english))\"" }
      + scenarios.filter { $0.titles[word] == nil }.map { "\($0.id) of `screen`" }
    return summary + lacking.map { "\($0) has no title in \(word)" }
  }

  private static func prose(in language: Language, _ kata: Kata) -> [ContentProof.Problem] {
    ["README", "Hints"].compactMap { name in
      let file = TranslatedFile(name, in: kata.folder)
      guard file.text(onlyIn: language) == nil else { return nil }
      return .init(subject: "\(kata.id), \(file.name(in: language))", message: "is not there")
    }
  }

  // MARK: The failures of suites

  private static func failures(
    in language: Language, _ kata: Kata, _ parser: FileParser
  ) -> [ContentProof.Problem] {
    let sentences = KataSentences(kata: kata.folder)
    let subject = "\(kata.id), Sentences/\(language.rawValue).lproj/Localizable.strings"
    guard !sentences.areBroken(in: language) else {
      let message = "cannot be read; look for a missing quotation mark or semicolon"
      return [.init(subject: subject, message: message)]
    }
    let keys = Array(sentences.sentences(in: language).keys)
    return SuiteSentences(of: suites(of: kata, parser)).failures.filter {
      !isKnown($0, among: keys)
    }
    .map { .init(subject: subject, message: "is missing: \($0)") }
  }

  /// Whether a key has all words of a failure, since a suite may add some before it throws.
  private static func isKnown(_ failure: String, among keys: [String]) -> Bool {
    let isWhole = failure.hasPrefix("The ")
    // What a sentence of its own puts in may bring the words around it along.
    if isWhole, failure.contains("%@") { return true }
    let text =
      isWhole ? failure.split(separator: " should ", maxSplits: 1).last ?? "" : failure[...]
    let bare = text.hasPrefix("not ") ? text.dropFirst(4) : text
    let plain = bare.split(separator: " ").count { $0.allSatisfy(\.isLetter) }
    guard let first = bare.first, first.isLowercase, plain > 1 else { return true }
    let words = (isWhole && bare.hasSuffix(".") ? bare.dropLast() : bare).split(separator: "%@")
    return keys.contains { key in words.allSatisfy { key.contains($0) } }
  }

  private static func suites(of kata: Kata, _ parser: FileParser) -> [ParsedFile] {
    let folders = ["Suites"] + kata.changes.map { "\($0.folder)/Suite" }
    return folders.flatMap { folder -> [ParsedFile] in
      let place = kata.folder.appending(path: folder).resolvingSymlinksInPath()
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
        guard let path = RelativePath("\(folder)/\(name)"),
          let text = try? String(contentsOf: place.appending(path: name), encoding: .utf8)
        else { return nil }
        return parser.parsed(SourceFile(path: path, text: text))
      }
    }
  }
}
