import KataCore

/// Finds the values that hold what a view shows, ready to be shown.
///
/// Those who feed views make them, or have them made, of what the program knows, and views alone read them. What is decoded or fetched
/// comes from outside and is no such value, even where a view is the only one to read it.
struct ViewStateReading {
  let code: CodeReading
  let atoms: [ReadAtom]
  var index: ProgramIndex { code.index }
  let feeds: [Bool]
  /// The types that fetch, store or decode.
  let fetches: [Bool]

  init(_ code: CodeReading, _ atoms: [ReadAtom]) {
    self.code = code
    self.atoms = atoms
    var fetches = [Bool](repeating: false, count: code.facts.types.count)
    for atom in atoms where !fetches[atom.function.type] {
      fetches[atom.function.type] = atom.uses.contains { Self.isFromOutside($0, code) }
    }
    self.fetches = fetches
    let held = Self.heldByViews(code)
    feeds = code.facts.types.indices.map { type in
      Self.feedsViews(type, code) || held.contains(code.facts.types[type].name) && !fetches[type]
    }
  }

  /// The names of such types.
  var names: Set<String> {
    let read = read()
    return made()
      .intersection(read.union(conformers(of: read)).union(shown()).union(streamed()))
      .subtracting(outside()).filter(isPlainStruct)
  }

  private func read() -> Set<String> {
    var names: Set<String> = []
    for atom in atoms where atom.isInView && atom.has(.read) {
      for use in atom.uses where use.kind == .read {
        if let on = use.on, on != atom.type.name { names.insert(on) }
      }
    }
    return names
  }

  /// The properties of the program's objects that views read, as `Type.name`.
  var fields: Set<String> {
    var fields: Set<String> = []
    for atom in atoms where atom.isInView && atom.has(.read) {
      for use in atom.uses where use.kind == .read && use.on != atom.type.name {
        guard let on = use.on, code.nature(on) == .object else { continue }
        // A published property is heard of by its projection.
        let name = use.name.hasPrefix("$") ? String(use.name.dropFirst()) : use.name
        for type in index.candidates(on) {
          fields.insert(index.facts.types[type].name + "." + name)
        }
      }
    }
    return fields
  }

  /// What is made where data come from, or read by others than views and those who feed them.
  private func outside() -> Set<String> {
    var names: Set<String> = []
    for atom in atoms where !atom.isInView {
      let type = atom.function.type
      for use in atom.uses {
        if use.kind == .make, fetches[type] { names.insert(use.name) }
        guard use.kind == .read, let on = use.on, on != atom.type.name, on != use.type else {
          continue
        }
        if !feeds[type], !atom.type.nested.contains(on) { names.insert(on) }
      }
    }
    return names
  }

  // MARK: Types

  /// Whether a type can tell a view of changes: through a protocol, a closure or a publisher.
  private static func feedsViews(_ type: Int, _ code: CodeReading) -> Bool {
    guard !code.index.kinship[type].isScreenObject else { return false }
    return code.facts.types[type].properties.contains { property in
      if property.isClosure { return true }
      guard let name = property.type else { return false }
      let isListener =
        property.isWeak && code.index.protocol(name) != nil
        && (code.isViewProtocol(name) || code.index.conformers(of: name).isEmpty)
      return isListener || code.isViewProtocol(name)
        || code.isStream(name) || code.nature(name) == .carrier
    }
  }

  /// The objects that views hold, under their own names and those of whoever conforms to what is held.
  private static func heldByViews(_ code: CodeReading) -> Set<String> {
    let views = code.facts.types.indices.filter { code.index.kinship[$0].isScreenObject }
    let held = views.flatMap { code.facts.types[$0].properties.compactMap(\.type) }
    let types = Set(held).sorted().filter { code.nature($0) == .object }
      .flatMap(code.index.candidates)
    return Set(types.map { code.facts.types[$0].name })
  }

  private static func isFromOutside(_ use: Use, _ code: CodeReading) -> Bool {
    // A request that is only called off brings nothing.
    if use.name == "cancel" { return false }
    let duty = code.service(use)
    return duty == .network || duty == .storage || NetworkRule.known.covers(use, in: code)
      || StorageRule.known.covers(use, in: code) || DomainRule.decoding.covers(use, in: code)
  }

  private func isPlainStruct(_ name: String) -> Bool {
    guard code.nature(name) == .value else { return false }
    let type = index.type(name).map { index.facts.types[$0] } ?? index.given(name)
    guard let type, type.kind == .struct || type.kind == .class || type.name != name else {
      return false
    }
    return !index.isCoded(name) && !isMadeOfRawData(name)
  }
}

extension ViewStateReading {
  /// Whether values of a type are read from data that have no type yet.
  private func isMadeOfRawData(_ name: String) -> Bool {
    guard let type = index.type(name), index.facts.types[type].name == name else { return false }
    return index.functionsOfType[type].contains { function in
      let entry = index.facts.functions[function]
      return entry.kind == .initializer
        && entry.parameterTypes.contains { EntityReading.raw.contains($0) && $0 != "Map" }
    }
  }
}

extension ProgramIndex {
  /// Whether a type is written for what comes from outside or goes there.
  func isCoded(_ name: String) -> Bool {
    guard let type = type(name).map({ facts.types[$0] }) ?? given(name) else { return false }
    return !Set(type.inherits).isDisjoint(with: [
      "Codable", "Decodable", "Encodable", "Mappable", "ImmutableMappable", "Unboxable",
    ])
  }
}
