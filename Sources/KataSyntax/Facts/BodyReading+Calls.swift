import KataCore
import SwiftSyntax

extension BodyReading {
  /// A call with what is told about it before its arguments are read.
  private struct Callee {
    var kind = Use.Kind.call
    var name: String
    var on: String?
    var words: [String] = []
    var member: MemberEntry?
    var type: ReadType?
    /// What each parameter asks for, by the callee's declaration.
    var parameters: [ReadType?] = []
    var closure: [ReadType] = []
    var meanings: [String: ReadType] = [:]
  }

  // MARK: Calls by name

  /// Reads `name(…)`: a local closure, an own member, a free function or the making of a value.
  func readCall(
    of name: String, _ call: FunctionCallExprSyntax, at node: some SyntaxProtocol,
    _ expected: ReadType?
  ) -> ReadType? {
    if let local = locals.last(where: { $0.name == name }) {
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

  private func callee(_ name: String, _ found: FoundMember, words: [String]) -> Callee {
    var callee = Callee(name: name, on: found.on, words: words)
    callee.member = found.member
    callee.type = found.type
    callee.closure = found.closure
    callee.meanings = found.meanings
    if let member = found.member,
      case .function(let parameters, _)? = program.readType(of: member)?.unwrapped
    {
      callee.parameters = parameters
    }
    return callee
  }

  // MARK: Methods

  /// Reads `place.name(…)`.
  func readMethod(
    _ name: String, of place: Place, _ call: FunctionCallExprSyntax,
    _ access: MemberAccessExprSyntax, _ expected: ReadType?
  ) -> ReadType? {
    guard let type = place.type else {
      if let made = qualifiedType(name, place) { return make(made, place.words, call) }
      if name == "init", access.base == nil {
        return readCall(Callee(kind: .make, name: name), call)
      }
      return readCall(Callee(name: name, words: place.words), call)
    }
    if name == "init" {
      if case .metatype(let made) = type { return make(made, place.words, call) }
      return readInitializer(of: type, place, call)
    }
    if case .metatype(let outer) = type, case .named(let outerName, let entry, _) = outer {
      if let nested = entry?.nested[name] {
        return make(.named(nested.name, nested, []), place.words, call)
      }
      if entry?.members[name] == nil, entry == nil || program.isForeign(entry, name), name.isCapital
      {
        return make(.foreign(outerName + "." + name), place.words, call)
      }
    }
    if let result = readOptionalMethod(name, type, place, call) { return result.type }
    let found = program.find(name, on: type, isStatic: place.isType, call: call.shape)
    var callee = callee(name, found, words: place.words)
    if found.member == nil, case .metatype(.named("Result", nil, let sides)) = type,
      sides.count == 2
    {
      callee.parameters = [name == "success" ? sides[0] : sides[1]]
    }
    if name == "then", found.member == nil, callee.type == nil, call.endsInClosure {
      // Then hands an object to a closure and gives it back.
      callee.type = type
      callee.closure = [type]
    }
    return readCall(callee, call) { arguments in
      Self.specialResult(name, type, found, arguments)
    }
  }

  private func qualifiedType(_ name: String, _ place: Place) -> ReadType? {
    guard place.words.count == 1, PlatformNames.modules.contains(place.words[0]) else {
      return nil
    }
    return typeNamed(name)
  }

  /// Reads `self.init(…)` and `super.init(…)`.
  private func readInitializer(
    of type: ReadType, _ place: Place, _ call: FunctionCallExprSyntax
  ) -> ReadType? {
    let found = program.find("init", on: type, isStatic: true, call: call.shape)
    var callee = callee("init", found, words: place.words)
    callee.on = type.factName
    callee.type = .tuple([])
    return readCall(callee, call)
  }

  /// Reads `map` and `flatMap` of an optional value.
  private func readOptionalMethod(
    _ name: String, _ type: ReadType, _ place: Place, _ call: FunctionCallExprSyntax
  ) -> (type: ReadType?, Void)? {
    guard name == "map" || name == "flatMap", case .optional(let inner) = type else { return nil }
    if case .array = inner { return nil }
    if let entry = inner.entry, entry.members[name] != nil { return nil }
    var callee = Callee(name: name, on: "Optional", words: place.words)
    callee.parameters = [.function([inner], nil)]
    let result = readCall(callee, call) { arguments in
      guard case .function(_, let result?)? = arguments.first.flatMap({ $0 }) else { return nil }
      return .optional(result.unwrapped)
    }
    return (result, ())
  }

  /// The results that follow from what is handed over.
  private static func specialResult(
    _ name: String, _ receiver: ReadType, _ found: FoundMember, _ arguments: [ReadType?]
  ) -> ReadType? {
    guard found.member == nil else { return nil }
    let first = arguments.first.flatMap { $0 }
    switch name {
    case "decode", "unarchivedObject":
      if case .metatype(let type)? = first { return type }
    case "map":
      if case .array = receiver.unwrapped, case .function(_, let result?)? = first {
        return .array(result)
      }
    case "compactMap":
      if case .function(_, let result?)? = first { return .array(result.unwrapped) }
    case "flatMap":
      if case .function(_, let result?)? = first { return result.element.map { .array($0) } }
    case "reduce": return first
    case "mapValues":
      if case .dictionary(let key, _) = receiver.unwrapped, case .function(_, let value?)? = first {
        return .dictionary(key, value)
      }
    default: break
    }
    return nil
  }

  // MARK: Making

  func readMaking(of type: ReadType, _ call: FunctionCallExprSyntax) -> ReadType? {
    make(type, [], call)
  }

  /// Reads the making of a value or object.
  private func make(
    _ type: ReadType?, _ words: [String], _ call: FunctionCallExprSyntax
  ) -> ReadType? {
    var callee = Callee(kind: .make, name: type?.factName ?? "init", words: words)
    callee.type = type
    guard let type else { return readCall(callee, call) }
    let entry = type.entry
    if let entry {
      refer(to: entry, .makes, at: call)
      let found = program.find("init", on: type, isStatic: true, call: call.shape)
      if let member = found.member {
        callee.member = member
        if case .function(let parameters, _)? = program.readType(of: member)?.unwrapped {
          callee.parameters = parameters
        }
        if case .named(_, _, let arguments) = type, arguments.isEmpty, !entry.generics.isEmpty {
          callee.type = types.selfType(entry)
        }
      } else if entry.kind == .struct {
        return readMemberwise(callee, entry, call)
      }
    } else if let found = program.known.member("init", of: callee.name, isCalled: true) {
      callee.closure = found.closure
    }
    return readCall(callee, call)
  }

  /// A struct without an initialiser is made from its stored properties.
  private func readMemberwise(
    _ callee: Callee, _ entry: TypeEntry, _ call: FunctionCallExprSyntax
  ) -> ReadType? {
    let stored = entry.properties.filter { $0.storage != nil && !$0.isStatic }
    let member = MemberEntry(
      name: "init", kind: .initializer, isStatic: true,
      scope: Scope(type: entry, file: entry.file), offset: entry.offset)
    member.parameters = stored.map {
      MemberEntry.Parameter(label: $0.name, name: $0.name, type: $0.type, isOptional: true)
    }
    var callee = callee
    callee.member = member
    callee.parameters = stored.map { program.readType(of: $0) }
    return readCall(callee, call)
  }

  // MARK: Arguments

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
  private func readCall(
    _ callee: Callee, _ call: FunctionCallExprSyntax,
    special: (([ReadType?]) -> ReadType?)? = nil
  ) -> ReadType? {
    let position = uses.count
    note(Use(callee.kind, name: callee.name))
    let arguments = readArguments(call, callee)
    var type = callee.type
    if let special, let found = special(arguments.types) { type = found }
    type = type?.replacing(arguments.meanings)
    if mutes == 0 {
      uses[position] = Use(
        callee.kind, name: callee.name, on: callee.on, chain: callee.words,
        labels: call.arguments.map { $0.label?.plainText ?? "" }, type: type?.factName,
        computesArgument: call.arguments.contains { $0.expression.computes() })
    }
    if let member = callee.member {
      if callee.kind == .call { callsDeclared = true }
      noteCall(of: member.function)
      noteBuilders(member.attributes, in: member.scope, at: call)
      if callee.kind != .make { refer(to: member.scope.type, .calls, at: call.calledExpression) }
    }
    return type
  }

  private func readArguments(
    _ call: FunctionCallExprSyntax, _ callee: Callee
  ) -> (types: [ReadType?], meanings: [String: ReadType]) {
    var meanings = callee.meanings
    var types: [ReadType?] = []
    var next = 0
    for argument in call.arguments {
      let label = argument.label?.plainText ?? ""
      let wanted = parameter(of: callee, label: label, from: &next)
      types.append(readArgument(argument.expression, wanted, callee, &meanings))
    }
    if let closure = call.trailingClosure {
      let wanted = closureParameter(of: callee, label: nil, from: next)
      types.append(readArgument(ExprSyntax(closure), wanted, callee, &meanings))
    }
    for element in call.additionalTrailingClosures {
      let wanted = closureParameter(of: callee, label: element.label.plainText, from: next)
      types.append(readArgument(ExprSyntax(element.closure), wanted, callee, &meanings))
    }
    return (types, meanings)
  }

  private func readArgument(
    _ value: ExprSyntax, _ wanted: ReadType?, _ callee: Callee,
    _ meanings: inout [String: ReadType]
  ) -> ReadType? {
    var expected = wanted?.replacing(meanings)
    if expected == nil, !callee.closure.isEmpty, value.is(ClosureExprSyntax.self) {
      expected = .function(callee.closure.map { $0 }, nil)
    }
    if case .generic? = expected?.unwrapped { expected = nil }
    let type = read(value, expected)
    if let wanted, let type { wanted.bind(type, into: &meanings) }
    return type
  }

  private func parameter(
    of callee: Callee, label: String, from next: inout Int
  ) -> ReadType? {
    guard let member = callee.member, !member.parameters.isEmpty else {
      // A closure's or local function's parameters have no labels.
      defer { next += 1 }
      return callee.parameters.indices.contains(next) ? callee.parameters[next] : nil
    }
    if label.isEmpty, next > 0, next <= member.parameters.count,
      member.parameters[next - 1].isVariadic
    {
      return callee.parameters.indices.contains(next - 1) ? callee.parameters[next - 1] : nil
    }
    var index = next
    while index < member.parameters.count, member.parameters[index].label != label { index += 1 }
    guard index < member.parameters.count else { return nil }
    next = index + 1
    return callee.parameters.indices.contains(index) ? callee.parameters[index] : nil
  }

  private func closureParameter(
    of callee: Callee, label: String?, from next: Int
  ) -> ReadType? {
    let indices = callee.parameters.indices.filter { $0 >= next }
    if let label, let member = callee.member {
      return indices.first {
        $0 < member.parameters.count && member.parameters[$0].label == label
      }.flatMap { callee.parameters[$0] }
    }
    return indices.first { callee.parameters[$0]?.isFunction == true }
      .flatMap { callee.parameters[$0] }
  }
}

extension FunctionCallExprSyntax {
  /// What overloads are told apart by.
  var shape: FactProgram.CallShape {
    FactProgram.CallShape(
      labels: arguments.map { $0.label?.plainText ?? "" },
      trailing: (trailingClosure == nil ? 0 : 1) + additionalTrailingClosures.count)
  }
}

extension FactProgram {
  /// Says whether a type can have members that the program does not declare.
  func isForeign(_ entry: TypeEntry?, _ name: String) -> Bool {
    guard let entry else { return true }
    return !foreignAncestors(of: entry).isEmpty
      && lineage(of: entry).allSatisfy { $0.members[name] == nil && $0.nested[name] == nil }
  }
}

extension ReadType {
  /// What a function returns.
  var result: ReadType? {
    if case .function(_, let result) = unwrapped { return result }
    return self
  }
}

extension String {
  /// Whether it begins like the name of a type.
  fileprivate var isCapital: Bool {
    guard let first = utf8.first else { return false }
    return first >= 0x41 && first <= 0x5A
  }
}

extension FunctionCallExprSyntax {
  fileprivate var endsInClosure: Bool {
    trailingClosure != nil || arguments.last?.expression.is(ClosureExprSyntax.self) == true
  }
}
