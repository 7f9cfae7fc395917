import KataCore
import SwiftSyntax

/// Calls of functions and the creation of values.
extension ExpressionReading {
  mutating func readCall(_ node: FunctionCallExprSyntax, _ sink: AtomDraft.Sink) {
    guard !node.isAssertion else { return }
    let label = node.arguments.first?.label?.text
    var row: Catalogue.Row?
    var isOwn = false
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      (row, isOwn) = readMethod(node, access, base, label, sink)
    } else if let name = node.calledExpression.plainName {
      (row, isOwn) = readFunction(name, node, label, sink)
    } else {
      read(node.calledExpression, for: .unknown)
    }
    let argument = row?.sink ?? (isOwn ? .unknown : sink)
    for part in node.arguments { read(part.expression, for: argument) }
    let closures =
      [node.trailingClosure].compactMap(\.self) + node.additionalTrailingClosures.map(\.closure)
    for closure in closures { inner.append(Inner(code: .closure(closure), caller: row?.duty)) }
  }

  private mutating func readMethod(
    _ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax, _ base: ExprSyntax,
    _ label: String?, _ sink: AtomDraft.Sink
  ) -> (row: Catalogue.Row?, isOwn: Bool) {
    let name = access.declName.baseName.plainText
    let receiver = types.type(of: base)
    use(receiver, as: .calls, at: node)
    if let duty = receiver.flatMap({ program.service($0.name, in: types.type) }) {
      let row = Catalogue.Row(
        duty: duty, isShown: false, effect: Effect.Kind(serviceOf: duty), result: nil)
      take(row, of: ExprSyntax(node))
      read(base, for: .unknown)
      return (row, false)
    }
    if let receiver, let found = functions(name, in: receiver) {
      note(found, sink)
      read(base, for: .unknown)
      return (nil, true)
    }
    if let receiver, program.type(receiver.name, in: types.type) != nil, name == "init" {
      return create(receiver, node, label)
    }
    let isOwn = receiver.flatMap { program.requires(name, $0.name) } ?? false
    let row =
      isOwn ? nil : program.catalogue.member(name, of: types.lineage(of: receiver), label: label)
    draft.callsProgram = draft.callsProgram || isOwn
    take(row, of: ExprSyntax(node))
    draft.createsValue = draft.createsValue || !isOwn && row?.duty == nil
    // What is computed from a value is used for what the value is used for.
    read(base, for: row?.duty == nil && !isOwn ? sink : .unknown)
    return (row, isOwn)
  }

  private mutating func readFunction(
    _ name: String, _ node: FunctionCallExprSyntax, _ label: String?, _ sink: AtomDraft.Sink
  ) -> (row: Catalogue.Row?, isOwn: Bool) {
    if scope[name] != nil { return (nil, true) }
    if let found = functions(name, in: TypeName(types.type.name)) ?? program.freeFunctions(name) {
      note(found, sink)
      return (nil, true)
    }
    if program.type(name, in: types.type) != nil || name == "Self" {
      return create(TypeName(name == "Self" ? types.type.name : name), node, label)
    }
    let row = program.catalogue.creation(of: [name], label: label)
    take(row, of: ExprSyntax(node))
    draft.createsValue = draft.createsValue || row?.duty == nil
    return (row, false)
  }

  /// Notes the creation of a value or object of the program.
  private mutating func create(
    _ name: TypeName, _ node: FunctionCallExprSyntax, _ label: String?
  ) -> (row: Catalogue.Row?, isOwn: Bool) {
    use(name, as: .makes, at: node)
    let lineage = types.lineage(of: name)
    guard let type = program.type(name.name, in: types.type) else { return (nil, true) }
    let isView =
      program.catalogue.isScreenPart(lineage) && program.catalogue.creation(of: lineage) != nil
    if isView, lineage.contains(where: { program.catalogue.lineage(of: $0).contains("UIView") }) {
      draft.named.insert(.layout)
    } else if type.isReference || program.holdsObjects(type) {
      draft.named.insert(.wiring)
    }
    if let initializers = type.functions["init"] { calls.formUnion(initializers) }
    return (nil, true)
  }
}
