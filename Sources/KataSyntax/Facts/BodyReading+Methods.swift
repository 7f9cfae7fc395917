import KataCore
import SwiftSyntax

extension BodyReading {
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
}

extension FactProgram {
  /// Says whether a type can have members that the program does not declare.
  func isForeign(_ entry: TypeEntry?, _ name: String) -> Bool {
    guard let entry else { return true }
    return !foreignAncestors(of: entry).isEmpty
      && lineage(of: entry).allSatisfy { $0.members[name] == nil && $0.nested[name] == nil }
  }
}
extension String {
  /// Whether it begins like the name of a type.
  var isCapital: Bool {
    guard let first = utf8.first else { return false }
    return first >= 0x41 && first <= 0x5A
  }
}
extension FunctionCallExprSyntax {
  fileprivate var endsInClosure: Bool {
    trailingClosure != nil || arguments.last?.expression.is(ClosureExprSyntax.self) == true
  }
}
