import KataCore
import SwiftSyntax

extension FactProgram {
  /// The program's own property wrapper that an attribute stands for.
  func wrapper(_ attribute: AttributeSyntax, in scope: Scope) -> TypeEntry? {
    type(of: attribute, in: scope).flatMap { $0.members["wrappedValue"] == nil ? nil : $0 }
  }

  /// What the program's own result builder runs where it stands as an attribute.
  func builderFunctions(_ attribute: AttributeSyntax, in scope: Scope) -> [MemberEntry] {
    guard let entry = type(of: attribute, in: scope), entry.members["wrappedValue"] == nil else {
      return []
    }
    let names = entry.members.keys.filter { $0.hasPrefix("build") }.sorted()
    return names.flatMap { entry.members[$0] ?? [] }
  }

  private func type(of attribute: AttributeSyntax, in scope: Scope) -> TypeEntry? {
    let entry = TypeMeaning(program: self).read(attribute.attributeName, in: scope)?.entry
    return entry?.isGiven == false ? entry : nil
  }
}

extension BodyReading {
  /// Reads the attributes before a local variable: a wrapper is made there, and runs when the variable is used.
  func readWrappers(of node: VariableDeclSyntax) {
    for attribute in node.attributes.properties {
      guard let entry = program.wrapper(attribute, in: scope) else { continue }
      note(Use(.make, name: entry.outermost.name, type: entry.outermost.name))
      refer(to: entry, .makes, at: attribute)
      for member in entry.members["init"] ?? [] { noteCall(of: member.function) }
      if case .argumentList(let arguments) = attribute.arguments {
        for argument in arguments { _ = read(argument.expression) }
      }
      for binding in node.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText {
          wrappers[name, default: []].append(entry)
        }
      }
    }
  }

  /// Notes what wrappers do when what they wrap is read or written.
  func noteWrappers(_ entries: [TypeEntry], _ ending: Ending, at node: some SyntaxProtocol) {
    for entry in entries {
      for member in entry.members["wrappedValue"] ?? [] {
        noteCall(of: ending.isWritten ? member.setter : member.function)
      }
      refer(to: entry, .calls, at: node)
    }
  }

  func noteWrappers(
    of member: MemberEntry, _ ending: Ending, at node: some SyntaxProtocol
  ) {
    guard !member.attributes.isEmpty else { return }
    noteWrappers(
      member.attributes.compactMap { program.wrapper($0, in: member.scope) }, ending, at: node)
  }
}

extension BodyReading {
  /// Notes what result builders do with the closures that a function is handed, or with its own body.
  func noteBuilders(_ attributes: [AttributeSyntax], in scope: Scope, at node: some SyntaxProtocol)
  {
    for attribute in attributes {
      for member in program.builderFunctions(attribute, in: scope) {
        noteCall(of: member.function)
        refer(to: member.scope.type, .calls, at: node)
      }
    }
  }
}

extension AttributeListSyntax {
  /// The attributes that may be property wrappers, which are named like types.
  var properties: [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.dottedName.last?.first?.isUppercase == true
      else { return nil }
      return attribute
    }
  }
}
