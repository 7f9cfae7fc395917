import SwiftSyntax

/// A requirement that a conforming type may leave out, with what happens then.
struct OptionalRequirement {
  let owner: ProtocolDeclSyntax
  /// An extension of the protocol that answers in place of a type that does not, on one line.
  let fallback: String

  /// Nil where there is nothing to answer with: a result has to be optional or `Void`.
  init?(_ modifier: DeclModifierSyntax) {
    var parent = modifier.parent
    while let node = parent, !node.is(ProtocolDeclSyntax.self) { parent = node.parent }
    guard let owner = parent?.as(ProtocolDeclSyntax.self), let body = Self.body(around: modifier)
    else { return nil }
    guard !body.contains(where: \.isNewline) else { return nil }
    self.owner = owner
    let access = owner.modifiers.first { ["public", "package"].contains($0.name.text) }
    let word = access.map { $0.name.text + " " } ?? ""
    fallback = "; extension \(owner.name.text) { \(word)\(body) }"
  }

  private static func body(around modifier: DeclModifierSyntax) -> String? {
    let declaration = modifier.parent?.parent
    if let function = declaration?.as(FunctionDeclSyntax.self) {
      let result = function.signature.returnClause?.type
      let isVoid = result == nil || result?.trimmedDescription == "Void"
      guard isVoid || result?.isOptional == true else { return nil }
      let signature = "func \(function.name.text)\(function.signature.oneLine)"
      return "\(signature) \(isVoid ? "{}" : "{ nil }")"
    }
    guard let variable = declaration?.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
      type.isOptional
    else { return nil }
    return "var \(binding.pattern.oneLine): \(type.oneLine) { nil }"
  }
}
