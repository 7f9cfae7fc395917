import SwiftSyntax

/// A method of a mock: it records its calls, then throws, asks its handler or answers with its result.
struct MockMethod {
  private let node: FunctionDeclSyntax
  private let parameters: [MockParameter]
  private let types: MockTypes
  private let isolation: MockIsolation

  init(
    _ node: FunctionDeclSyntax, mock: String, isolation: MockIsolation,
    functionAliases: Set<String>
  ) throws(MockProblem) {
    self.node = node
    guard case .identifier = node.name.tokenKind else {
      throw .operatorRequirement(node.name.text)
    }
    let effects = node.signature.effectSpecifiers
    if effects?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows) {
      throw .rethrowing(node.name.text)
    }
    let generics = node.genericParameterClause?.parameters.map { $0 } ?? []
    guard generics.allSatisfy({ $0.specifier == nil }) else { throw .parameterPack }
    types = MockTypes(mock: mock, generics: Set(generics.map(\.name.plainText)))
    self.isolation = isolation.member(node.attributes, node.modifiers)
    var parameters: [MockParameter] = []
    for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
      parameters.append(
        try MockParameter(
          parameter, at: index, types: types, functionAliases: functionAliases))
    }
    self.parameters = parameters
    if let thrown, types.isGeneric(thrown) { throw .opaqueResult }
  }

  /// The lines of the method and what it stores.
  func text(_ names: inout MockNames) -> String {
    let list = node.signature.parameterClause.parameters
    let stem = names.stem(
      node.name.plainText, labels: list.map(\.firstName.text),
      types: list.map(\.type.trimmedDescription))
    let lines = record(stem) + answers(stem) + [""] + [head + " {"] + body(stem) + ["}"]
    return lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  /// The method as its callers write it, such as `show(_:animated:)`.
  private var title: String {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return "\(node.name.text)(\(labels.joined()))"
  }

  private var isStatic: Bool {
    node.modifiers.contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    }
  }

  private var storage: String { isolation.storage(isStatic: isStatic) }

  // MARK: What it stores

  private var recorded: [MockParameter] { parameters.filter { $0.recorded != nil } }

  private func record(_ stem: String) -> [String] {
    let types = recorded.compactMap { parameter in
      parameter.recorded.map { (parameter.name, $0) }
    }
    switch types.count {
    case 0: return ["private(set) \(storage)var \(stem)CallCount = 0"]
    case 1: return ["private(set) \(storage)var \(stem)Calls: [\(types[0].1)] = []"]
    default:
      let tuple = types.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
      return ["private(set) \(storage)var \(stem)Calls: [(\(tuple))] = []"]
    }
  }

  private func answers(_ stem: String) -> [String] {
    var lines: [String] = []
    if throwsClause != nil {
      lines.append("\(storage)var \(stem)Error: \(thrown.map(types.stored) ?? "(any Error)")?")
    }
    if let result {
      let type = types.stored(result)
      lines.append("\(storage)var \(stem)Result: \(result.isOptional ? type : optional(type))")
    }
    lines.append("\(storage)var \(stem)Handler: (\(handlerType))?")
    return lines
  }

  private func optional(_ type: String) -> String {
    let isCompound = type.contains(" ") || type.contains("&")
    return isCompound ? "(\(type))?" : "\(type)?"
  }

  private var handlerType: String {
    let handed = parameters.map(\.handed).joined(separator: ", ")
    let answer = result.map(types.stored) ?? "Void"
    return "\(isolation.handler)(\(handed))\(effects) -> \(answer)"
  }

  // MARK: What it does

  private var head: String {
    let dropped: Set = ["mutating", "optional", "public", "package", "internal", "open", "class"]
    let modifiers = node.modifiers.map(\.trimmedDescription).filter { !dropped.contains($0) }
    let words =
      (modifiers + (isStatic && !modifiers.contains("static") ? ["static"] : []) + ["func"])
      .joined(separator: " ")
    let list = parameters.map(\.declaration).joined(separator: ", ")
    let answer = result.map { " -> \(types.inSignature($0))" } ?? ""
    let generics = node.genericParameterClause?.trimmedDescription ?? ""
    let condition = node.genericWhereClause.map { " \($0.trimmedDescription)" } ?? ""
    return
      "\(node.attributes.kept)\(words) \(node.name.text)\(generics)(\(list))\(effects)\(answer)"
      + condition
  }

  private func body(_ stem: String) -> [String] {
    let place = isStatic ? "Self." : ""
    let values = recorded.map(\.name)
    var lines =
      values.isEmpty
      ? ["\(place)\(stem)CallCount += 1"]
      : [
        "\(place)\(stem)Calls.append(\(values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"))"
      ]
    if throwsClause != nil {
      lines.append("if let error = \(place)\(stem)Error { throw error }")
    }
    let call =
      "\(isThrowing)\(isAsync)handler(\(parameters.map(\.argument).joined(separator: ", ")))"
    guard let result else {
      lines.append("if let handler = \(place)\(stem)Handler { \(call) }")
      return lines.map { "  " + $0 }
    }
    lines += answering(result, stem, place, call)
    return lines.map { "  " + $0 }
  }

  private func answering(
    _ result: TypeSyntax, _ stem: String, _ place: String, _ call: String
  ) -> [String] {
    let missing =
      "preconditionFailure(\"Set `\(stem)Result` or `\(stem)Handler` before `\(title)` is called.\")"
    guard types.isGeneric(result) else {
      let last =
        result.isOptional
        ? ["return \(place)\(stem)Result"]
        : [
          "guard let result = \(place)\(stem)Result else {", "  \(missing)", "}", "return result",
        ]
      return ["if let handler = \(place)\(stem)Handler { return \(call) }"] + last
    }
    // Which type it is, only the caller knows.
    let type = types.inSignature(result)
    return [
      "let answer: Any?",
      "if let handler = \(place)\(stem)Handler {",
      "  answer = \(call)",
      "} else {",
      "  answer = \(place)\(stem)Result",
      "}",
      "guard let result = answer as? \(type) else {", "  \(missing)", "}", "return result",
    ]
  }

  // MARK: Effects

  private var throwsClause: ThrowsClauseSyntax? { node.signature.effectSpecifiers?.throwsClause }
  /// The type of a `throws(…)`.
  private var thrown: TypeSyntax? { throwsClause?.type }
  private var isAsync: String {
    node.signature.effectSpecifiers?.asyncSpecifier == nil ? "" : "await "
  }
  private var isThrowing: String { throwsClause == nil ? "" : "try " }
  private var effects: String {
    let words = [isAsync.isEmpty ? nil : "async", throwsClause?.trimmedDescription]
    return words.compactMap(\.self).map { " " + $0 }.joined()
  }

  /// The type of the result; nil for none.
  private var result: TypeSyntax? {
    node.signature.returnClause.map(\.type).flatMap { $0.isVoid ? nil : $0 }
  }
}
