import KataCore

/// Finds screens that keep a view model which changes by itself and tells nobody, not even by a notification.
struct Unbound {
  let design: Design
  let roles: [Role]
  let lesson: String

  var findings: [DesignFinding] {
    guard design.table.architecture == .mvvm else { return [] }
    let types = design.index.facts.types
    let news = Broadcasts(design: design, roles: roles, lesson: lesson).findings
    return design.links.filter { link in
      (roles[link.from] == .view || roles[link.from] == .controller)
        && roles[link.to] == .viewModel && link.isHolding && Silence(design.index).keeps(link.to)
        && !news.contains {
          ($0.type, $0.other) == (types[link.to].name, types[link.from].name)
        }
    }.map { link in
      DesignFinding(
        .wrongWayReference, .essential, type: types[link.from].name, other: types[link.to].name,
        locations: link.locations.oncePerLine, lesson: lesson, home: .viewModel, remedy: .bind)
    }
  }
}
