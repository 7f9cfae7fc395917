import SwiftSyntax

/// The classes that `Solution` names as the parts of a design of the learner's own, such as
/// `static var presenter: AnyClass { Presenter.self }`.
struct SolutionParts: Sendable {
  private var byProperty: [String: Set<String>] = [:]

  init(_ types: DeclaredTypes) {
    for member in types.entries.filter({ $0.path == "Solution" }).flatMap(\.members) {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        byProperty[name.identifier.plainText, default: []].formUnion(Self.classes(in: binding))
      }
    }
  }

  /// The classes' own names, without those of the types around them.
  func classes(namedAs property: String) -> Set<String> { byProperty[property] ?? [] }

  /// All of them.
  var classes: Set<String> { byProperty.values.reduce(into: []) { $0.formUnion($1) } }

  private static func classes(in binding: PatternBindingSyntax) -> Set<String> {
    let names = binding.tokens(viewMode: .sourceAccurate).map(\.plainText)
    let following = zip(names.dropFirst(), names.dropFirst(2))
    return Set(zip(names, following).filter { $0.1 == (".", "self") }.map(\.0))
  }
}
