/// Conditions of different priorities on the same unknowns, of which the more important ones hold, as Auto Layout asks.
struct LayoutSystem {
  private struct Condition {
    let expression: LayoutExpression
    let relation: LayoutTableau.Relation
    let priority: Float
  }

  private var tableau: LayoutTableau
  /// What waits until all equations that must hold have been taken in.
  private var others: [Condition] = []

  init(unknowns: Int) { tableau = LayoutTableau(unknowns: unknowns) }

  /// Adds that an expression is zero, or not less than zero.
  mutating func add(
    _ expression: LayoutExpression, _ relation: LayoutTableau.Relation = .equal,
    priority: UILayoutPriority = .required
  ) {
    if relation == .equal, priority == .required { return tableau.require(expression) }
    others.append(
      Condition(expression: expression, relation: relation, priority: priority.rawValue))
  }

  /// Whether the equations that must hold say alone what the value of an expression is.
  mutating func hasFound(_ expression: LayoutExpression) -> Bool {
    tableau.isKnown(expression)
  }

  /// Takes in all that has been added.
  mutating func solve() {
    let order = others.indices.sorted {
      (-others[$0].priority, $0) < (-others[$1].priority, $1)
    }
    for index in order { tableau.require(others[index].expression, others[index].relation) }
    others = []
  }

  /// Takes in that an expression is zero, unless there is a reason why it is not.
  mutating func suppose(_ expression: LayoutExpression) { tableau.suppose(expression) }

  /// The value of an expression, once all is solved.
  mutating func value(of expression: LayoutExpression) -> CGFloat {
    tableau.value(of: expression)
  }
}
