import KataCore

/// What becomes of an operator between two operands, and the support function that does it.
struct BinaryOperatorMutant {
  let `operator`: Mutant.Operator
  let replacement: String
  let function: String

  /// The mutant of an operator; nil when it has none or is only negated.
  init?(_ text: String) {
    switch text {
    case "<": self.init(.boundary, "<=", "kata_less")
    case "<=": self.init(.boundary, "<", "kata_lessOrEqual")
    case ">": self.init(.boundary, ">=", "kata_greater")
    case ">=": self.init(.boundary, ">", "kata_greaterOrEqual")
    case "+": self.init(.arithmetic, "-", "kata_plus")
    case "-": self.init(.arithmetic, "+", "kata_minus")
    case "*": self.init(.arithmetic, "/", "kata_times")
    case "/": self.init(.arithmetic, "*", "kata_divided")
    case "%": self.init(.arithmetic, "*", "kata_remainder")
    case "&&": self.init(.connector, "||", "kata_and")
    case "||": self.init(.connector, "&&", "kata_or")
    default: return nil
    }
  }

  private init(_ kind: Mutant.Operator, _ replacement: String, _ function: String) {
    self.operator = kind
    self.replacement = replacement
    self.function = function
  }
}
