import SwiftSyntax

extension FunctionCallExprSyntax {
  /// What is written for the labels of which all arguments are literals, or cases and static members by their names
  /// alone.
  var fixedArguments: [String: String] {
    var (written, others): ([String: String], Set<String>) = ([:], [])
    for argument in arguments {
      let label = argument.label?.plainText ?? ""
      if argument.expression.isFixed {
        written[label, default: ""] += argument.expression.trimmedDescription + ","
      } else {
        others.insert(label)
      }
    }
    return others.isEmpty ? written : written.filter { !others.contains($0.key) }
  }
}

extension ExprSyntax {
  /// Whether it is what it says, whatever else the program knows.
  fileprivate var isFixed: Bool {
    switch kind {
    case .stringLiteralExpr:
      !self.cast(StringLiteralExprSyntax.self).segments.contains {
        $0.is(ExpressionSegmentSyntax.self)
      }
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
    case .prefixOperatorExpr: self.cast(PrefixOperatorExprSyntax.self).expression.isFixed
    case .memberAccessExpr: self.cast(MemberAccessExprSyntax.self).base == nil
    case .arrayExpr:
      self.cast(ArrayExprSyntax.self).elements.allSatisfy { $0.expression.isFixed }
    case .dictionaryExpr:
      switch self.cast(DictionaryExprSyntax.self).content {
      case .elements(let pairs): pairs.allSatisfy { $0.key.isFixed && $0.value.isFixed }
      default: true
      }
    default: false
    }
  }
}
