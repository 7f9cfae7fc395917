/// A step on the way to a pattern that a check can observe before the whole solution passes.
package struct Milestone: Codable, Hashable, Sendable {
  /// What is done then, in a few words, by language code; `en` is always there.
  package let titles: [String: String]
  /// A text of the starter that has to be in a file without a view controller's `viewDidLoad`, which is an override.
  ///
  /// Once no file has all of it in one piece, its longest word stands for it.
  package let apart: String?
  /// Says whether the step is done once `Solution` conforms to the pattern's seam.
  package let seam: Bool?
  /// The cases that have to hold; those of other patterns do not count.
  package let cases: [String]?

  package init(
    titles: [String: String], apart: String? = nil, seam: Bool? = nil, cases: [String]? = nil
  ) {
    self.titles = titles
    self.apart = apart
    self.seam = seam
    self.cases = cases
  }

  /// The title in a language, in English where it is not translated.
  package func title(in language: Language) -> String {
    titles[language.rawValue] ?? titles["en"] ?? ""
  }

  /// Says whether an attempt with these files has reached it.
  package func isReached(by attempt: Attempt, files: [SourceFile]) -> Bool {
    if let apart { return isApart(apart, in: files.map(\.text)) }
    let structure = attempt.results.filter { $0.check.group == .structure }
    if seam == true {
      let waiting = structure.allSatisfy { result in
        result.failures.first?.seam == attempt.pattern.seam || !result.hasRun
      }
      return !waiting
    }
    let own = structure.filter { (cases ?? []).contains($0.check.id) }
    return !own.isEmpty && own.allSatisfy(\.isPassed)
  }

  private func isApart(_ text: String, in files: [String]) -> Bool {
    let isWhole = files.contains { $0.contains(text) }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let sought = isWhole ? text : words.max { $0.count < $1.count }.map(String.init) ?? text
    let holding = files.filter { $0.contains(sought) }
    return !holding.isEmpty && holding.allSatisfy { !$0.contains("override func viewDidLoad()") }
  }
}

extension CaseResult {
  fileprivate var hasRun: Bool { status == .passed || status == .failed }
}
