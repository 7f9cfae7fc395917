import KataCore

/// Finds screens that keep a view model which changes by itself and tells nobody.
struct Unbound {
  let design: Design
  let roles: [Role]
  let lesson: String

  var findings: [DesignFinding] {
    guard design.table.architecture == .mvvm else { return [] }
    let types = design.index.facts.types
    return design.links.filter { link in
      (roles[link.from] == .view || roles[link.from] == .controller)
        && roles[link.to] == .viewModel && link.isHolding && Silence(design.index).keeps(link.to)
    }.map { link in
      DesignFinding(
        .wrongWayReference, .essential, type: types[link.from].name, other: types[link.to].name,
        locations: link.locations.oncePerLine, lesson: lesson, home: .viewModel, remedy: .bind)
    }
  }
}
