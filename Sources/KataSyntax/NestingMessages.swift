/// What is said of code that nests too deeply to be read.
struct NestingMessages: Sendable {
  private let problem: NestingScan.Problem

  init(_ problem: NestingScan.Problem) {
    self.problem = problem
  }

  func summary(_ measure: Int) -> String {
    switch problem {
    case .depth: "brackets are nested too deeply to be checked: \(measure) inside each other"
    case .squares:
      "square brackets are nested too deeply to be checked: \(measure) inside each other"
    case .conditions: "`#if` is nested too deeply to be checked: \(measure) inside each other"
    case .chain: "this code goes on for too long without an end to be checked: \(measure) steps"
    case .hashes: "there are too many `#` in a row to be checked: \(measure)"
    case .conflicts: "there are too many merge conflicts in this file to be checked: \(measure)"
    case .expressions:
      "too many lines of this file end with `#/`, which begins a regular expression: \(measure)"
    }
  }

  var explanation: String {
    switch problem {
    case .depth: "Up to \(NestingScan.maximumDepth) brackets inside each other are read."
    case .squares: "Up to \(NestingScan.maximumSquares) square brackets inside each other are read."
    case .conditions: "Up to \(NestingScan.maximumConditions) `#if` inside each other are read."
    case .chain:
      """
      Up to \(NestingScan.maximumChain) steps are read in one go, where every word and sign counts one, `?` four \
      and `<` eight.
      """
    case .hashes: "Up to \(RepetitionScan.maximumHashes) `#` in a row are read."
    case .conflicts: "Up to \(RepetitionScan.maximumConflicts) merge conflicts in a file are read."
    case .expressions: "Up to \(RepetitionScan.maximumExpressions) such lines in a file are read."
    }
  }

  var nextStep: String {
    switch problem {
    case .depth: "Move the inner part into a function of its own."
    case .squares: "Give the inner array a name of its own."
    case .conditions: "Combine the conditions with `&&`."
    case .chain: "Break it into shorter pieces, each with a name of its own."
    case .hashes: "Remove them, or use fewer around the text."
    case .conflicts: "Resolve the merge conflicts."
    case .expressions: "Move regular expressions of several lines to files of their own."
    }
  }
}
