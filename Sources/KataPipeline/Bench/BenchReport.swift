import Foundation

/// What one bench measured.
package struct BenchReport: Encodable, Sendable {
  package struct Line: Encodable, Hashable, Sendable {
    package let step: BenchStep
    package let timing: Samples
  }

  package let kata: String
  package let pattern: String
  /// How many cases every check and every `swift test` ran and passed.
  package let cases: Int
  package let rounds: Int
  package let machine: BenchMachine
  package let lines: [Line]
  package let ratios: [BenchRatio]
  /// What a check with scores goes through; empty where none was measured.
  package let stages: [BenchStage]
  package let memory: [BenchMemory]
  package let answers: [AnswerTiming]
  package let watch: WatchDelay?
  package let session: SessionMemory?
}

extension BenchRatio {
  /// The ratios that the program has budgets for, as far as their halves were measured.
  static func all(of timings: [BenchStep: Samples], isDebugBuild: Bool) -> [BenchRatio] {
    ofChecks(timings) + ofLint(timings, isDebugBuild)
  }

  /// Unoptimised, the parser is slowed down three times as much as what reads its trees, so that a debug build tells
  /// nothing about the budget.
  private static func ofLint(
    _ timings: [BenchStep: Samples], _ isDebugBuild: Bool
  ) -> [BenchRatio] {
    let pairs: [(String, BenchStep, BenchStep)] = [
      ("lint / the parser alone, same file", .lint, .parse),
      ("lint / the parser alone, same folder", .lintGrownFolder, .parseGrownFolder),
    ]
    let beside = pairs.compactMap { title, lint, parse -> BenchRatio? in
      guard let lint = timings[lint], let parse = timings[parse] else { return nil }
      return isDebugBuild
        ? BenchRatio(title + ", both unoptimised", lint, over: parse)
        : BenchRatio(title, lint, over: parse, budget: .atMost(5))
    }
    return beside + growth(timings)
  }

  /// What grows with the files and not faster takes four times as long, but for what processors keep at hand.
  private static func growth(_ timings: [BenchStep: Samples]) -> [BenchRatio] {
    guard let small = timings[.lintFolder], let large = timings[.lintGrownFolder] else { return [] }
    return [
      BenchRatio("lint, 4 times the files / the files", large, over: small, budget: .atMost(5))
    ]
  }

  private static func ofChecks(_ timings: [BenchStep: Samples]) -> [BenchRatio] {
    guard let check = timings[.checkAfterEdit], let plain = yardstick(timings) else { return [] }
    let beside: [(String, BenchStep, Budget)] = [
      ("verdict / plain compile", .checkAfterEdit, .atMost(1.3)),
      ("whole check / plain compile", .wholeCheck, .atMost(4)),
      ("cold kit / plain compile", .checkColdKit, .atMost(15)),
    ]
    let against: [(String, BenchStep, Budget?)] = [
      ("swift test, body / verdict", .testAfterBodyEdit, .atLeast(3)),
      ("swift test, declaration / verdict", .testAfterDeclarationEdit, .atLeast(3)),
      ("swift test, cold / verdict", .testCold, .atLeast(25)),
      ("same, stand-in built / verdict", .testColdStandInBuilt, nil),
    ]
    return beside.compactMap { title, step, budget in
      timings[step].map { BenchRatio(title, $0, over: plain, budget: budget) }
    }
      + against.compactMap { title, step, budget in
        timings[step].map { BenchRatio(title, $0, over: check, budget: budget) }
      }
  }

  /// The faster of the two ways of compiling the learner's files with the driver.
  private static func yardstick(_ timings: [BenchStep: Samples]) -> Samples? {
    [timings[.plainWholeModule], timings[.plainUsualMode]].compactMap(\.self)
      .min { $0.median ?? .infinity < $1.median ?? .infinity }
  }
}
