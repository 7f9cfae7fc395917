import KataCore
import SwiftSyntax

/// Calls of functions and the creation of values.
extension ExpressionReading {
  mutating func readCall(_ node: FunctionCallExprSyntax, _ sink: AtomDraft.Sink) {
    guard !node.isAssertion else { return }
    let first = node.arguments.first.map { $0.label?.text ?? "_" }
    let label = first ?? (node.trailingClosure == nil ? nil : "_")
    var row: Catalogue.Row?
    var isOwn = false
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      (row, isOwn) = readMethod(node, access, base, label, sink)
    } else if let name = node.calledExpression.plainName {
      (row, isOwn) = readFunction(name, node, label, sink)
    } else {
      readClosure(node.calledExpression)
      read(node.calledExpression, for: .unknown)
    }
    if row?.duty == .observing { observers.formUnion(node.selectors) }
    let argument = row?.sink ?? (node.logsText ? .nowhere : isOwn ? .unknown : sink)
    for part in node.arguments { read(part.expression, for: argument) }
    for closure in node.trailingClosures {
      inner.append(Inner(code: ExprSyntax(closure), caller: row?.duty))
    }
  }

  private mutating func readMethod(
    _ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax, _ base: ExprSyntax,
    _ label: String?, _ sink: AtomDraft.Sink
  ) -> (row: Catalogue.Row?, isOwn: Bool) {
    let name = access.declName.baseName.plainText
    let receiver = types.type(of: base)
    // A superclass has the same part to play.
    if base.is(SuperExprSyntax.self) {
      calls.formUnion(receiver.flatMap { program.functions(name, in: $0.name) } ?? [])
      return (nil, true)
    }
    use(receiver, as: .calls)
    if tellsScreen(receiver) { draft.named.insert(.presentation) }
    // What a type does by itself its name does not tell.
    if base.plainName.map(types.isType) != true,
      let duty = receiver.flatMap({ program.service($0.name, in: types.type) })
    {
      let effect = duty == .observing ? .notifications : Effect.Kind(rawValue: duty.rawValue)
      let row = Catalogue.Row(duty: duty, effect: effect, result: nil)
      take(row, of: ExprSyntax(node), for: sink)
      read(base, for: .unknown)
      return (row, false)
    }
    if let receiver, let found = program.functions(name, in: receiver.name) {
      note(found, sink)
      read(base, for: .unknown)
      return (nil, true)
    }
    if let receiver, program.type(receiver.name, in: types.type) != nil, name == "init" {
      return create(receiver, node, label)
    }
    let isOwn = receiver.flatMap { program.requires(name, $0.name) } ?? false
    // What an object does by itself that is known by a protocol, the caller does not do.
    let isProtocol = receiver.flatMap { program.type($0.name, in: types.type) }?.kind == .protocol
    let known = program.catalogue.member(
      name, of: types.lineage(of: receiver), label: label, mayBeAnything: !isProtocol)
    let row = isOwn ? nil : observed(known, node, base)
    if receiver == nil || row == nil && !isOwn { unresolved.insert(name) }
    draft.callsOthers = draft.callsOthers || isOwn
    take(row, of: ExprSyntax(node), for: sink)
    draft.createsValue = draft.createsValue || !isOwn && row?.duty == nil
    // What is computed from a value is used for what the value is used for.
    read(base, for: row?.duty == nil && !isOwn ? sink : .unknown)
    return (row, isOwn)
  }

  /// Notes the call of a stored closure, such as `onChange?(items)`; false for anything else.
  @discardableResult
  private mutating func readClosure(_ called: ExprSyntax) -> Bool {
    let called = called.as(OptionalChainingExprSyntax.self)?.expression ?? called
    let access = called.as(MemberAccessExprSyntax.self)
    let isOwn = access.map { $0.base?.plainName == "self" } ?? true
    guard isOwn, let name = access?.declName.baseName.plainText ?? called.plainName,
      program.first(in: types.type.name, { $0.property(name) })?.type?.isClosure == true
    else { return false }
    draft.notes.insert(.sends)
    return true
  }

  /// What is observed: where a screen observes what people do with its views or with the app, these are view events; what
  /// is bound to a view fills it.
  private func observed(
    _ row: Catalogue.Row?, _ node: FunctionCallExprSyntax, _ base: ExprSyntax
  ) -> Catalogue.Row? {
    guard let row, row.duty == .observing else { return row }
    let arguments = node.arguments.flatMap(\.expression.chain)
    let fills = arguments.contains {
      $0.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText == "rx"
    }
    let isEvent =
      program.isScreenPart(types.type.outermost)
      && arguments.contains { $0.plainName.map(Catalogue.isUIKits) == true } || observesView(base)
    guard fills || isEvent else { return row }
    return Catalogue.Row(
      duty: fills ? .layout : .viewEvents, effect: row.effect, result: row.result)
  }

  private func observesView(_ base: ExprSyntax) -> Bool {
    guard types.type(of: base) == nil, let source = source(of: base) else { return false }
    return program.catalogue.isScreenPart(types.lineage(of: source))
      || program.catalogue.lineage(of: source.name).contains("UIBarButtonItem")
  }

  /// The last type in a chain of members that is known.
  private func source(of expression: ExprSyntax) -> TypeName? {
    expression.chain.lazy.compactMap(types.type).first { $0.name != "Publisher" }
  }

  /// Whether somebody who is no screen tells a screen something, by a protocol.
  func tellsScreen(_ receiver: TypeName?) -> Bool {
    if let receiver, types.mayBeScreen(receiver) { return true }
    guard let receiver, receiver.name != types.type.name,
      program.type(receiver.name, in: types.type)?.kind == .protocol,
      !program.isScreenPart(types.type.outermost),
      program.catalogue.duty(ofBoundary: types.type.outermost.name) == nil
    else { return false }
    let own = program.lineage(of: types.type.outermost.name)
    return program.conformers(of: receiver.name).contains { screen in
      // A delegate may be anybody; a screen's own part reports to it.
      program.isScreenPart(screen)
        && (!receiver.name.hasSuffix("Delegate")
          || screen.properties.contains { $0.type.map { own.contains($0.name) } ?? false })
    }
  }

  private mutating func readFunction(
    _ name: String, _ node: FunctionCallExprSyntax, _ label: String?, _ sink: AtomDraft.Sink
  ) -> (row: Catalogue.Row?, isOwn: Bool) {
    if scope[name] != nil { return (nil, true) }
    if readClosure(node.calledExpression) {
      read(node.calledExpression, for: .unknown)
      return (nil, true)
    }
    if let found = program.functions(name, in: types.type.name) ?? program.freeFunctions(name) {
      note(found, sink)
      return (nil, true)
    }
    if program.type(name, in: types.type) != nil || name == "Self" {
      return create(TypeName(name == "Self" ? types.type.name : name), node, label)
    }
    let row =
      program.catalogue.ownMember(name, of: types.lineage(of: TypeName(types.type.name)))
      ?? program.catalogue.creation(of: node.logsText ? [name, "*log"] : [name], label: label)
    take(row, of: ExprSyntax(node), for: sink)
    draft.createsValue = draft.createsValue || row?.duty == nil
    return (row, false)
  }

  /// Notes the creation of a value or object of the program.
  private mutating func create(
    _ name: TypeName, _ node: FunctionCallExprSyntax, _ label: String?
  ) -> (row: Catalogue.Row?, isOwn: Bool) {
    use(name, as: .makes)
    let lineage = types.lineage(of: name)
    guard let type = program.type(name.name, in: types.type) else { return (nil, true) }
    let isView =
      program.catalogue.isScreenPart(lineage) && program.catalogue.creation(of: lineage) != nil
    if isView, lineage.contains(where: { program.catalogue.lineage(of: $0).contains("UIView") }) {
      draft.named.insert(.layout)
    } else if type.isReference, !type.isRecord {
      draft.named.insert(.wiring)
    }
    if let initializers = type.functions["init"] { calls.formUnion(initializers) }
    return (nil, true)
  }
}

extension FunctionCallExprSyntax {
  /// Whether a text is given to what is named as a log; of a number, `log` is mathematics.
  fileprivate var logsText: Bool {
    arguments.first?.expression.is(StringLiteralExprSyntax.self) == true
      && EffectChain.names(of: calledExpression)
        .contains { $0.contains(/(^l|L)og(ger)?$|^log(?!In|Out)[A-Z]/) }
  }
}
