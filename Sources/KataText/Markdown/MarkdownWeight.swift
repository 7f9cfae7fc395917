/// Counts what would cost the parser dearly, line by line.
///
/// A run is a stretch without an empty line; no paragraph and no table is longer than one.
struct MarkdownWeight {
  private struct Run {
    var bytes = 0
    var lines = 0
    var mostPipes = 0
    /// Lines that may stand below the header of a table.
    var delimiterRows = 0
    var defines = false
  }

  private var run = Run()
  private var brackets = 0
  private var longestDefinition = 0
  private var cells = 0

  /// Weighs the next line, and says whether the text is still one that a person may have written.
  mutating func takes(_ line: Substring.UTF8View) -> Bool {
    guard line.contains(where: { $0 != .blank && $0 != .tab }) else {
      endRun()
      return true
    }
    guard Self.containers(line) <= 100 else { return false }
    count(line)
    return isLight
  }

  private mutating func count(_ line: Substring.UTF8View) {
    var (pipes, previous) = (0, UInt8.blank)
    for byte in line {
      if byte == UInt8(ascii: "|") { pipes += 1 }
      if byte == UInt8(ascii: "[") { brackets += 1 }
      if byte == UInt8(ascii: ":"), previous == UInt8(ascii: "]") { run.defines = true }
      previous = byte
    }
    run.bytes += line.count + 1
    run.lines += 1
    run.mostPipes = max(run.mostPipes, pipes)
    if Self.isDelimiterRow(line) { run.delimiterRows += 1 }
  }

  private mutating func endRun() {
    cells += cellsOfRun
    longestDefinition = max(longestDefinition, definitionOfRun)
    run = Run()
  }

  private var cellsOfRun: Int { run.delimiterRows > 0 ? (run.mostPipes + 1) * run.lines : 0 }
  private var definitionOfRun: Int { run.defines ? run.bytes : 0 }

  private var isLight: Bool {
    run.bytes <= 32 << 10 && run.delimiterRows <= 64 && cells + cellsOfRun <= 50_000
      && max(longestDefinition, definitionOfRun) * brackets <= 8 << 20
  }

  private static func isDelimiterRow(_ line: Substring.UTF8View) -> Bool {
    line.contains(UInt8(ascii: "-"))
      && line.allSatisfy { " \t>|:-".utf8.contains($0) }
  }

  /// How many quotes and lists the line may open before its text begins.
  private static func containers(_ line: Substring.UTF8View) -> Int {
    var (count, previous) = (0, UInt8.blank)
    for byte in line {
      switch byte {
      case UInt8(ascii: ">"): count += 1
      case .blank, .tab: if previous != .blank && previous != UInt8(ascii: ">") { count += 1 }
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: ")"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        break
      default: return count
      }
      previous = byte == .tab ? .blank : byte
    }
    return count
  }
}

extension UInt8 {
  fileprivate static let blank = UInt8(ascii: " ")
  fileprivate static let tab = UInt8(ascii: "\t")
}
