import KataCore
import Testing

/// A solution and the pattern whose suites it is scored with.
struct RunBase: Sendable, CustomTestStringConvertible {
  let base: Base
  let pattern: String

  var testDescription: String {
    base.patterns.count == 1 ? base.name : "\(base.name) for \(pattern)"
  }

  /// The starter, a half-finished solution and a reference; with `isLong` those of all patterns.
  static func all(isLong: Bool) throws -> [RunBase] {
    let all = try ScoreBases.all().flatMap { base in
      base.patterns.map { RunBase(base: base, pattern: $0) }
    }
    return isLong ? all : all.filter { short.contains($0.testDescription) }
  }

  private static let short = ["starter for mvp", "mvp-2", "viper-reference"]

  /// What is tried on it.
  func moves(isLong: Bool) throws -> [Move] {
    let kata = try ScoreBases.kata()
    let reference = try Base.reference(of: kata.folder, pattern: pattern)
    let moves = Move.all + Move.running(beside: reference)
    return isLong ? moves : moves.filter(Self.isShort)
  }

  private static func isShort(_ move: Move) -> Bool {
    if move.kind != .idlePretence { return shortMoves.contains(move.name) }
    return !move.name.hasPrefix("a warm-up that does") && !move.name.hasSuffix("alone")
  }

  private static let shortMoves: Set<String> = [
    "rename types to roles they have not", "indent by four, with blank lines",
    "functions into an extension", "a facade before every class", "a class for each statement",
    "split into 2, seed 1", "split into 5, seed 1", "split into 15, seed 1",
    "unused pure code", "unused protocols", "an empty protocol for every type",
    "all into global functions", "all into a static helper", "all into default arguments",
    "all into closure properties", "all into a nested type", "services behind a forwarding object",
  ]
}
