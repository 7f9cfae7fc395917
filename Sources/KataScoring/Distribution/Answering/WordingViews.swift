import KataCore

/// Finds what views word of nothing but what their makers tell them, by a call or by setting a property.
///
/// A list's cells are told by others than their makers, which the system is.
struct WordingViews {
  /// By function.
  private(set) var isForMakers: [Bool]
  private let index: ProgramIndex

  init(_ index: ProgramIndex) {
    self.index = index
    isForMakers = [Bool](repeating: false, count: index.facts.functions.count)
    for type in index.facts.types.indices where index.kinship[type] == .view {
      let makers = Set(index.incoming[type].filter { $0.kind == .makes }.map(\.from))
      if makers.isEmpty { continue }
      for function in index.functionsOfType[type] { note(function, of: type, makers) }
    }
  }

  private mutating func note(_ function: Int, of type: Int, _ makers: Set<Int>) {
    let entry = index.facts.functions[function]
    switch entry.kind {
    case .function where !entry.isOverride && !entry.parameterTypes.isEmpty && words(function):
      isForMakers[function] = index.callers[function].allSatisfy { caller in
        makers.contains(index.facts.functions[caller.function].type)
      }
    case .observer where isSet(entry.name, of: type, by: makers):
      let own = entry.calls.keys.filter { isStep($0, in: type) }
      guard words(function) || own.contains(where: words) else { return }
      for wording in own + [function] { isForMakers[wording] = true }
    default: break
    }
  }

  private func words(_ function: Int) -> Bool {
    index.atomsOfFunction[function].contains { index.facts.atoms[$0].has(.interpolation) }
  }

  /// Whether a type's makers set a property, and no other type does.
  private func isSet(_ name: String, of type: Int, by makers: Set<Int>) -> Bool {
    let setting = index.mentions.of(name).filter { mention in
      mention.isUsed && mention.use.kind == .write && mention.use.on.flatMap(index.type) == type
    }.map { index.facts.type(of: index.facts.atoms[$0.atom]) }.filter { $0 != type }
    return !setting.isEmpty && setting.allSatisfy(makers.contains)
  }

  /// Whether a function is called by nobody but observers of its own type.
  private func isStep(_ function: Int, in type: Int) -> Bool {
    index.facts.functions[function].type == type && !index.facts.functions[function].isOverride
      && index.callers[function].allSatisfy { caller in
        index.facts.functions[caller.function].kind == .observer
          && index.facts.functions[caller.function].type == type
      }
  }
}
