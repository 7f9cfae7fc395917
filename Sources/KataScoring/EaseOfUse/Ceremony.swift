import KataCore

/// Declarations that do no work: functions that only forward, private functions that nobody calls, protocols with fewer than
/// two conformers.
///
/// Where it can be wrong: a protocol with one conformer may have its test double in a target that was not read.
struct Ceremony: Hashable, Sendable {
  struct Item: Hashable, Sendable {
    enum Kind: Sendable {
      case forwards, unused, singleConformer
    }

    let kind: Kind
    let type: String
    /// The member; nil for the type itself.
    let member: String?
    let location: SourceLocation
  }

  let items: [Item]
  let declarations: Int

  /// Ceremony among declarations, 0 to 1; nil without any.
  var share: Double? { declarations > 0 ? Double(items.count) / Double(declarations) : nil }

  init(_ facts: ProgramFacts) {
    let called = facts.functions.reduce(into: Set<Int>()) { $0.formUnion($1.calls) }
    var items: [Item] = []
    var count = 0
    for type in facts.types where !type.kind.belongsToCallers {
      count += 1
      guard type.kind == .protocol else { continue }
      let conformers = facts.types.count {
        $0.ancestors.contains(type.name) && $0.kind != .protocol
      }
      if conformers < 2 {
        items.append(
          Item(kind: .singleConformer, type: type.name, member: nil, location: type.location))
      }
    }
    for (number, function) in facts.functions.enumerated() where function.kind == .function {
      count += 1
      let isUnused =
        !function.isEntryPoint && !function.mayBeCalledElsewhere && !called.contains(number)
      guard isUnused || function.onlyForwards && !function.isEntryPoint else { continue }
      items.append(
        Item(
          kind: isUnused ? .unused : .forwards, type: facts.types[function.type].name,
          member: function.name, location: function.location))
    }
    (self.items, declarations) = (items, count)
  }
}
