import ArgumentParser
import KataCore
import KataReporting
import KataTerminal

/// Whether the design is scored after a verdict, and what it has to reach.
struct ScoreOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help:
      "Score the design after the verdict. It is done without this option on a terminal, for JSON, and where a score is asked for."
  )
  var scores: Bool?

  @Option(
    name: .customLong("min-distribution"),
    help: ArgumentHelp("Exit with 1 when distribution is below this.", valueName: "n"))
  var distribution: Int?

  @Option(
    name: .customLong("min-testability"),
    help: ArgumentHelp("Exit with 1 when testability is below this.", valueName: "n"))
  var testability: Int?

  @Option(
    name: .customLong("min-ease"),
    help: ArgumentHelp("Exit with 1 when ease of use is below this.", valueName: "n"))
  var easeOfUse: Int?

  mutating func validate() throws {
    let given = [
      ("--min-distribution", distribution), ("--min-testability", testability),
      ("--min-ease", easeOfUse),
    ]
    for (name, value) in given {
      guard let value else { continue }
      guard (0...100).contains(value) else {
        throw ValidationError("\(name) is a score between 0 and 100.")
      }
      if scores == false { throw ValidationError("--no-scores leaves nothing for \(name) to ask.") }
    }
  }

  /// Says whether an attempt is to be scored: a solution that never ran to its end cannot be.
  func isWanted(for attempt: Attempt, by report: ReportOptions, in context: Context) -> Bool {
    attempt.canBeScored && mayBeWanted(for: attempt.kata, by: report, in: context)
  }

  /// Says the same while nobody knows how the check will end.
  func mayBeWanted(for kata: Kata, by report: ReportOptions, in context: Context) -> Bool {
    guard scores != false else { return false }
    if scores == true || asks(kata) { return true }
    return kata.isScored
      && (report.carriesScores || (report.isText && context.facts.outputIsTerminal))
  }

  /// What had to be reached, compared with what was; the command line goes before the kata.
  func thresholds(of kata: Kata, scores: Scores?) -> [ScoreThreshold] {
    guard self.scores != false else { return [] }
    let own = minimums
    let inherited = kata.thresholds.filter { own[$0.key] == nil }
    let all =
      ScoreThreshold.all(own, source: .option, scores: scores)
      + ScoreThreshold.all(inherited, source: .kata, scores: scores)
    return Score.Feature.allCases.flatMap { feature in all.filter { $0.feature == feature } }
  }

  private func asks(_ kata: Kata) -> Bool { !thresholds(of: kata, scores: nil).isEmpty }

  private var minimums: [Score.Feature: Int] {
    var minimums: [Score.Feature: Int] = [:]
    minimums[.distribution] = distribution
    minimums[.testability] = testability
    minimums[.easeOfUse] = easeOfUse
    return minimums
  }
}

extension Attempt {
  /// Whether the suites ran from the first case to the last, so that there is something to measure.
  var canBeScored: Bool { verdict.isPassed || verdict == .notPassed(.casesFailed) }
}
