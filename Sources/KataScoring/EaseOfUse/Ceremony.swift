import KataCore

/// Declarations that do no work: functions that only forward, members that nobody uses, protocols with one
/// conformer.
///
/// Where it can be wrong: a protocol of the program's own with one conformer may have a double in tests that are
/// not among the files.
struct Ceremony: Hashable, Sendable {
  struct Item: Hashable, Sendable {
    let type: String
    let member: String?
    let location: SourceLocation
    /// Whether nobody calls it.
    var isUnused = false
  }

  let items: [Item]
  let declarations: Int

  /// Ceremony among declarations, 0 to 1; nil without any.
  var share: Double? {
    declarations > 0 ? Double(items.count) / Double(declarations) : nil
  }

  init(_ design: Design) {
    let index = design.index
    let liveness = Liveness(index)
    var items: [Item] = []
    var declarations = 0
    for type in index.facts.types where type.kind != .freeFunctions {
      declarations += 1
      guard type.kind == .protocol else { continue }
      if index.conformers(of: type.name).count < 2 {
        items.append(Item(type: type.name, member: nil, location: type.location))
      }
    }
    for (number, function) in index.facts.functions.enumerated()
    where [.function, .getter, .setter, .subscript].contains(function.kind) {
      declarations += 1
      let isIdle = function.onlyForwards && !function.isOverride && !function.isAction
      if isIdle || !liveness.isLive[number] {
        items.append(
          Item(
            type: index.facts.types[function.type].name, member: function.spoken,
            location: function.location, isUnused: !liveness.isLive[number]))
      }
    }
    (self.items, self.declarations) = (items, declarations)
  }
}
