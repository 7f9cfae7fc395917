import KataCore
import SwiftSyntax

extension BodyReading {
  func readLocal(_ decl: DeclSyntax) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    switch decl.kind {
    case .variableDecl: readLocalVariable(decl.cast(VariableDeclSyntax.self))
    case .functionDecl: readLocalFunction(decl.cast(FunctionDeclSyntax.self))
    case .ifConfigDecl:
      for clause in decl.cast(IfConfigDeclSyntax.self).clauses {
        if let list = clause.elements?.as(CodeBlockItemListSyntax.self) { readStatements(list) }
      }
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
      guard mutes == 0, let outer = scope.type else { return }
      var reading = DeclarationReading(program: program)
      reading.readLocal(decl, outer: outer, file: scope.file)
    default: break
    }
  }

  private func readLocalVariable(_ node: VariableDeclSyntax) {
    if node.bindings.contains(where: { $0.initializer != nil }) {
      atom(.statement, node) {
        readWrappers(of: node)
        for binding in node.bindings { readBinding(binding) }
      }
    } else {
      readWrappers(of: node)
      for binding in node.bindings { readBinding(binding) }
    }
    for binding in node.bindings {
      for part in AccessorReading(binding.accessorBlock).parts {
        _ = nested { readStatements(part.statements) }
      }
    }
  }

  private func readBinding(_ binding: PatternBindingSyntax) {
    let annotation = binding.typeAnnotation.flatMap { readType($0.type) }
    let type = binding.initializer.flatMap { read($0.value, annotation) }
    bind(binding.pattern, annotation ?? type)
    keep(binding.initializer?.value, as: binding.pattern)
  }

  private func readLocalFunction(_ node: FunctionDeclSyntax) {
    let result = node.signature.returnClause.flatMap { readType($0.type) }
    let parameters = node.signature.parameterClause.parameters
    let read = parameters.map { readType($0.type) }
    locals.append((node.name.plainText, .function(read, result ?? .tuple([]))))
    nested {
      for (parameter, type) in zip(parameters, read) {
        locals.append(((parameter.secondName ?? parameter.firstName).plainText, type))
      }
      returns.append((result, nil))
      if let body = node.body { readStatements(body.statements, expected: result) }
      returns.removeLast()
    }
  }

  /// Reads a type that a body mentions.
  func readType(_ type: TypeSyntax) -> ReadType? {
    if mutes == 0 {
      TypeNames.forEach(in: type) { name, node in
        refer(to: types.name(name, in: scope)?.entry, .mentions, at: node)
      }
    }
    return types.read(type, in: scope)
  }
}
