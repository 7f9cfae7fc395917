import KataCore
import KataSyntax
import KataWorkspace

/// What the kata's own solutions of one pattern declare, the starter and the mistakes among them.
struct PatternSources: Sendable {
  private let search: NameSearch

  /// The names of UIKit's types, read once: that takes longer than all other proofs of names together.
  private static let uikit = ((try? UIKitReference.types()) ?? []).map(\.name)

  init(_ pattern: Pattern, of kata: Kata, parser: FileParser) {
    let shipped = ShippedFiles(of: kata)
    let starter = (try? shipped.starter()).map { [$0] } ?? []
    let solutions: [SourceTree] =
      (try? shipped.solution(pattern)).map { reference in
        let mistakes = kata.mistakes.filter { $0.pattern == pattern.id }
          .compactMap { try? shipped.mistake($0, over: reference) }
        let alternatives = (try? shipped.alternatives(pattern, over: reference)) ?? []
        return [reference] + alternatives.map(\.files) + mistakes
      } ?? []
    let files = Set((starter + solutions).flatMap(\.sourceFiles))
    search = NameSearch(files: files.map(parser.parsed))
  }

  /// The end of a sentence about a part that no rule could find; nil where there is one.
  ///
  /// A class of UIKit's may have no subclass in the kata, and yet in a learner's solution.
  func problem(withPart name: String, _ names: KataNames) -> String? {
    guard !search.hasPart(named: name) else { return nil }
    let types = Self.uikit
    guard !types.contains(name) else { return nil }
    let question = NearestName(among: names.contract + types).question(for: name)
    return "\(name), which no type of the kata's is, conforms to or inherits from\(question)"
  }

  /// The end of a sentence about a function that nothing declares; nil where there is one.
  func problem(withFunction name: String) -> String? {
    let functions = search.functions
    guard !functions.contains(name) else { return nil }
    let question = NearestName(among: functions.sorted()).question(for: name)
    return "\(name), which is no function of the kata's\(question)"
  }
}
