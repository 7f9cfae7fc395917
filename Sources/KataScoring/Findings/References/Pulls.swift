import KataCore

/// Finds who asks for values that it should be told.
///
/// A passive view is told what to show: one that reads its presenter's properties has to know when to look again, and
/// decides what comes of it. In VIPER an interactor reports what came of a request by its output; a presenter that reads
/// it decides when facts are new. One value may be a beginning that is shown once, two are a way of working. What
/// people enter comes with what they did, as `AskedScreens` tells.
struct Pulls {
  let design: Design
  let roles: [Role]
  let lesson: String

  private static let fewest = 2

  /// Screens that read their presenter; who is bound to a view model reads its state.
  var ofViews: [DesignFinding] {
    guard [.mvp, .viper].contains(design.table.architecture) else { return [] }
    return findings(.essential, to: .presenter, from: isScreen)
  }

  var ofPresenters: [DesignFinding] {
    guard design.table.architecture == .viper else { return [] }
    return findings(.advice, to: .interactor) { roles[$0] == .presenter }
  }

  private func isScreen(_ type: Int) -> Bool { roles[type] == .view || roles[type] == .controller }

  private func findings(
    _ level: DesignFinding.Level, to role: Role, from isAsking: (Int) -> Bool
  ) -> [DesignFinding] {
    let types = design.index.facts.types
    return design.links.filter { link in
      link.isHolding && isAsking(link.from) && roles[link.to] == role
        && types[link.to].kind == .class
    }.compactMap { link in
      let pulled = pulled(link)
      guard Set(pulled.map(\.name)).count >= Self.fewest else { return nil }
      return DesignFinding(
        .wrongWayReference, level, type: types[link.from].name, other: types[link.to].name,
        locations: pulled.map(\.place).oncePerLine, lesson: lesson, home: role, remedy: .bind)
    }
  }

  /// The values that one reads of the other, or is answered with.
  private func pulled(_ link: Link) -> [(name: String, isRead: Bool, place: SourceLocation)] {
    let names = [link.through, design.index.facts.types[link.to].name].compactMap(\.self)
    return design.index.atoms(of: link.from).flatMap { atom in
      atom.uses.filter { use in
        guard let on = use.on, names.contains(on) else { return false }
        return use.kind == .read || use.kind == .call && use.type != nil
      }.map { ($0.name, $0.kind == .read, atom.location) }
    }
  }
}

extension DesignFinding {
  /// Whether somebody asks an interactor for what that one should report: a way of working, and no wrong direction.
  var asksBelow: Bool { remedy == .bind && home == .interactor }
}
