import KataCore
import SwiftSyntax

extension BodyReading {
  func readProperty(
    _ name: String, of place: Place, _ access: MemberAccessExprSyntax, _ ending: Ending,
    isLast: Bool
  ) -> Place {
    let words = place.words + [name]
    guard let type = place.type else {
      let kind: Use.Kind = ending.isWritten ? .write : .read
      note(Use(kind, name: name, chain: place.words, computesArgument: ending.isComputed))
      return Place(type: qualified(name, by: place), words: words)
    }
    if name == "self" { return Place(type: type, words: place.words) }
    if !ending.isWritten, let boxed = readBoxed(name, of: place, isLast: isLast) { return boxed }
    if place.isType, let nested = nestedType(name, in: type) {
      refer(to: nested.entry, .mentions, at: access)
      return Place(type: .metatype(nested), words: words)
    }
    let found = program.find(name, on: type, isStatic: place.isType, call: nil)
    noteAccess(name, found, words: place.words, ending, at: access)
    // `.shared` and `.main` of a type that the table does not know are of that type more often than not,
    // but that would be a guess.
    return Place(type: found.type, words: words)
  }

  /// What stands behind a module's name.
  private func qualified(_ name: String, by place: Place) -> ReadType? {
    guard place.words.count == 1, PlatformNames.modules.contains(place.words[0]) else {
      return nil
    }
    return typeNamed(name).map { .metatype($0) }
  }

  private func nestedType(_ name: String, in type: ReadType) -> ReadType? {
    guard case .metatype(let outer) = type, case .named(let outerName, let entry, _) = outer else {
      return nil
    }
    if let nested = entry?.nested[name] { return .named(nested.name, nested, []) }
    if entry?.members[name] != nil { return nil }
    guard let first = name.utf8.first, first >= 0x41, first <= 0x5A else { return nil }
    return .foreign(outerName + "." + name)
  }

  /// Notes that a property is read or written.
  func noteAccess(
    _ name: String, _ found: FoundMember, words: [String], _ ending: Ending,
    at node: some SyntaxProtocol
  ) {
    let kind: Use.Kind = ending.isWritten ? .write : .read
    note(
      Use(
        kind, name: name, on: found.on, chain: words, type: found.type?.factName,
        computesArgument: ending.isComputed))
    guard let member = found.member else { return }
    if !words.isEmpty { callsDeclared = true }
    refer(to: member.scope.type, .calls, at: node)
    if member.kind == .property {
      noteCall(of: ending.isWritten ? member.setter : member.function)
      noteWrappers(of: member, ending, at: node)
    }
  }

  func readSubscript(
    of place: Place, _ call: SubscriptCallExprSyntax, _ ending: Ending
  ) -> ReadType? {
    let labels = call.arguments.map { $0.label?.plainText ?? "" }
    let shape = FactProgram.CallShape(labels: { labels }, trailing: 0)
    let found = place.type.map {
      program.find("subscript", on: $0, isStatic: place.isType, call: shape)
    }
    let type = found?.type ?? Self.element(of: place.type, labels: labels)
    note(
      Use(
        ending.isWritten ? .write : .call, name: "subscript", on: found?.on, chain: place.words,
        labels: labels, type: type?.factName, computesArgument: ending.isComputed))
    if let member = found?.member {
      noteCall(of: ending.isWritten ? member.setter : member.function)
      refer(to: member.scope.type, .calls, at: call)
    }
    for argument in call.arguments { _ = read(argument.expression) }
    return type
  }

  private static func element(of type: ReadType?, labels: [String]) -> ReadType? {
    switch type?.unwrapped {
    case .array(let element): element
    case .dictionary(_, let value): labels.count == 1 ? .optional(value) : value
    default: nil
    }
  }
}
