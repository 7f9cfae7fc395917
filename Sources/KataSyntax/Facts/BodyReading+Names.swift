import SwiftSyntax

extension BodyReading {
  func name(of pattern: PatternSyntax) -> String? {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
  }

  func bind(_ pattern: PatternSyntax, _ type: TypeName?, atom: Int?, to value: ExprSyntax? = nil) {
    if let name = name(of: pattern) {
      scope[name] = Scope.Local(type: type, atom: atom, value: value)
      return
    }
    for token in pattern.tokens(viewMode: .sourceAccurate)
    where token.parent?.is(IdentifierPatternSyntax.self) == true {
      scope[token.plainText] = Scope.Local(type: type, atom: atom)
    }
  }

  var types: ExpressionTypes {
    ExpressionTypes(program: program, type: function.type, scope: scope)
  }
}
