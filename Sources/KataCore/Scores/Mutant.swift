/// One small change to the learner's code that a good test would notice.
package struct Mutant: Codable, Hashable, Sendable {
  package enum Operator: String, Codable, CaseIterable, Hashable, Sendable {
    /// `<` becomes `<=`, and so on.
    case boundary
    case negatedCondition
    /// `+` becomes `-`, and so on.
    case arithmetic
    /// `&&` becomes `||`, and so on.
    case connector
    /// The two branches of `?:` change places.
    case ternarySwap
    /// A call made for its effect is left out.
    case removedCall
    /// A function returns the default of its type at once.
    case defaultReturn
    /// A literal, or the default of `??`, is another.
    case literal
  }

  package enum Fate: String, Codable, Hashable, Sendable {
    /// A test noticed: it failed, trapped or ran out of time.
    case killed
    case survived
    /// No counted test ran the line.
    case uncovered
    /// It makes no difference that anybody who uses the screen could notice.
    case equivalent
    /// It would not compile.
    case dropped
  }

  package let `operator`: Operator
  package let location: SourceLocation
  /// Where it begins in its file, in UTF-8 bytes.
  package let offset: Int
  /// The learner's text, on one line.
  package let original: String
  /// What stands there instead; empty when it is left out.
  package let replacement: String
  package let fate: Fate
  /// The ids of the cases that noticed.
  package let killers: [String]
  /// The kind of the first effect that differs from the same case without the mutant, over the behaviour cases
  /// that run its line; nil where none differs.
  package let alters: ObservedEffect.Kind?

  package init(
    operator: Operator, location: SourceLocation, offset: Int, original: String,
    replacement: String, fate: Fate, killers: [String], alters: ObservedEffect.Kind? = nil
  ) {
    self.operator = `operator`
    self.location = location
    self.offset = offset
    self.original = original
    self.replacement = replacement
    self.fate = fate
    self.killers = killers
    self.alters = alters
  }
}
