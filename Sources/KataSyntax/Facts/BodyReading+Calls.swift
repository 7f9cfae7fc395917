import KataCore
import SwiftSyntax

extension BodyReading {
  /// Reads `name(…)`: a local closure, an own member, a free function or the making of a value.
  func readCall(
    of name: String, _ call: FunctionCallExprSyntax, at node: some SyntaxProtocol,
    _ expected: ReadType?
  ) -> ReadType? {
    if let local = locals.last(where: { $0.name == name }) {
      if let callee = keptFunction(name) { return readCall(callee, call) }
      var callee = Callee(name: name)
      if case .function(let parameters, let result)? = local.type?.unwrapped {
        callee.parameters = parameters
        callee.type = result
      }
      return readCall(callee, call)
    }
    if name == "self" || name == "Self" {
      return make(scope.type.flatMap(types.selfType), [], call)
    }
    let shape = call.shape
    if let found = ownMember(name, call: shape) {
      if !found.isStatic { selfUses += 1 }
      return readCall(callee(name, found.member, words: []), call)
    }
    let globals = program.global(name, from: scope.file)
    if let member = program.choose(from: globals, isStatic: true, call: shape) {
      var callee = callee(name, FoundMember(member: member), words: [])
      callee.type = program.readType(of: member)?.result
      return readCall(callee, call)
    }
    if let type = typeNamed(name) { return make(type, [], call) }
    var callee = Callee(name: name)
    if name == "type", call.arguments.first?.label?.text == "of" {
      let type = readCall(callee, call) { $0.first.flatMap { $0 }.map { .metatype($0) } }
      return type
    }
    callee.type = Self.resultOfGlobal(name)
    return readCall(callee, call)
  }

  private static func resultOfGlobal(_ name: String) -> ReadType? {
    switch name {
    case "print", "debugPrint", "NSLog", "dump", "assert", "precondition": .tuple([])
    default: nil
    }
  }

  /// Reads a call of what a call, a subscript or a closure gave.
  func readCallOfValue(_ place: Place, _ call: FunctionCallExprSyntax) -> ReadType? {
    var result: ReadType?
    if case .function(let parameters, let type)? = place.type?.unwrapped {
      result = type
      _ = readArguments(call, Callee(name: "", parameters: parameters))
    } else {
      if case .metatype(let type)? = place.type { result = type }
      _ = readArguments(call, Callee(name: ""))
    }
    return result
  }

  /// Notes a call and reads its arguments; `special` tells a result by the arguments' types.
  func readCall(
    _ callee: Callee, _ call: FunctionCallExprSyntax,
    special: (([ReadType?]) -> ReadType?)? = nil
  ) -> ReadType? {
    let position = uses.count
    note(.unread)
    let arguments = readArguments(call, callee)
    var type = callee.type
    if let special, let found = special(arguments.types) { type = found }
    type = type?.replacing(arguments.meanings)
    if mutes == 0 {
      uses[position] = Use(
        callee.kind, name: callee.name, on: callee.on, chain: callee.words,
        labels: call.arguments.map { $0.label?.plainText ?? "" }, type: type?.factName,
        computesArgument: call.arguments.contains { $0.expression.computes() },
        fixed: callee.kind == .make ? call.fixedArguments : [:])
    }
    if let member = callee.member {
      if callee.kind == .call { callsDeclared = true }
      noteCall(of: member.function)
      noteBuilders(member.attributes, in: member.scope, at: call)
      if callee.kind != .make { refer(to: member.scope.type, .calls, at: call.calledExpression) }
    }
    return type
  }
}

extension FunctionCallExprSyntax {
  /// What overloads are told apart by.
  var shape: FactProgram.CallShape {
    FactProgram.CallShape(
      labels: { arguments.map { $0.label?.plainText ?? "" } },
      trailing: (trailingClosure == nil ? 0 : 1) + additionalTrailingClosures.count)
  }
}

extension ReadType {
  /// What a function returns.
  var result: ReadType? {
    if case .function(_, let result) = unwrapped { return result }
    return self
  }
}
