import Foundation
import KataContent
import KataCore
import KataSyntax

/// Looks up every name that a kata's kata.json, hints and roles mention: a rule about a name that is not there is off.
struct NamesProof: Sendable {
  let problems: [ContentProof.Problem]

  /// - Parameters:
  ///   - lessons: The ids of the lessons that there are.
  ///   - parser: Knows the files that came before.
  init(kata: Kata, lessons: [String], names: KataNames, parser: FileParser) {
    let pattern = kata.patterns.flatMap { pattern in
      Self.problems(of: pattern, kata, names, lessons: lessons)
        + Self.rules(of: pattern, kata, names, parser)
    }
    let milestones = kata.milestones.flatMap { Self.problems(of: $0, names) }
    let lesson = kata.drill.map { Self.lesson($0.lesson, "`lesson`", lessons) } ?? []
    let manifest = ManifestKeys(of: kata.folder).problems + pattern + milestones + lesson
    problems =
      manifest.map { ContentProof.Problem(subject: "\(kata.id), kata.json", message: $0) }
      + Self.hints(kata, names) + Self.roles(kata, names)
  }

  // MARK: kata.json

  private static func problems(
    of pattern: Pattern, _ kata: Kata, _ names: KataNames, lessons: [String]
  ) -> [String] {
    let seam = names.contractProblem(with: pattern.seam).map {
      "`seam` of \(pattern.id) names \($0)"
    }
    let leaving = pattern.leaving.flatMap { names.problem(withCase: $0, of: pattern) }.map {
      "`leaving` of \(pattern.id) names \($0)"
    }
    let lesson = pattern.lesson.map { Self.lesson($0, "`lesson` of \(pattern.id)", lessons) } ?? []
    return [seam, leaving].compactMap(\.self) + lesson
  }

  private static func rules(
    of pattern: Pattern, _ kata: Kata, _ names: KataNames, _ parser: FileParser
  ) -> [String] {
    guard let rules = pattern.without, !rules.isEmpty else { return [] }
    let sources = PatternSources(pattern, of: kata, parser: parser)
    return rules.flatMap { problems(of: $0, pattern, sources, names) }
  }

  private static func problems(
    of rule: NameRule, _ pattern: Pattern, _ sources: PatternSources, _ names: KataNames
  ) -> [String] {
    let check = names.problem(withCase: rule.check, of: pattern).map {
      "`without` of \(pattern.id) names the case \($0)"
    }
    let parts = (rule.parts ?? []).compactMap { sources.problem(withPart: $0, names) }.map {
      "`in` of \(rule.check) names \($0)"
    }
    let exception = rule.exception.flatMap(sources.problem(withFunction:)).map {
      "`except` of \(rule.check) names \($0)"
    }
    return [check].compactMap(\.self) + parts + [exception].compactMap(\.self)
  }

  private static func problems(of milestone: Milestone, _ names: KataNames) -> [String] {
    (milestone.cases ?? []).compactMap(names.problem(withCase:)).map {
      "the milestone \"\(milestone.title(in: .english))\" names \($0)"
    }
  }

  private static func lesson(_ id: String, _ key: String, _ lessons: [String]) -> [String] {
    guard !lessons.contains(id) else { return [] }
    return [
      "\(key) names \(id), which is no lesson" + NearestName(among: lessons).question(for: id)
    ]
  }

  // MARK: Hints and roles

  /// Headings of hints that belong to no case, no seam and no finding of a mistake.
  private static func hints(_ kata: Kata, _ names: KataNames) -> [ContentProof.Problem] {
    guard names.cases.isWhole else { return [] }
    let known = names.cases.all + kata.patterns.map(\.seam) + kata.mistakes.flatMap(\.trips)
    return Language.allCases.flatMap { language -> [ContentProof.Problem] in
      let file = TranslatedFile("Hints", in: kata.folder)
      guard let text = file.text(onlyIn: language) else { return [] }
      let strays = Hints(markdown: text).items.keys.filter { !known.contains($0) }.sorted()
      return strays.map { id in
        let question = NearestName(among: known).question(for: id)
        return ContentProof.Problem(
          subject: "\(kata.id), \(file.name(in: language))",
          message: "has hints for \(id), which is no case and no seam\(question)")
      }
    }
  }

  /// The protocols by which the suites' roles find a learner's types.
  private static func roles(_ kata: Kata, _ names: KataNames) -> [ContentProof.Problem] {
    let suites = kata.folder.appending(path: "Suites").resolvingSymlinksInPath()
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: suites.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().flatMap {
      file -> [ContentProof.Problem] in
      let text = (try? String(contentsOf: suites.appending(path: file), encoding: .utf8)) ?? ""
      let seams = text.matches(of: /seam: "([A-Za-z0-9_]+)"/).map { String($0.output.1) }
      return seams.compactMap(names.contractProblem(with:)).map { message in
        ContentProof.Problem(
          subject: "\(kata.id), Suites/\(file)", message: "the role's `seam` names \(message)")
      }
    }
  }
}
