import KataCore

/// Finds the values that hold what a view shows at one moment.
///
/// Those who feed views make them, and views alone read them; what is decoded comes from outside and is no such value.
struct ViewStateReading {
  private let index: ProgramIndex
  private let natures: [String: TypeNature]

  init(_ index: ProgramIndex, _ natures: [String: TypeNature]) {
    self.index = index
    self.natures = natures
  }

  func names(_ atoms: [ReadAtom]) -> Set<String> {
    var (made, read, readElsewhere): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    let feeds = index.facts.types.map(feedsViews)
    for atom in atoms {
      for use in atom.uses {
        if use.kind == .make || use.kind == .write, !atom.isInView {
          let name = use.kind == .make ? use.name : use.on
          if feeds[atom.function.type], let name { made.insert(name) }
        } else if use.kind == .read, let on = use.on, on != atom.type.name {
          if atom.isInView {
            read.insert(on)
          } else if !feeds[atom.function.type] {
            readElsewhere.insert(on)
          }
        }
      }
    }
    return made.intersection(read).subtracting(readElsewhere).filter(isPlainStruct)
  }

  /// Whether a type can tell a view of changes: through a weak protocol, a closure or a publisher.
  private func feedsViews(_ type: TypeFacts) -> Bool {
    type.properties.contains { property in
      if property.isClosure { return true }
      guard let name = property.type else { return false }
      return property.isWeak && index.protocol(name) != nil
        || ObservingRule.known.types.contains(name) || natures[name] == .carrier
    }
  }

  private func isPlainStruct(_ name: String) -> Bool {
    guard natures[name] == .value else { return false }
    let type = index.type(name).map { index.facts.types[$0] } ?? index.given(name)
    guard let type, type.kind == .struct || type.name != name else { return false }
    return Set(type.inherits).isDisjoint(with: ["Codable", "Decodable"])
  }
}
