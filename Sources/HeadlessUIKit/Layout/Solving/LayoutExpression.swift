/// A sum of multiples of unknowns and a constant.
struct LayoutExpression {
  struct Term {
    let unknown: Int
    var factor: CGFloat
  }

  /// Few, so that looking through them is quicker than any dictionary.
  private(set) var terms: [Term] = []
  var constant: CGFloat = 0

  /// What is smaller comes from rounding.
  static let precision: CGFloat = 0.000_001

  /// An unknown by itself.
  static func unknown(_ number: Int) -> LayoutExpression {
    LayoutExpression(terms: [Term(unknown: number, factor: 1)])
  }

  static func + (left: consuming LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    left.add(right, times: 1)
    return left
  }

  static func - (left: consuming LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    left.add(right, times: -1)
    return left
  }

  static func * (left: consuming LayoutExpression, factor: CGFloat) -> LayoutExpression {
    left.constant *= factor
    for index in left.terms.indices { left.terms[index].factor *= factor }
    return left
  }

  static func + (left: consuming LayoutExpression, constant: CGFloat) -> LayoutExpression {
    left.constant += constant
    return left
  }

  static func - (left: consuming LayoutExpression, constant: CGFloat) -> LayoutExpression {
    left + -constant
  }

  mutating func add(_ other: LayoutExpression, times factor: CGFloat) {
    constant += other.constant * factor
    for term in other.terms { add(term.unknown, times: term.factor * factor) }
  }

  mutating func add(_ unknown: Int, times factor: CGFloat) {
    guard let index = terms.firstIndex(where: { $0.unknown == unknown }) else {
      return terms.append(Term(unknown: unknown, factor: factor))
    }
    terms[index].factor += factor
    // What cancels out would be divided by.
    if abs(terms[index].factor) < Self.precision { terms.remove(at: index) }
  }

  /// How much of an unknown it has.
  func factor(of unknown: Int) -> CGFloat {
    terms.first { $0.unknown == unknown }?.factor ?? 0
  }

  /// What the unknown of a term is, where the expression equals another one.
  consuming func solved(for term: Term, equal other: LayoutExpression) -> LayoutExpression {
    terms.removeAll { $0.unknown == term.unknown }
    var solution = self * (-1 / term.factor)
    solution.add(other, times: 1 / term.factor)
    return solution
  }
}
