import SwiftSyntax

/// A property of a mock, which reads what a test has set and records what it is set to.
struct MockProperty {
  private let name: TokenSyntax
  private let type: TypeSyntax
  private let node: VariableDeclSyntax
  private let accessors: [AccessorDeclSyntax]
  private let types: MockTypes
  private let isolation: MockIsolation

  init(
    _ binding: PatternBindingSyntax, of node: VariableDeclSyntax, mock: String,
    isolation: MockIsolation
  ) throws(MockProblem) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type,
      case .accessors(let list) = binding.accessorBlock?.accessors
    else { throw .opaqueResult }
    self.name = name
    self.type = type
    self.node = node
    accessors = Array(list)
    types = MockTypes(mock: mock)
    self.isolation = isolation.member(node.attributes, node.modifiers)
  }

  /// The lines of the property and what it stores.
  func text(_ names: inout MockNames) -> String {
    let stem = names.stem(name.plainText, labels: [], types: [type.trimmedDescription])
    let lines = stored(stem) + [""] + [head + " {"] + getter(stem) + setter(stem) + ["}"]
    return lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  private var isStatic: Bool {
    node.modifiers.contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    }
  }

  private func accessor(_ word: Keyword) -> AccessorDeclSyntax? {
    accessors.first { $0.accessorSpecifier.tokenKind == .keyword(word) }
  }

  private var effects: AccessorEffectSpecifiersSyntax? { accessor(.get)?.effectSpecifiers }

  private func stored(_ stem: String) -> [String] {
    let storage = isolation.storage(isStatic: isStatic)
    let kept = types.stored(type)
    let result = type.isOptional ? kept : kept.contains(" ") ? "(\(kept))?" : "\(kept)?"
    var lines = ["\(storage)var \(stem)Result: \(result)"]
    if let clause = effects?.throwsClause {
      lines.append(
        "\(storage)var \(stem)Error: \(clause.type?.trimmedDescription ?? "(any Error)")?")
    }
    if accessor(.set) != nil {
      lines.append("private(set) \(storage)var \(stem)Sets: [\(kept)] = []")
    }
    return lines
  }

  private var head: String {
    let modifiers = node.modifiers.map(\.trimmedDescription).filter {
      ["static", "nonisolated"].contains($0)
    }
    let words =
      (modifiers + (isStatic && !modifiers.contains("static") ? ["static"] : []) + ["var"])
      .joined(separator: " ")
    return "\(node.attributes.kept)\(words) \(name.text): \(types.inSignature(type))"
  }

  private func getter(_ stem: String) -> [String] {
    let place = isStatic ? "Self." : ""
    let marks = effects.map { " " + $0.trimmedDescription } ?? ""
    var lines = ["  get\(marks) {"]
    if effects?.throwsClause != nil {
      lines.append("    if let error = \(place)\(stem)Error { throw error }")
    }
    if type.isOptional {
      lines.append("    return \(place)\(stem)Result")
    } else {
      lines += [
        "    guard let result = \(place)\(stem)Result else {",
        "      preconditionFailure(\"Set `\(stem)Result` before `\(name.text)` is read.\")",
        "    }", "    return result",
      ]
    }
    return lines + ["  }"]
  }

  private func setter(_ stem: String) -> [String] {
    guard accessor(.set) != nil else { return [] }
    let place = isStatic ? "Self." : ""
    return [
      "  set {", "    \(place)\(stem)Sets.append(newValue)",
      "    \(place)\(stem)Result = newValue", "  }",
    ]
  }
}
