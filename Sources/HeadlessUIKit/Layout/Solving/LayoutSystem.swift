/// A sum of multiples of unknowns and a constant.
struct LayoutExpression {
  var terms: [Int: CGFloat] = [:]
  var constant: CGFloat = 0

  /// An unknown by itself.
  static func unknown(_ number: Int) -> LayoutExpression {
    LayoutExpression(terms: [number: 1])
  }

  static func + (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    var sum = left
    sum.add(right, times: 1)
    return sum
  }

  static func - (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    var sum = left
    sum.add(right, times: -1)
    return sum
  }

  static func * (left: LayoutExpression, factor: CGFloat) -> LayoutExpression {
    var product = LayoutExpression()
    product.add(left, times: factor)
    return product
  }

  static func + (left: LayoutExpression, constant: CGFloat) -> LayoutExpression {
    LayoutExpression(terms: left.terms, constant: left.constant + constant)
  }

  mutating func add(_ other: LayoutExpression, times factor: CGFloat) {
    constant += other.constant * factor
    for (unknown, coefficient) in other.terms {
      let sum = (terms[unknown] ?? 0) + coefficient * factor
      // What cancels out would be divided by.
      terms[unknown] = abs(sum) < 0.000_001 ? nil : sum
    }
  }
}

/// Equations and inequalities of which the more important ones hold, as Auto Layout asks for.
///
/// Equations are eliminated one after the other, the most important first; one that contradicts those before it is
/// left out. An inequality that the solution breaks then counts as an equation, and everything is solved again. That
/// is right where each inequality either holds by itself or is met exactly; it never weighs one against another.
struct LayoutSystem {
  enum Relation {
    case equal
    /// Zero or more.
    case notNegative
  }

  private struct Condition {
    let expression: LayoutExpression
    let relation: Relation
    let priority: Float
  }

  private var conditions: [Condition] = []
  private static let mostRounds = 40

  /// Adds that an expression is zero, or not less than zero.
  mutating func add(
    _ expression: LayoutExpression, _ relation: Relation = .equal, priority: Float = 1000
  ) {
    conditions.append(
      Condition(expression: expression, relation: relation, priority: priority))
  }

  /// The values of the unknowns, as far as the equations give them.
  func solution() -> [Int: CGFloat] {
    let order = conditions.indices.sorted {
      (-conditions[$0].priority, $0) < (-conditions[$1].priority, $1)
    }
    let ordered = order.map { conditions[$0] }
    var active: Set<Int> = []
    for _ in 0..<Self.mostRounds {
      let values = Self.solve(ordered, active)
      guard let broken = Self.worst(of: ordered, active, values) else { return values }
      active.insert(broken)
    }
    return Self.solve(ordered, active)
  }

  private static func solve(_ conditions: [Condition], _ active: Set<Int>) -> [Int: CGFloat] {
    var pivots: [Int: LayoutExpression] = [:]
    for (place, condition) in conditions.enumerated()
    where condition.relation == .equal || active.contains(place) {
      let rest = reduce(condition.expression, pivots)
      let best = rest.terms.max { (abs($0.value), $1.key) < (abs($1.value), $0.key) }
      guard let (unknown, coefficient) = best else { continue }
      var expression = rest
      expression.terms[unknown] = nil
      pivots[unknown] = expression * (-1 / coefficient)
    }
    return pivots.mapValues { reduce($0, pivots).constant }
  }

  /// An expression in which no unknown is left that has been eliminated.
  private static func reduce(
    _ expression: LayoutExpression, _ pivots: [Int: LayoutExpression]
  ) -> LayoutExpression {
    var rest = expression
    while let (unknown, coefficient) = rest.terms.first(where: { pivots[$0.key] != nil }) {
      rest.terms[unknown] = nil
      if let pivot = pivots[unknown] { rest.add(pivot, times: coefficient) }
    }
    return rest
  }

  /// The inequality that is broken most, of the most important ones that are.
  ///
  /// Of the views of a stack the largest one says how large it is.
  private static func worst(
    of conditions: [Condition], _ active: Set<Int>, _ values: [Int: CGFloat]
  ) -> Int? {
    var worst: (place: Int, value: CGFloat)?
    for (place, condition) in conditions.enumerated() where condition.relation == .notNegative {
      if let worst, condition.priority < conditions[worst.place].priority { break }
      guard !active.contains(place) else { continue }
      let value = condition.expression.value(in: values)
      if value < (worst?.value ?? -0.01) { worst = (place, value) }
    }
    return worst?.place
  }
}
