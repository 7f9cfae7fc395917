import KataCore
import SwiftSyntax

/// How an effect is reached: by a chain of names whose first tells whether a test can put something in its place.
struct EffectChain {
  /// The chain as written, on one line, without arguments.
  let text: String
  /// Whether it begins with something that the type is given, rather than with a type or a global function.
  let isInterceptable: Bool

  init(_ expression: ExprSyntax, types: ExpressionTypes) {
    let all = Self.names(of: expression)
    let words = all.filter { $0 != "self" }
    text = words.joined(separator: ".") + (expression.is(FunctionCallExprSyntax.self) ? "()" : "")
    isInterceptable =
      !Self.isGlobal(expression, types)
      && (Self.isGiven(all, types) || Self.mayBeSet(words, types))
  }

  /// The names of a chain, the first one first.
  static func names(of expression: ExprSyntax) -> [String] {
    expression.chain.reversed().compactMap {
      $0.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText ?? $0.plainName
    }
  }

  /// Whether it goes through a property of a type that nobody declares here, which a test may set: `Current.log.info`.
  private static func mayBeSet(_ words: [String], _ types: ExpressionTypes) -> Bool {
    let catalogue = types.program.catalogue
    return words.count > 2 && types.program.type(words[0]) == nil && !catalogue.knows(words[0])
      && !catalogue.singletons.contains(words[1]) && words[0].first?.isUppercase == true
  }

  /// Whether it calls a function that no type has.
  private static func isGlobal(_ expression: ExprSyntax, _ types: ExpressionTypes) -> Bool {
    guard let name = expression.call?.calledExpression.plainName else { return false }
    let lineage = types.lineage(of: TypeName(types.type.name))
    return types.program.catalogue.ownMember(name, of: lineage) == nil
  }

  /// Whether a chain begins with a parameter, or a property that an initialiser or the owner sets; a local name is what it
  /// stands for.
  private static func isGiven(_ names: [String], _ types: ExpressionTypes) -> Bool {
    var names = names
    var followed: Set<String> = []
    while let first = names.first, let local = types.scope[first], followed.insert(first).inserted {
      guard let value = local.value else { return local.atom == nil }
      names = Self.names(of: value)
    }
    guard let name = names.first(where: { $0 != "self" }) else {
      return followed.isEmpty || names == ["self"]
    }
    guard name.first?.isUppercase == false else { return false }
    let owner = types.program.owner(of: name, in: types.type.name)
    guard let property = owner?.property(name) else {
      // What the platform gives a screen, such as its navigation controller.
      return types.type.kind != .freeFunctions
    }
    return property.isSettable || !property.hasInitialValue
  }
}
