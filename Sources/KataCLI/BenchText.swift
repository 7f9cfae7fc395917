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
    let rounds = report.lines.first?.timing.values.count ?? 0
    return "\(report.kata) in \(report.pattern), \(report.cases) cases, "
      + "\(rounds) \(rounds == 1 ? "round" : "rounds").\n\(report.machine.sentence)"
  }

  private var tables: [BenchTable] {
    [times, ratios, memory].filter { !$0.rows.isEmpty }
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

  private static func megabytes(_ bytes: Int) -> String { "\(bytes / 1_000_000) MB" }

  private static func range(_ timing: Samples) -> String {
    "\(number(timing.shortest))–\(number(timing.longest))"
  }

  private static func number(_ value: Double?) -> String {
    value.map { String(format: "%.2f", $0) } ?? "?"
  }
}

/// Rows of words under a header.
struct BenchTable: Sendable {
  let header: [String]
  let rows: [[String]]

  /// The rows with their columns below one another; the last one is as wide as it is.
  var text: String {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
      return (cells.dropLast() + [row.last ?? ""]).joined(separator: "  ")
    }.joined(separator: "\n")
  }

  var markdown: String {
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}
