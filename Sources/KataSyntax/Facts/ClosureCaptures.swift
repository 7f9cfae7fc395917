import KataCore
import SwiftSyntax

/// Finds closures that capture `self` strongly and are stored: by the object itself, or by one that it is handed to.
struct ClosureCaptures {
  let program: ReadProgram
  let types: ExpressionTypes
  let output: BodyOutput

  /// Looks through a statement of a function.
  func read(_ node: Syntax, _ function: DeclaredFunction) {
    guard function.type.isReference, !node.is(VariableDeclSyntax.self) else { return }
    let search = CallSearch(viewMode: .sourceAccurate)
    search.walk(node)
    for sequence in search.assignments { read(sequence, function) }
    for call in search.calls { read(call, function) }
  }

  // MARK: Assignments

  /// `model.onChange = { … self … }`, and `self.token = feed.subscribe { … self … }`.
  private func read(_ elements: [ExprSyntax], _ function: DeclaredFunction) {
    guard let keeper = keeper(of: elements[0], in: function.type) else { return }
    let value = elements[2].unmarked
    if let closure = value.as(ClosureExprSyntax.self) {
      note([closure], keeper, function)
    } else if let call = value.call, keeper == function.type.name, givesToken(call) {
      note(call.closures, keeper, function)
    } else if isOwnMethod(value, function.type), keeper != function.type.name {
      add(keeper, function, at: Syntax(value))
    }
  }

  /// Whether what a call returns keeps the closures that it is given.
  private func givesToken(_ call: FunctionCallExprSyntax) -> Bool {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    else { return false }
    let name = access.declName.baseName.plainText
    let receiver = types.type(of: base)
    if let receiver, stores(name, receiver.name) { return true }
    if let receiver, program.service(receiver.name, in: types.type) == .observing { return true }
    let row = program.catalogue.member(name, of: types.lineage(of: receiver))
    return row?.duty == .observing || row?.result == "Timer"
  }

  /// The type whose stored property is assigned to.
  private func keeper(of target: ExprSyntax, in type: DeclaredType) -> String? {
    if let name = target.plainName {
      return types.scope[name] == nil && isStored(name, in: type.name) ? type.name : nil
    }
    guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base,
      let receiver = types.type(of: base),
      isStored(access.declName.baseName.plainText, in: receiver.name)
    else { return nil }
    return receiver.name
  }

  private func isStored(_ name: String, in type: String) -> Bool {
    program.owner(of: name, in: type)?.property(name)?.isStored == true
  }

  private func isOwnMethod(_ value: ExprSyntax, _ type: DeclaredType) -> Bool {
    var name = value.plainName
    if let access = value.as(MemberAccessExprSyntax.self), access.base?.plainName == "self" {
      name = access.declName.baseName.plainText
    }
    guard let name, types.scope[name] == nil, type.property(name) == nil,
      let functions = type.functions[name]
    else { return false }
    return functions.contains { program.functions[$0].kind == .function }
  }

  // MARK: Calls

  /// `loader.observe { … self … }` where `observe` stores the closure.
  private func read(_ call: FunctionCallExprSyntax, _ function: DeclaredFunction) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, let receiver = types.type(of: base),
      receiver.name != function.type.name
    else { return }
    let name = access.declName.baseName.plainText
    if !call.closures.isEmpty, stores(name, receiver.name) {
      note(call.closures, receiver.name, function)
    }
  }

  /// Whether a function, or one of those that implement it, stores a closure that it is given.
  private func stores(_ name: String, _ type: String) -> Bool {
    (program.functions(name, in: type) ?? []).contains { index in
      let function = program.functions[index]
      let given = Set(function.parameters.filter { $0.type?.isClosure == true }.map(\.name))
      guard !given.isEmpty, let body = function.body else { return false }
      let search = CallSearch(viewMode: .sourceAccurate)
      search.walk(body)
      let isAssigned = search.assignments.contains { elements in
        elements[2].plainName.map(given.contains) == true && elements[0].plainName != "_"
      }
      return isAssigned
        || search.calls.contains { call in
          call.calledName == "append"
            && call.arguments.contains { $0.expression.plainName.map(given.contains) == true }
        }
    }
  }

  // MARK: Captures

  private func note(
    _ closures: [ClosureExprSyntax], _ keeper: String, _ function: DeclaredFunction
  ) {
    for closure in closures where Self.capturesSelf(closure) {
      add(keeper, function, at: Syntax(closure))
    }
  }

  private func add(_ keeper: String, _ function: DeclaredFunction, at node: Syntax) {
    output.uses.append(
      BodyOutput.Use(
        from: function.type.outermost, name: keeper, kind: .captures,
        location: program.files[function.file].location(of: node)))
  }

  /// Whether `self` is mentioned in a closure that does not capture it weakly.
  private static func capturesSelf(_ closure: ClosureExprSyntax) -> Bool {
    for capture in closure.signature?.capture?.items ?? [] {
      let isSelf = capture.name.text == "self" || capture.initializer?.value.plainName == "self"
      if isSelf { return capture.specifier == nil }
    }
    return closure.statements.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.self)
    }
  }
}

extension FunctionCallExprSyntax {
  /// The closures that stand behind the arguments.
  var trailingClosures: [ClosureExprSyntax] {
    [trailingClosure].compactMap(\.self) + additionalTrailingClosures.map(\.closure)
  }

  /// The functions that arguments name by `#selector`.
  var selectors: [String] {
    arguments.compactMap { $0.expression.as(MacroExpansionExprSyntax.self) }
      .filter { $0.macroName.text == "selector" }
      .compactMap { macro in
        let named = macro.arguments.first?.expression
        return named?.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
          ?? named?.plainName ?? named?.call?.calledExpression.plainName
      }
  }

  /// The closures that are written as arguments.
  fileprivate var closures: [ClosureExprSyntax] {
    arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + trailingClosures
  }
}

/// Finds the calls and assignments of a statement, those in closures excepted, which are read with their own statements.
private final class CallSearch: SyntaxVisitor {
  var calls: [FunctionCallExprSyntax] = []
  var assignments: [[ExprSyntax]] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self) {
      assignments.append(elements)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
