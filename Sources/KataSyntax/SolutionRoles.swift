import SwiftSyntax

/// The classes that `Solution` names for the roles of a pattern, as in
/// `static var model: AnyClass { AddressBook.self }`.
///
/// A rule calls such a class `Solution.model`, since nobody but the learner knows its name.
struct SolutionRoles: Sendable {
  private let classes: [String: String]

  init(_ types: DeclaredTypes) {
    let bindings = types.entries.filter { $0.path == "Solution" }.flatMap(\.members)
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
    classes = bindings.reduce(into: [:]) { classes, binding in
      guard let role = binding.pattern.as(IdentifierPatternSyntax.self) else { return }
      classes["Solution.\(role.identifier.plainText)"] = Self.className(in: Syntax(binding))
    }
  }

  /// The class behind a rule's name; nil for any other name, and for a role that `Solution` does not name.
  func className(for name: String) -> String? { classes[name] }

  /// The class of the first `Class.self`, without generic arguments.
  private static func className(in node: Syntax) -> String? {
    if let access = node.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self" {
      return access.base.flatMap(typeName)
    }
    return node.children(viewMode: .sourceAccurate).lazy.compactMap(className).first
  }

  private static func typeName(_ expression: ExprSyntax) -> String? {
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return typeName(generic.expression)
    }
    return expression.plainName
      ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
  }
}
