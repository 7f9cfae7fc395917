package import KataCore

extension Mutant.Operator {
  /// What was changed, in a few words.
  package var title: String {
    switch self {
    case .boundary: "boundary moved"
    case .negatedCondition: "condition negated"
    case .arithmetic: "operation exchanged"
    case .connector: "`&&` and `||` exchanged"
    case .ternarySwap: "branches exchanged"
    case .removedCall: "call left out"
    case .defaultReturn: "returns at once"
    case .literal: "other value"
    }
  }
}
