import SwiftSyntax

/// An `@objc dynamic var`, with what makes it tell its observers when it has changed.
struct ObservedVariable {
  let edits: [TextEdit]

  init?(_ node: VariableDeclSyntax) {
    let modifiers = Set(node.modifiers.map { $0.name.text })
    let isObjectiveC = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.dottedName == ["objc"]
    }
    guard isObjectiveC, modifiers.contains("dynamic"),
      modifiers.isDisjoint(with: ["static", "class", "lazy"]), node.bindings.count == 1,
      node.bindingSpecifier.text == "var", let binding = node.bindings.first, !binding.hasError,
      let name = binding.pattern.as(IdentifierPatternSyntax.self).flatMap({
        SplicedName($0.identifier)
      })
    else { return nil }
    let call = "didChangeValue(forKey: \"\(name.literal)\")"
    guard let edit = Self.edit(binding, call) else { return nil }
    edits = [edit]
  }

  private static func edit(_ binding: PatternBindingSyntax, _ call: String) -> TextEdit? {
    guard let block = binding.accessorBlock else {
      let end = binding.endPositionBeforeTrailingTrivia
      return insertion(" { didSet { \(call) } }", at: end)
    }
    guard case .accessors(let list) = block.accessors else { return nil }
    if let observer = list.first(where: { $0.accessorSpecifier.text == "didSet" }) {
      return observer.body.map {
        insertion(" \(call);", at: $0.leftBrace.endPositionBeforeTrailingTrivia)
      }
    }
    if let setter = list.first(where: { $0.accessorSpecifier.text == "set" }) {
      return setter.body.map {
        insertion(" defer { \(call) };", at: $0.leftBrace.endPositionBeforeTrailingTrivia)
      }
    }
    guard list.contains(where: { $0.accessorSpecifier.text == "willSet" }) else { return nil }
    return insertion(" didSet { \(call) }", at: block.leftBrace.endPositionBeforeTrailingTrivia)
  }

  private static func insertion(_ text: String, at position: AbsolutePosition) -> TextEdit {
    TextEdit(range: position.utf8Offset..<position.utf8Offset, replacement: text)
  }
}
