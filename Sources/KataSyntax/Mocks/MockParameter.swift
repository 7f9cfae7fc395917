import SwiftSyntax

/// A parameter of a method, as a mock declares it, records it and hands it on.
struct MockParameter {
  /// As the signature has it.
  let declaration: String
  /// What the body calls it.
  let name: String
  /// The type in the record of a call; nil for a closure that may not be kept.
  let recorded: String?
  /// The type in the handler.
  let handed: String
  /// The expression that hands it on.
  let argument: String

  init(
    _ node: FunctionParameterSyntax, at index: Int, types: MockTypes, functionAliases: Set<String>
  ) throws(MockProblem) {
    let words = node.type.specifierWords
    if let word = words.first(where: { $0 != "inout" && $0 != "sending" }) {
      throw .ownership(word)
    }
    guard !node.type.bare.is(PackExpansionTypeSyntax.self) else { throw .parameterPack }
    let given = (node.secondName ?? node.firstName).text
    name = given == "_" ? "value\(index + 1)" : given
    let label = node.secondName == nil && given != "_" ? "" : node.firstName.text + " "
    let isVariadic = node.ellipsis != nil
    let isInout = words.contains("inout")
    declaration =
      "\(label)\(name): \(types.inSignature(node.type))\(isVariadic ? "..." : "")"
    let isFunction =
      node.type.isFunction || functionAliases.contains(node.type.bare.trimmedDescription)
    let escapes = node.type.attributeNames.contains("escaping") || isVariadic || !isFunction
    guard escapes || !types.isGeneric(node.type) else { throw .opaqueResult }
    let stored = types.stored(node.type)
    recorded = escapes ? (isVariadic ? "[\(stored)]" : stored) : nil
    let mark = isFunction && escapes && !isVariadic && stored != "Any" ? "@escaping " : ""
    handed = (isInout ? "inout " : "") + mark + (isVariadic ? "[\(stored)]" : stored)
    argument = (isInout ? "&" : "") + name
    // A value of another type cannot be handed on to be changed.
    guard !isInout || !types.isGeneric(node.type) else { throw .opaqueResult }
  }
}
