import KataCore

extension Tangles {
  /// Joins screens with the objects that work on several of the views which the screens store, whoever makes whom and
  /// whatever the screens know of these.
  ///
  /// Who sets a screen's labels one by one is its controller, also where the screen only fires closures. Who puts a
  /// screen together, opens it or tells it things needs none of its views.
  ///
  /// Where it can be wrong: a coordinator that looks after two views of a screen is joined as well.
  mutating func tieThoseAtOutlets(_ index: ProgramIndex, _ insides: Insides, isHome: [Bool]) {
    for type in isHome.indices where isHome[type] && !index.kinship[type].isScreenObject {
      guard index.outgoing[type].contains(where: { Self.mayBeScreen($0.to, index) }) else {
        continue
      }
      let used = insides.used(by: index.functionsOfType[type])
      for screen in used.keys.sorted() where isHome[screen] && index.kinship[screen].isScreenObject
      {
        let views = index.facts.types[screen].properties.filter { property in
          !property.isStatic && used[screen]?.contains(property.name) == true
            && property.type.map { Self.isView($0, index) } == true
        }
        if views.count > 1 { join(screen, type) }
      }
    }
  }

  private static func mayBeScreen(_ type: Int, _ index: ProgramIndex) -> Bool {
    index.kinship[type].isScreenObject
      || index.facts.types[type].kind == .protocol
        && index.conformers(of: index.facts.types[type].name)
          .contains { index.kinship[$0].isScreenObject }
  }

  private static func isView(_ name: String, _ index: ProgramIndex) -> Bool {
    index.type(name).map { index.kinship[$0] == .view } ?? (ViewKinship(ancestors: [name]) == .view)
  }
}
