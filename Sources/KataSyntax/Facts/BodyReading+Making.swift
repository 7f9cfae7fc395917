import KataCore
import SwiftSyntax

extension BodyReading {
  func readMaking(of type: ReadType, _ call: FunctionCallExprSyntax) -> ReadType? {
    make(type, [], call)
  }

  /// Reads the making of a value or object.
  func make(
    _ type: ReadType?, _ words: [String], _ call: FunctionCallExprSyntax
  ) -> ReadType? {
    var callee = Callee(kind: .make, name: type?.madeName ?? "init", words: words)
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
      if entry.keeper != nil { return readBoxing(callee, call) }
    } else if let members = program.known.members(of: callee.name),
      let found = members["init"] ?? members["*"]
    {
      callee.closure = found.readClosure
    }
    return readCall(callee, call) { arguments in
      Self.wrapped(arguments.first.flatMap { $0 }, in: type)
    }
  }

  /// What `Optional(value)` and `Array(list)` make of what they are given.
  private static func wrapped(_ value: ReadType?, in type: ReadType) -> ReadType? {
    guard case .named(let name, nil, let arguments) = type, arguments.isEmpty else { return nil }
    switch name {
    case "Optional": return value.map { .optional($0) }
    case "Array": return value?.element.map { .array($0) }
    default: return nil
    }
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
    if case .named(_, _, let arguments)? = callee.type, arguments.isEmpty, !entry.generics.isEmpty {
      callee.type = types.selfType(entry)
    }
    return entry.keeper == nil ? readCall(callee, call) : readBoxing(callee, call)
  }
}
