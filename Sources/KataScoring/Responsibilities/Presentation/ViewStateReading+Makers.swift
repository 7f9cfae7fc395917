import KataCore

extension ViewStateReading {
  /// What those who feed views make, and what such values make of themselves and of their parts.
  func made() -> Set<String> {
    var makers: [String: Set<String>] = [:]
    var made: Set<String> = []
    let (asked, alone) = (asked(isNamespace), asked(worksAlone))
    for atom in atoms where !atom.isInView {
      let names = atom.uses.compactMap(Self.madeName)
      if feeds[atom.function.type] || asked.contains(atom.atom.function) {
        made.formUnion(names)
      } else if alone.contains(atom.atom.function) {
        made.formUnion(names.filter(isMadeOfEntity))
      }
      makers[atom.type.name, default: []].formUnion(names)
    }
    var waiting = Array(made)
    while let name = waiting.popLast() {
      guard code.nature(name) == .value else { continue }
      let more = makers[name, default: []].subtracting(made)
      made.formUnion(more)
      waiting += more
    }
    return made
  }

  /// The functions of some types that those who feed views call to have such values made.
  private func asked(_ isMeant: (Int) -> Bool) -> Set<Int> {
    var asked: Set<Int> = []
    for atom in atoms where feeds[atom.function.type] {
      for use in atom.uses where use.kind == .call {
        asked.formUnion(
          code.callees(of: use).filter { function in
            let entry = index.facts.functions[function]
            return (entry.isStatic || isMeant(entry.type)) && !fetches[entry.type]
              && entry.type != atom.function.type
          })
      }
    }
    return asked
  }

  private func isNamespace(_ type: Int) -> Bool { index.facts.types[type].properties.isEmpty }

  /// Whether a type keeps nothing but values.
  private func worksAlone(_ type: Int) -> Bool {
    index.facts.types[type].properties.allSatisfy { property in
      !property.isClosure && !property.isWeak && !code.isOwnObject(property.type)
        && code.nature(property.type) != .view && !code.isStream(property.type)
        && property.type != nil
    }
  }

  /// The values that are made of entities where streams are and that nobody reads who knows their type: what a stream
  /// hands to views.
  func streamed() -> Set<String> {
    var names: Set<String> = []
    for atom in atoms
    where feeds[atom.function.type] && code.hearsStreams(atom.atom.location.path) {
      names.formUnion(atom.uses.lazy.filter { $0.kind == .make }.map(\.name))
    }
    names = names.filter(isMadeOfEntity)
    guard !names.isEmpty else { return [] }
    for atom in atoms {
      for use in atom.uses where use.kind == .read && use.on != atom.type.name {
        if let on = use.on { names.remove(on) }
      }
    }
    return names
  }

  private func isMadeOfEntity(_ name: String) -> Bool {
    guard let type = index.type(name), index.facts.types[type].name == name else { return false }
    return index.functionsOfType[type].contains { function in
      let entry = index.facts.functions[function]
      return entry.kind == .initializer
        && entry.parameterTypes.contains { code.nature($0) == .value && $0 != name }
    }
  }

  private static func madeName(_ use: Use) -> String? {
    switch use.kind {
    case .make: use.name
    case .write: use.on
    // A value that its type keeps or makes ready, such as `.empty`.
    case .call, .read: use.on == use.type || use.name == "init" ? use.on : nil
    default: nil
    }
  }
}
