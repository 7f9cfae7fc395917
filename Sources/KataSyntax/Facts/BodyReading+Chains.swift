import KataCore
import SwiftSyntax

extension BodyReading {
  /// One link of a chain such as `self.table?.rows[0].show()`.
  private enum Link {
    case member(MemberAccessExprSyntax)
    case call(FunctionCallExprSyntax)
    case subscripting(SubscriptCallExprSyntax)
  }

  /// What stands before a link.
  struct Place {
    var type: ReadType?
    var words: [String] = []
    /// Whether it is `super`, or the type that `.name` leaves out.
    var isSuper = false

    var isType: Bool {
      if case .metatype? = type { return true }
      return false
    }
  }

  /// What is done to the end of a chain.
  struct Ending {
    var isWritten = false
    var isComputed = false
  }

  /// Reads a chain from its root on, so that a long one needs no deep stack.
  func readChain(
    _ expression: ExprSyntax, _ expected: ReadType?, isWritten: Bool = false,
    isComputed: Bool = false
  ) -> ReadType? {
    var links: [Link] = []
    var (isOptional, isUnwrapped) = (false, false)
    var root: ExprSyntax? = expression
    if expression.is(ForceUnwrapExprSyntax.self) { isUnwrapped = true }
    walk: while let node = root {
      switch node.kind {
      case .memberAccessExpr:
        let access = node.cast(MemberAccessExprSyntax.self)
        links.append(.member(access))
        root = access.base
      case .functionCallExpr:
        let call = node.cast(FunctionCallExprSyntax.self)
        links.append(.call(call))
        root = call.calledExpression
      case .subscriptCallExpr:
        let call = node.cast(SubscriptCallExprSyntax.self)
        links.append(.subscripting(call))
        root = call.calledExpression
      case .optionalChainingExpr:
        isOptional = true
        root = node.cast(OptionalChainingExprSyntax.self).expression
      case .forceUnwrapExpr: root = node.cast(ForceUnwrapExprSyntax.self).expression
      case .genericSpecializationExpr:
        root = node.cast(GenericSpecializationExprSyntax.self).expression
      case .postfixIfConfigExpr: root = node.cast(PostfixIfConfigExprSyntax.self).base
      default: break walk
      }
    }
    links.reverse()
    let ending = Ending(isWritten: isWritten, isComputed: isComputed)
    let type = follow(links, from: root, expected, ending)
    guard let type else { return nil }
    if isUnwrapped { return type.unwrapped }
    if isOptional, case .optional = type { return type }
    return isOptional ? .optional(type) : type
  }

  private func follow(
    _ links: [Link], from root: ExprSyntax?, _ expected: ReadType?, _ ending: Ending
  ) -> ReadType? {
    var index = 0
    var place = begin(root, links, &index, expected, ending)
    while index < links.count {
      let isLast = index == links.count - 1
      switch links[index] {
      case .member(let access):
        let name = access.declName.baseName.plainText
        if index + 1 < links.count, case .call(let call) = links[index + 1] {
          place = Place(
            type: readMethod(name, of: place, call, access, expected), words: place.words + [name])
          index += 1
        } else {
          place = readProperty(name, of: place, access, isLast ? ending : Ending())
        }
      case .call(let call): place.type = readCallOfValue(place, call)
      case .subscripting(let call):
        place.type = readSubscript(of: place, call, isLast ? ending : Ending())
      }
      index += 1
    }
    return place.type
  }

  /// Reads what a chain begins with, and the call right behind it.
  private func begin(
    _ root: ExprSyntax?, _ links: [Link], _ index: inout Int, _ expected: ReadType?,
    _ ending: Ending
  ) -> Place {
    guard let root else {
      return Place(type: expected.map { .metatype($0.unwrapped) })
    }
    if root.is(SuperExprSyntax.self) {
      selfUses += 1
      return Place(type: superType, words: ["super"], isSuper: true)
    }
    if case .call(let call)? = links.first, let type = collectionType(root) {
      index = 1
      return Place(type: readMaking(of: type, call))
    }
    guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.plainText else {
      return Place(type: read(root, links.isEmpty ? expected : nil))
    }
    if case .call(let call)? = links.first {
      index = 1
      return Place(type: readCall(of: name, call, at: root, expected), words: [name])
    }
    if links.isEmpty {
      return Place(type: readName(name, at: root, ending, isLast: true), words: [name])
    }
    return Place(type: readName(name, at: root, Ending(), isLast: false), words: [name])
  }

  /// The type that `[Person]()` and `[String: Int]()` make a value of.
  private func collectionType(_ root: ExprSyntax) -> ReadType? {
    func type(_ expression: ExprSyntax) -> ReadType? {
      mutes += 1
      defer { mutes -= 1 }
      guard case .metatype(let type)? = read(expression) else { return nil }
      return type
    }
    if let array = root.as(ArrayExprSyntax.self), array.elements.count == 1,
      let element = array.elements.first.flatMap({ type($0.expression) })
    {
      return .array(element)
    }
    guard let node = root.as(DictionaryExprSyntax.self), case .elements(let list) = node.content,
      list.count == 1, let only = list.first, let key = type(only.key), let value = type(only.value)
    else { return nil }
    return .dictionary(key, value)
  }

  /// The nearest class or protocol above, for `super`.
  private var superType: ReadType? {
    guard let entry = scope.type else { return nil }
    let ancestors = program.ancestors(of: entry)
    return ancestors.first { $0.entry?.kind == .class } ?? ancestors.first
  }

  // MARK: Names

  /// Reads a name that stands alone or begins a chain.
  func readName(
    _ name: String, at node: some SyntaxProtocol, _ ending: Ending = Ending(), isLast: Bool = true
  ) -> ReadType? {
    if name == "self" {
      selfUses += 1
      if isLast { note(Use(.read, name: name, type: selfType?.factName)) }
      return selfType
    }
    if name == "Self" { return scope.type.flatMap(types.selfType).map { .metatype($0) } }
    if let local = locals.last(where: { $0.name == name }) {
      noteWrappers(wrappers[name] ?? [], ending, at: node)
      if ending.isWritten {
        note(
          Use(.write, name: name, type: local.type?.factName, computesArgument: ending.isComputed))
      } else if isLast {
        note(Use(.read, name: name, type: local.type?.factName))
      }
      return local.type
    }
    if let found = ownMember(name, call: nil) {
      if !(found.isStatic) { selfUses += 1 }
      noteAccess(name, found.member, words: [], ending, at: node)
      return found.member.type
    }
    return readGlobalName(name, at: node, ending, isLast: isLast)
  }

  private func readGlobalName(
    _ name: String, at node: some SyntaxProtocol, _ ending: Ending, isLast: Bool
  ) -> ReadType? {
    if let member = program.global(name, from: scope.file).first {
      let type = program.readType(of: member)
      let kind: Use.Kind = ending.isWritten ? .write : .read
      note(Use(kind, name: name, type: type?.factName, computesArgument: ending.isComputed))
      if member.kind == .property {
        noteCall(of: ending.isWritten ? member.setter : member.function)
        refer(to: member.scope.type, .calls, at: node)
      }
      return type
    }
    if let type = typeNamed(name) {
      refer(to: type.entry, .mentions, at: node)
      if isLast { note(Use(.read, name: name, type: type.factName)) }
      return .metatype(type)
    }
    let kind: Use.Kind = ending.isWritten ? .write : .read
    if isLast || kind == .write {
      note(Use(kind, name: name, computesArgument: ending.isComputed))
    }
    return nil
  }

  /// The type that a name in an expression means; the platform's types are told by their capital letter.
  func typeNamed(_ name: String) -> ReadType? {
    if program.type(name, from: scope) == nil, program.aliases[name] == nil {
      guard let first = name.utf8.first, first >= 0x41, first <= 0x5A else { return nil }
      if PlatformNames.modules.contains(name) { return nil }
    }
    return types.name(name, in: scope)
  }

  /// A member that `self` has, or, of the types around, a static one.
  func ownMember(
    _ name: String, call: FactProgram.CallShape?
  ) -> (member: FoundMember, isStatic: Bool)? {
    var outer = scope.type
    var isOwn = true
    while let entry = outer, let type = types.selfType(entry, bound: scope) {
      for isStatic in isOwn && !isStatic ? [false, true] : [true] {
        // From an initial value the members of `self` are seen too: `lazy var`.
        let found = program.find(name, on: type, isStatic: isStatic, call: call)
        if isDeclared(found) { return (found, isStatic) }
      }
      outer = entry.outer
      isOwn = false
    }
    if let bound = function?.selfBound.flatMap({ types.read($0, in: scope) }) {
      let found = program.find(name, on: bound, isStatic: isStatic, call: call)
      if isDeclared(found) { return (found, isStatic) }
    }
    return nil
  }

  private func isDeclared(_ found: FoundMember) -> Bool {
    found.member != nil || found.isKnown
  }

  // MARK: Properties

  private func readProperty(
    _ name: String, of place: Place, _ access: MemberAccessExprSyntax, _ ending: Ending
  ) -> Place {
    let words = place.words + [name]
    guard let type = place.type else {
      let kind: Use.Kind = ending.isWritten ? .write : .read
      note(Use(kind, name: name, chain: place.words, computesArgument: ending.isComputed))
      return Place(type: qualified(name, by: place), words: words)
    }
    if name == "self" { return Place(type: type, words: place.words) }
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

  private func readSubscript(
    of place: Place, _ call: SubscriptCallExprSyntax, _ ending: Ending
  ) -> ReadType? {
    let labels = call.arguments.map { $0.label?.plainText ?? "" }
    let shape = FactProgram.CallShape(labels: labels, trailing: 0)
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
