import KataCore
import KataWorkspace

/// One solution of a kata to check, and what must come of it.
struct ProofStep: Sendable {
  /// What is run about the same time; each builds on those before.
  enum Stage: Int, Comparable, Sendable {
    case starters, references, others

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  var stage = Stage.others
  let subject: String
  let pattern: Pattern
  let files: SourceTree
  var changes: [ChangeRequest] = []
  let expectation: Expectation

  /// What must come of it.
  enum Expectation: Sendable {
    /// Behaviour and lifetime hold, and nothing of the structure does.
    case starter
    case reference
    /// Exactly these cases or findings trip.
    case trips(Set<String>)
    /// Every case of this change request trips, and nothing else.
    case lacks(ChangeRequest)

    /// Whether the screen must behave with whatever data a seed draws.
    var holds: Bool {
      switch self {
      case .starter, .reference: true
      case .trips, .lacks: false
      }
    }
  }
}

extension ProofStep {
  /// Every solution of a kata.
  ///
  /// - Throws: `WorkspaceError` for files that cannot be read.
  static func all(of kata: Kata) throws -> [ProofStep] {
    let shipped = ShippedFiles(of: kata)
    return try kata.patterns.flatMap { pattern in
      let name = "\(kata.id) \(pattern.id)"
      let reference = try shipped.solution(pattern)
      let mistakes = try kata.mistakes.filter { $0.pattern == pattern.id }.map { mistake in
        ProofStep(
          subject: "\(name), mistake \(mistake.name)", pattern: pattern,
          files: try shipped.mistake(mistake, over: reference),
          expectation: .trips(Set(mistake.trips)))
      }
      let alternatives = try shipped.alternatives(pattern, over: reference).map {
        ProofStep(
          subject: "\(name), alternative \($0.name)", pattern: pattern, files: $0.files,
          expectation: .reference)
      }
      return [
        ProofStep(
          stage: .starters, subject: "\(name), starter", pattern: pattern,
          files: try shipped.starter(), expectation: .starter),
        ProofStep(
          stage: .references, subject: "\(name), reference", pattern: pattern, files: reference,
          expectation: .reference),
      ] + alternatives + mistakes + (try changeSteps(pattern, of: kata, shipped))
    }
  }

  /// Each change request before it is made, after it is made in the pattern, and made in the massive controller.
  private static func changeSteps(
    _ pattern: Pattern, of kata: Kata, _ shipped: ShippedFiles
  ) throws -> [ProofStep] {
    var before = try shipped.solution(pattern)
    return try kata.changes.enumerated().flatMap { index, change in
      let (name, begun) = ("\(kata.id) \(pattern.id), change \(change.id)", kata.changes[...index])
      let after = try shipped.solution(pattern, after: change)
      defer { before = after }
      let cases: [(String, SourceTree, Expectation)] = [
        ("before it", before, .lacks(change)), ("reference", after, .reference),
        ("starter", try shipped.starter(after: change), .starter),
      ]
      return cases.map {
        ProofStep(
          subject: "\(name), \($0)", pattern: pattern, files: $1, changes: Array(begun),
          expectation: $2)
      }
    }
  }
}
