import KataCore

/// Finds the properties that tell somebody when they are set: published ones, and those whose observer calls a closure
/// or a listener.
///
/// Whether a property is published is told by who asks for its projection, so that one nobody hears of tells nothing.
struct TellingReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  /// Such properties, as `Type.name`.
  func fields(_ atoms: [ReadAtom]) -> Set<String> {
    var fields: Set<String> = []
    for atom in atoms where atom.has(.read) {
      for use in atom.uses where use.kind == .read && use.name.hasPrefix("$") {
        guard let on = use.on, code.nature(on) == .object, !use.name.hasPrefix("$0") else {
          continue
        }
        for type in code.index.candidates(on) {
          fields.insert(code.facts.types[type].name + "." + use.name.dropFirst())
        }
      }
    }
    for atom in atoms where atom.function.kind == .observer && !atom.isInView && tells(atom) {
      let property = atom.type.properties.first { $0.name == atom.function.name }
      if !isKept(property?.type) { fields.insert(atom.type.name + "." + atom.function.name) }
    }
    return fields
  }

  /// Whether a property of a type holds what is known, so that whoever sets it changes the model first of all.
  private func isKept(_ type: String?) -> Bool {
    guard let type else { return false }
    return ComputationReading.collections.contains(type) || code.nature(type) != nil
      || code.isEntity(type)
  }

  private func tells(_ atom: ReadAtom) -> Bool {
    atom.has(.call) { use in
      guard use.type == nil, let on = use.on else { return false }
      if on == atom.type.name { return code.property(use)?.isClosure == true }
      return code.index.protocol(on) != nil
        && atom.type.properties.contains { $0.type == on && $0.isWeak }
    }
  }
}

extension CodeReading {
  /// Whether a use sets a property of its own object that tells somebody.
  func tells(_ use: Use, in atom: ReadAtom) -> Bool {
    use.kind == .write && use.on == atom.type.name && !atom.isInView
      && tellingFields.contains(atom.type.name + "." + use.name)
  }
}
