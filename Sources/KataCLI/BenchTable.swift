import Foundation

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
