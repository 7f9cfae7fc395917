import KataCore
import SwiftSyntax

extension MemberReading {
  func addVariable(_ node: VariableDeclSyntax) {
    let marks = DeclarationMarks(node.modifiers, node.attributes)
    let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
    var annotation: TypeSyntax?
    // In `let a, b: Int` the type stands behind the last name.
    for binding in node.bindings.reversed() where binding.typeAnnotation != nil {
      annotation = binding.typeAnnotation?.type
    }
    for binding in node.bindings {
      let type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? annotation : nil)
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        if let value = binding.initializer?.value {
          initialValues.append((marks.isStatic, value, nil))
        }
        continue
      }
      addProperty(
        pattern.identifier, type: type, binding: binding, marks: marks, isVariable: isVariable,
        attributes: node.attributes.properties)
    }
  }

  private func addProperty(
    _ name: TokenSyntax, type: TypeSyntax?, binding: PatternBindingSyntax, marks: DeclarationMarks,
    isVariable: Bool, attributes: [AttributeSyntax]
  ) {
    let member = MemberEntry(
      name: name.plainText, kind: .property,
      isStatic: marks.isStatic || entry.kind == .freeFunctions,
      scope: scope, offset: name.positionAfterSkippingLeadingTrivia.utf8Offset)
    member.type = type
    member.attributes = attributes
    member.initialValue = binding.initializer?.value
    register(member)
    entry.properties.append(member)
    let accessors = AccessorReading(binding.accessorBlock)
    if isProtocolBody {
      member.function = requirement(member.name, member.offset)
      if let type { mention(type, .mentions) }
      return
    }
    if accessors.isStored {
      member.storage = MemberEntry.Storage(
        isWeak: marks.isWeak, isVariable: isVariable, isPrivate: marks.isPrivate,
        isInjected: isVariable && !marks.isPrivateToSet && !marks.isOutlet && !member.isStatic
          && !marks.isLazy)
      stored.append(member)
      if let value = member.initialValue { initialValues.append((member.isStatic, value, member)) }
    }
    if let type {
      mention(type, !accessors.isStored ? .mentions : marks.isWeak ? .holdsWeakly : .holds)
    }
    add(accessors, to: member, marks: marks)
  }

  func add(_ accessors: AccessorReading, to member: MemberEntry, marks: DeclarationMarks) {
    guard !program.isGiven(file) else { return }
    for accessor in accessors.parts {
      let function = program.addFunction(
        member.name, accessor.kind, of: entry, in: member.scope, at: accessor.offset,
        body: .statements(accessor.statements))
      mark(function, marks)
      function.attributes = member.attributes
      function.isStatic = member.isStatic
      function.result = member.type
      function.parameters = member.parameters
      if accessor.kind == .getter || accessor.kind == .subscript {
        member.function = function
      } else {
        function.parameters.append(
          MemberEntry.Parameter(
            label: "", name: accessor.parameter, type: member.type, isOptional: false))
        member.setter = function
        function.result = nil
      }
    }
  }
}
