import Foundation
import KataPipeline

/// A bench as tables: plain ones for a terminal, Markdown ones for a README.
struct BenchText: Sendable {
  private let report: BenchReport

  init(_ report: BenchReport) {
    self.report = report
  }

  /// Columns of text.
  var text: String {
    ([heading] + tables.map { $0.text }).joined(separator: "\n\n") + "\n"
  }

  /// The same for a README.
  var markdown: String {
    ([heading] + tables.map { $0.markdown }).joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    let rounds = report.rounds
    return "\(report.kata) in \(report.pattern), \(report.cases) cases, "
      + "\(rounds) \(rounds == 1 ? "round" : "rounds").\n\(report.machine.sentence)"
  }

  private var tables: [BenchTable] {
    [times, ratios, stages, memory, answers, session].filter { !$0.rows.isEmpty }
  }

  private var times: BenchTable {
    BenchTable(
      header: ["median", "min–max", "what"],
      rows: report.lines.map { line in
        [Self.seconds(line.timing.median), Self.range(line.timing), line.step.title]
      })
  }

  private var ratios: BenchTable {
    BenchTable(
      header: ["ratio", "min–max", "budget", "", "what"],
      rows: report.ratios.map { ratio in
        [
          "\(Self.number(ratio.rounds.median)) ×", Self.range(ratio.rounds),
          ratio.budget.map(Self.words) ?? "none", Self.verdict(ratio.isHeld), ratio.title,
        ]
      })
  }

  /// What goes on at which time, so that one sees what is worth being made quicker.
  private var stages: BenchTable {
    BenchTable(
      header: ["from", "to", "in a check with scores"],
      rows: report.stages.map { stage in
        [Self.milliseconds(stage.begin.median), Self.milliseconds(stage.end.median), stage.title]
      })
  }

  private var memory: BenchTable {
    BenchTable(
      header: ["kata", "budget", "", "largest child", "during"],
      rows: report.memory.map { memory in
        let child = memory.largestChild.map {
          "\(Self.megabytes(memory.largestChildBytes ?? 0)) \($0)"
        }
        return [
          Self.megabytes(memory.ownBytes), "at most \(Self.megabytes(BenchMemory.budget))",
          Self.verdict(memory.isHeld), child ?? "none", memory.step.title,
        ]
      })
  }

  /// How long the program lets somebody wait; the build is named, because the budgets are those of a release.
  private var answers: BenchTable {
    let build = report.machine.isDebugBuild ? "debug" : "release"
    return BenchTable(
      header: ["median", "min–max", "budget", "", "from start to answer, \(build) build"],
      rows: report.answers.map { answer in
        [
          Self.milliseconds(answer.timing.median), Self.millisecondRange(answer.timing),
          "at most \(Self.milliseconds(AnswerStep.budget))", Self.verdict(answer.isHeld),
          answer.step.title,
        ]
      } + (report.watch.map { [Self.row($0)] } ?? []))
  }

  private static func row(_ watch: WatchDelay) -> [String] {
    let both = "\(seconds(watch.watch.median)) and \(seconds(watch.check.median))"
    return [
      signed(watch.delay.median), millisecondRange(watch.delay),
      "at most \(signed(WatchDelay.budget))", verdict(watch.isHeld),
      "kata watch, save to verdict, beside kata check: \(both)",
    ]
  }

  private var session: BenchTable {
    BenchTable(
      header: ["holds", "budget", "", "at most", "its part", "kata after"],
      rows: (report.session.map { [$0] } ?? []).map { session in
        [
          Self.megabytes(session.residentBytes),
          "at most \(Self.megabytes(SessionMemory.budget))", Self.verdict(session.isHeld),
          Self.megabytes(session.peakBytes),
          session.proportionalBytes.map(Self.megabytes) ?? "unknown",
          "\(session.commands) commands in one session",
        ]
      })
  }

  private static func words(_ budget: BenchRatio.Budget) -> String {
    switch budget {
    case .atMost(let limit): "at most \(limit.formatted()) ×"
    case .atLeast(let limit): "at least \(limit.formatted()) ×"
    }
  }

  private static func verdict(_ isHeld: Bool?) -> String {
    isHeld.map { $0 ? "held" : "not held" } ?? ""
  }

  private static func seconds(_ value: Double?) -> String { "\(number(value)) s" }

  private static func milliseconds(_ value: Double?) -> String { "\(thousandths(value)) ms" }

  private static func millisecondRange(_ timing: Samples) -> String {
    "\(thousandths(timing.shortest))–\(thousandths(timing.longest))"
  }

  private static func signed(_ value: Double?) -> String {
    value.map { String(format: "%+.0f ms", $0 * 1000) } ?? "?"
  }

  private static func thousandths(_ value: Double?) -> String {
    value.map { String(format: "%.0f", $0 * 1000) } ?? "?"
  }

  private static func megabytes(_ bytes: Int) -> String { "\(bytes / 1_000_000) MB" }

  private static func range(_ timing: Samples) -> String {
    "\(number(timing.shortest))–\(number(timing.longest))"
  }

  private static func number(_ value: Double?) -> String {
    value.map { String(format: "%.2f", $0) } ?? "?"
  }
}
