import SwiftSyntax

/// An override of an extension, and the member that calls it from the class's body.
///
/// There is none for generic methods, for arguments that cannot be handed on, and for observers of properties.
struct MovedOverride {
  let name: TokenSyntax
  /// What changes in the extension: the name, and the word `override`.
  let edits: [TextEdit]
  /// The class's member, on one line.
  let call: String

  init?(_ decl: DeclSyntax, of type: [String]) {
    guard !decl.hasError, let head = OverrideSearch.head(of: decl), let name = head.name,
      let moved = MovedName.of(name, in: type)
    else { return nil }
    let function = decl.as(FunctionDeclSyntax.self).flatMap { Self.call($0, moved) }
    let variable = decl.as(VariableDeclSyntax.self).flatMap { Self.call($0, moved) }
    guard let member = function ?? variable, !member.contains(where: \.isNewline) else {
      return nil
    }
    let words = head.modifiers.filter { $0.name.text != "dynamic" }.map { $0.oneLine + " " }
    let isUnused = decl.as(FunctionDeclSyntax.self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.dottedName == ["discardableResult"]
    }
    self.name = name
    call = (isUnused == true ? "@discardableResult " : "") + words.joined() + member
    edits =
      head.modifiers.compactMap(Self.edit) + [TextEdit(range: name.bytes, replacement: moved)]
  }

  /// In an extension nothing overrides, and nothing can be overridden.
  private static func edit(_ modifier: DeclModifierSyntax) -> TextEdit? {
    switch modifier.name.text {
    case "override": TextEdit(range: modifier.name.bytes, replacement: "        ")
    case "open": TextEdit(range: modifier.name.bytes, replacement: "public")
    default: nil
    }
  }

  private static func call(_ node: FunctionDeclSyntax, _ moved: String) -> String? {
    guard node.genericParameterClause == nil, node.genericWhereClause == nil else { return nil }
    var parameters: [String] = []
    var arguments: [String] = []
    for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
      guard parameter.ellipsis == nil, parameter.attributes.isEmpty,
        !parameter.type.oneLine.contains("autoclosure")
      else { return nil }
      let label = parameter.firstName.text
      let value = parameter.defaultValue.map { " \($0.oneLine)" } ?? ""
      parameters.append(
        "\(label == "_" ? "_" : label) v\(index): \(parameter.type.oneLine)\(value)")
      let isInOut = parameter.type.oneLine.hasPrefix("inout ")
      arguments.append("\(label == "_" ? "" : "\(label): ")\(isInOut ? "&" : "")v\(index)")
    }
    let effects = node.signature.effectSpecifiers
    let words =
      (effects?.throwsClause != nil ? "try " : "")
      + (effects?.asyncSpecifier != nil ? "await " : "")
    let signature =
      "(\(parameters.joined(separator: ", ")))" + (effects.map { " \($0.oneLine)" } ?? "")
      + (node.signature.returnClause.map { " \($0.oneLine)" } ?? "")
    return "func \(node.name.text)\(signature) "
      + "{ \(words)\(moved)(\(arguments.joined(separator: ", "))) }"
  }

  private static func call(_ node: VariableDeclSyntax, _ moved: String) -> String? {
    guard node.bindings.count == 1, let binding = node.bindings.first, binding.initializer == nil,
      let type = binding.typeAnnotation?.type, let block = binding.accessorBlock
    else { return nil }
    let head = "var \(binding.pattern.oneLine): \(type.oneLine)"
    guard case .accessors(let list) = block.accessors else { return "\(head) { \(moved) }" }
    guard list.allSatisfy({ $0.effectSpecifiers == nil }) else { return nil }
    return switch list.map(\.accessorSpecifier.text) {
    case ["get"]: "\(head) { \(moved) }"
    case ["get", "set"]: "\(head) { get { \(moved) } set { \(moved) = newValue } }"
    default: nil
    }
  }
}

extension SyntaxProtocol {
  /// The bytes without comments and blanks around.
  fileprivate var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
