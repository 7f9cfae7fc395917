import KataCore
import SwiftSyntax

/// What a name means behind a receiver.
struct FoundMember {
  /// The program's or the given declaration; nil for the platform's.
  var member: MemberEntry?
  /// The receiver's type as facts name it.
  var on: String?
  /// A property's type or the result of a call.
  var type: ReadType?
  /// What closures handed to a platform's function are given.
  var closure: [ReadType] = []
  /// What the receiver's generic parameters stand for.
  var meanings: [String: ReadType] = [:]
  /// Whether the table of the platform has it.
  var isKnown = false
}

extension FactProgram {
  /// The labels and closures of a call, to choose between overloads by.
  struct CallShape {
    /// Read only where there is a choice.
    let labels: () -> [String]
    let trailing: Int
  }

  /// Looks a member up in a type, in what it inherits from, and in the table of the platform.
  func find(
    _ name: String, on receiver: ReadType, isStatic: Bool, call: CallShape?
  ) -> FoundMember {
    switch receiver.unwrapped {
    case .metatype(let type): return find(name, on: type, isStatic: true, call: call)
    case .named(let typeName, let entry?, let arguments):
      return find(
        name, in: entry, named: typeName, arguments: arguments, isStatic: isStatic, call: call)
    case .named("Result", nil, let arguments) where name == "get":
      return FoundMember(on: "Result", type: arguments.first, isKnown: true)
    case .named(let typeName, nil, let arguments):
      if Self.sequences.contains(typeName), arguments.count == 1,
        let found = sequenceMember(name, element: arguments[0])
      {
        return found
      }
      let places = foreignPlaces(of: typeName)
      return findForeign(name, in: places, isStatic: isStatic, call: call)
        ?? FoundMember(on: typeName)
    case .array(let element):
      if let found = sequenceMember(name, element: element) { return found }
      return findForeign(name, in: listPlaces, isStatic: isStatic, call: call)
        ?? FoundMember(on: "Array")
    case .dictionary(let key, let value):
      return dictionaryMember(name, key: key, value: value)
        ?? findForeign(
          name, in: foreignPlaces(of: "Dictionary"), isStatic: isStatic, call: call)
        ?? FoundMember(on: "Dictionary")
    case .tuple(let parts):
      let part = Int(name).flatMap { parts.indices.contains($0) ? parts[$0] : nil }
      return FoundMember(type: (part ?? parts.first { $0.label == name })?.type)
    case .composition(let parts): return find(name, in: parts, isStatic: isStatic, call: call)
    case .function, .generic, .optional: return FoundMember()
    }
  }

  /// Looks in all parts of a composition; what none declares is the first one's.
  private func find(
    _ name: String, in parts: [ReadType], isStatic: Bool, call: CallShape?
  ) -> FoundMember {
    let found = parts.map { find(name, on: $0, isStatic: isStatic, call: call) }
    return found.first { $0.member != nil || $0.isKnown }
      ?? zip(parts, found).first { $0.0.entry != nil }?.1 ?? found.first ?? FoundMember()
  }

  private func find(
    _ name: String, in entry: TypeEntry, named typeName: String, arguments: [ReadType],
    isStatic: Bool, call: CallShape?
  ) -> FoundMember {
    // A name that is not called is a function's only where no property has it, such as `tableView` of a controller.
    var function: FoundMember?
    for ancestor in lineage(of: entry) {
      guard let members = ancestor.members[name],
        let member = choose(from: members, isStatic: isStatic, call: call)
      else { continue }
      let meanings = meanings(of: ancestor, for: entry, arguments)
      let found = FoundMember(
        member: member, on: typeName, type: type(of: member, isCalled: call != nil, meanings),
        meanings: meanings)
      if member.kind != .function || call.map({ isMeant(member, by: $0, name, entry) }) == true {
        return found
      }
      function = function ?? found
    }
    let places = foreignPlaces(of: entry)
    if let found = findForeign(name, in: places, isStatic: isStatic, call: call),
      function == nil || found.isKnown
    {
      return found
    }
    if let function { return function }
    if let found = findDynamic(name, in: entry, named: typeName, arguments, call: call) {
      return found
    }
    let foreignNames = foreignAncestors(of: entry)
    if entry.kind == .enum, name == "rawValue" || name == "allCases" {
      let raw = foreignNames.first.map { ReadType.foreign($0) }
      let all = ReadType.array(.named(entry.name, entry, []))
      return FoundMember(on: typeName, type: name == "rawValue" ? raw : all)
    }
    // What the program does not declare must come from a superclass that it does not declare.
    let isObject = entry.kind == .class || entry.kind == .actor
    return FoundMember(on: (isObject ? foreignNames.first : nil) ?? typeName)
  }

  /// Whether a call can reach a function of the program, where the platform has another one of the name.
  private func isMeant(
    _ member: MemberEntry, by call: CallShape, _ name: String, _ entry: TypeEntry
  ) -> Bool {
    guard foreignPlaces(of: entry).contains(where: { $0.known[name] != nil }) else { return true }
    return member.accepts(labels: call.labels(), trailing: call.trailing)
  }

  /// Looks in the program's extensions of foreign types, then in the table.
  func findForeign(
    _ name: String, in places: [ForeignPlace], isStatic: Bool, call: CallShape?
  ) -> FoundMember? {
    for place in places {
      if let members = place.added?.members[name],
        let member = choose(from: members, isStatic: isStatic, call: call)
      {
        return FoundMember(
          member: member, on: place.type, type: type(of: member, isCalled: call != nil, [:]))
      }
      // That a type has members of any name tells nothing of a name that stands alone.
      if let found = place.known[name] ?? place.known["*"] {
        return FoundMember(
          on: place.type, type: found.readType, closure: found.readClosure,
          isKnown: place.known[name] != nil)
      }
    }
    return nil
  }

  func choose(
    from members: [MemberEntry], isStatic: Bool, call: CallShape?
  ) -> MemberEntry? {
    let fitting = members.filter { $0.isStatic == isStatic || $0.kind == .initializer }
    guard let call, fitting.count > 1 else { return fitting.first }
    let labels = call.labels()
    return fitting.first { $0.accepts(labels: labels, trailing: call.trailing) }
      ?? fitting.first
  }

  // MARK: Types of members

  private func type(
    of member: MemberEntry, isCalled: Bool, _ meanings: [String: ReadType]
  ) -> ReadType? {
    let type = bound(member, meanings) ?? readType(of: member)?.replacing(meanings)
    guard isCalled, case .function(_, let result)? = type?.unwrapped else { return type }
    return result
  }

  /// The type of a member as a value; it is looked up once.
  func readType(of member: MemberEntry) -> ReadType? {
    if let read = member.read { return read }
    guard !member.isBeingRead else { return nil }
    member.isBeingRead = true
    let read = newType(of: member)
    member.isBeingRead = false
    member.read = .some(read)
    return read
  }

  private func newType(of member: MemberEntry) -> ReadType? {
    let reader = TypeMeaning(program: self)
    func parameters() -> [ReadType?] {
      member.parameters.map { $0.type.flatMap { reader.read($0, in: member.scope) } }
    }
    switch member.kind {
    case .property:
      if let type = member.type { return reader.read(type, in: member.scope) }
      return member.initialValue.flatMap { value in
        BodyReading(program: self, scope: member.scope, isStatic: member.isStatic, function: nil)
          .type(of: value)
      }
    case .function:
      let result = member.type.map { reader.read($0, in: member.scope) } ?? .tuple([])
      return .function(parameters(), result)
    case .subscripting:
      return .function(parameters(), member.type.flatMap { reader.read($0, in: member.scope) })
    case .initializer: return .function(parameters(), member.scope.type.flatMap(reader.selfType))
    case .enumCase:
      let type = member.scope.type.flatMap(reader.selfType)
      return member.parameters.isEmpty ? type : .function(parameters(), type)
    }
  }
}
