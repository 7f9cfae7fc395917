import KataCore

/// How to do without a reference against the pattern.
extension WrongWays {
  /// What to do about a reference, and whose it is to do.
  func mending(_ link: Link) -> (remedy: DesignFinding.Remedy, home: Role?) {
    if isHelper(link) { return (.askThrough, architecture.mediator) }
    return switch (roles[link.from], roles[link.to]) {
    case (.view, .service), (.view, .interactor), (.view, .router), (.controller, .service),
      (.controller, .interactor), (.controller, .router):
      (.askThrough, architecture.mediator)
    case (.view, .model), (.controller, .model): (.handOver, architecture.mediator)
    case (.presenter, .view), (.presenter, .controller), (.viewModel, .view),
      (.viewModel, .controller):
      awayFromScreen(link)
    case (.presenter, .service), (.viewModel, .service):
      (.askThrough, .interactor)
    case (.interactor, .view), (.interactor, .controller), (.interactor, .router):
      (.report, architecture.mediator)
    case (.service, .service), (.model, .service): (.handOver, nil)
    case (.service, _), (.model, _): (.report, nil)
    case (.router, .interactor): (.handIn, nil)
    default: (.knowByProtocol, nil)
    }
  }

  /// Another screen than the one it is kept by is the next one.
  private func awayFromScreen(_ link: Link) -> (DesignFinding.Remedy, Role?) {
    if !link.isHolding, link.kinds.contains(.makes) { return (.leadOn, .router) }
    return architecture == .mvvm || roles[link.from] == .viewModel
      ? (.publish, nil) : (.knowByProtocol, nil)
  }

  /// The name of the type with a role that one already holds, or of the only one.
  func atHand(_ role: Role, from type: Int) -> String? {
    let seams = SeamRole(index: design.index)
    let all = (typesOfRole[role] ?? []).filter { $0 != type }
    let parts = all.filter { seams.role(of: $0) == role }
    let others = parts.isEmpty ? all : parts
    let held = (kept[type] ?? []).filter(others.contains).min()
    let found = held ?? (others.count == 1 ? others[0] : nil)
    return found.map { design.index.facts.types[$0].name }
  }
}
