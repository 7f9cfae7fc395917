import KataCore
import SwiftSyntax

extension BodyReading {
  /// Reads a name that stands alone or begins a chain.
  func readName(
    _ name: String, at node: some SyntaxProtocol, _ ending: Ending = Ending(), isLast: Bool = true
  ) -> ReadType? {
    if name == "self" {
      selfUses += 1
      let type = boundSelf ?? selfType
      if isLast { note(Use(.read, name: name, type: type?.factName)) }
      return type
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
      var member = found.member
      member.type = settled(member.type)
      noteAccess(name, member, words: [], ending, at: node)
      return member.type
    }
    return readGlobalName(name, at: node, ending, isLast: isLast)
  }

  /// What the `where` of an extension says that a type stands for.
  private func settled(_ type: ReadType?) -> ReadType? {
    let name: String
    switch type {
    case .generic(let generic)?: name = generic
    case .named(let unknown, nil, let arguments)? where arguments.isEmpty: name = unknown
    default: return type
    }
    guard let bound = scope.generics.first(where: { $0.name == name })?.bound else { return type }
    return types.read(bound, in: Scope(type: nil, file: scope.file)) ?? type
  }

  /// What `self` is in an extension of optional values, or of lists, of one type.
  private var boundSelf: ReadType? {
    guard scope.type?.kind == .foreignExtension, let name = scope.type?.name else { return nil }
    if name == "Optional" { return bound("Wrapped").map { .optional($0) } }
    let isList = Self.lists.contains(name) || FactProgram.sequences.contains(name)
    return isList ? bound("Element").map { .array($0) } : nil
  }

  /// The program's own type that the `where` of an extension names for a parameter.
  private func bound(_ parameter: String) -> ReadType? {
    guard let type = settled(.generic(parameter)), type.entry != nil else { return nil }
    return type
  }

  private static let lists: Set<String> = ["Array", "Collection", "Sequence", "Set"]

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
    let isPlatform = name.isCapital && !PlatformNames.modules.contains(name)
    guard isPlatform || program.type(name, from: scope) != nil || program.aliases[name] != nil
    else { return nil }
    return types.name(name, in: scope)
  }

  /// A member that `self` has, or, of the types around, a static one.
  func ownMember(
    _ name: String, call: FactProgram.CallShape?
  ) -> (member: FoundMember, isStatic: Bool)? {
    var outer = scope.type
    var isOwn = true
    while let entry = outer, entry.kind != .freeFunctions {
      let hasSelf = isOwn && !isStatic
      if !entry.lacks.contains(name), let type = types.selfType(entry, bound: scope) {
        // From an initial value the members of `self` are seen too: `lazy var`.
        for isStatic in hasSelf ? [false, true] : [true] {
          let found = program.find(name, on: type, isStatic: isStatic, call: call)
          if isDeclared(found) { return (found, isStatic) }
        }
        if hasSelf { entry.lacks.insert(name) }
      }
      outer = entry.outer
      isOwn = false
    }
    if let bound = function?.selfBound.flatMap({ types.read($0, in: scope) }) {
      let found = program.find(name, on: bound, isStatic: isStatic, call: call)
      if isDeclared(found) { return (found, isStatic) }
    }
    if !isStatic, let bound = boundSelf {
      let found = program.find(name, on: bound, isStatic: false, call: call)
      if found.type != nil || !found.closure.isEmpty { return (found, false) }
    }
    return nil
  }

  private func isDeclared(_ found: FoundMember) -> Bool {
    found.member != nil || found.isKnown
  }
}
