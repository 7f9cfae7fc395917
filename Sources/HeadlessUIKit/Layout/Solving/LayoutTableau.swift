/// Equations and inequalities that hold together, taken in one by one, the most important first.
///
/// An equation that has an unknown left defines it by the others, which is all that most screens need. An inequality
/// says that its expression equals a slack: an unknown that is never negative, and zero unless it has to be more. Where
/// nothing but slacks is left, a simplex changes these, as far as what was taken in before allows it. So each condition
/// holds as nearly as those before it let it.
struct LayoutTableau {
  enum Relation {
    case equal
    /// Zero or more.
    case notNegative
  }

  private typealias Term = LayoutExpression.Term

  /// What each unknown is by others; nil while it is free, and for a slack that is zero.
  private var definitions: [LayoutExpression?]
  private let firstSlack: Int
  /// The defined slacks that changes of others can make negative.
  private var watched: [Int] = []

  /// Far more than any screen takes; rounding could let a simplex go round in circles.
  private static let mostSteps = 1000

  init(unknowns: Int) {
    definitions = Array(repeating: nil, count: unknowns)
    firstSlack = unknowns
  }

  /// Takes in that an expression is zero, or not less than zero.
  mutating func require(_ expression: LayoutExpression, _ relation: Relation = .equal) {
    var rest = reduced(expression)
    if let free = free(in: rest) { return define(free, by: rest, relation) }
    if relation == .notNegative, rest.constant >= 0 { return watch(rest) }
    if let term = approachZero(&rest) { return define(term, by: rest, relation) }
    // As near as it gets, and there it stays.
    for term in rest.terms { definitions[term.unknown] = LayoutExpression() }
  }

  /// Takes in that an expression is zero where nothing else has said so much as that.
  mutating func suppose(_ expression: LayoutExpression) {
    let rest = reduced(expression)
    if let free = free(in: rest) { define(free, by: rest, .equal) }
  }

  /// Whether nothing that is taken in later changes the value of an expression.
  mutating func isKnown(_ expression: LayoutExpression) -> Bool {
    reduced(expression).terms.isEmpty
  }

  /// The value of an expression by all that was taken in.
  mutating func value(of expression: LayoutExpression) -> CGFloat {
    reduced(expression).constant
  }

  // MARK: Definitions

  /// The expression by unknowns that are not defined.
  private mutating func reduced(_ expression: LayoutExpression) -> LayoutExpression {
    guard expression.terms.contains(where: { definitions[$0.unknown] != nil }) else {
      return expression
    }
    var rest = LayoutExpression(constant: expression.constant)
    for term in expression.terms {
      guard var definition = definitions[term.unknown] else {
        rest.add(term.unknown, times: term.factor)
        continue
      }
      if !definition.terms.isEmpty {
        definition = reduced(definition)
        definitions[term.unknown] = definition
      }
      rest.add(definition, times: term.factor)
    }
    return rest
  }

  /// The unknown to define, which is an inner one rather than one outside.
  private func free(in expression: LayoutExpression) -> Term? {
    expression.terms.lazy.filter { $0.unknown < firstSlack }
      .max { (abs($0.factor), $0.unknown) < (abs($1.factor), $1.unknown) }
  }

  private mutating func define(_ term: Term, by rest: LayoutExpression, _ relation: Relation) {
    var value = LayoutExpression()
    if relation == .notNegative {
      value = .unknown(definitions.count)
      definitions.append(nil)
    }
    define(term, by: rest, equal: value)
  }

  private mutating func define(
    _ term: Term, by rest: LayoutExpression, equal value: LayoutExpression
  ) {
    let definition = rest.solved(for: term, equal: value)
    definitions[term.unknown] = definition
    if term.unknown >= firstSlack, !isNeverNegative(definition) { watched.append(term.unknown) }
  }

  private mutating func watch(_ slack: LayoutExpression) {
    guard !isNeverNegative(slack) else { return }
    watched.append(definitions.count)
    definitions.append(slack)
  }

  private func isNeverNegative(_ slacks: LayoutExpression) -> Bool {
    slacks.constant >= 0 && slacks.terms.allSatisfy { $0.factor > 0 }
  }

  // MARK: Simplex

  /// Changes slacks until raising the one that is returned makes the expression zero; nil where none does.
  private mutating func approachZero(_ rest: inout LayoutExpression) -> Term? {
    for _ in 0..<Self.mostSteps {
      let isZero = abs(rest.constant) < LayoutExpression.precision
      let (isBelow, terms) = (rest.constant < 0, rest.terms)
      let helpful = terms.lazy.filter { isZero || ($0.factor > 0) == isBelow }
      // The one with the smallest number, as otherwise it may go round in circles.
      guard let term = helpful.min(by: { $0.unknown < $1.unknown }) else { return nil }
      let limit = max(0, -rest.constant / term.factor)
      guard let first = firstToEmpty(raising: term.unknown, upTo: limit) else { return term }
      exchange(first, for: term.unknown)
      rest = reduced(rest)
    }
    return nil
  }

  /// The slack that becomes negative first when another one is raised; nil where none does.
  private mutating func firstToEmpty(raising unknown: Int, upTo limit: CGFloat) -> Int? {
    var first: (slack: Int, limit: CGFloat)?
    for slack in watched.sorted() {
      let row = reduced(.unknown(slack))
      let factor = row.factor(of: unknown)
      guard factor < 0 else { continue }
      let own = max(0, row.constant / -factor)
      if own < (first?.limit ?? limit) - LayoutExpression.precision { first = (slack, own) }
    }
    return first?.slack
  }

  /// Defines a slack by one that has been defined by it, and is zero from now on.
  private mutating func exchange(_ slack: Int, for unknown: Int) {
    let row = reduced(.unknown(slack))
    guard let term = row.terms.first(where: { $0.unknown == unknown }) else { return }
    definitions[slack] = nil
    watched.removeAll { $0 == slack }
    define(term, by: row, equal: .unknown(slack))
  }
}
