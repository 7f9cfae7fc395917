import KataCore

/// Builders, which put parts together, and routers, which lead from screen to screen.
extension RoleReader {
  func connector(_ type: Int) -> Role? {
    let makes = evidence.from[type].filter { $0.kinds.contains(.makes) }
    let makesScreens = makes.contains { index.kinship[$0.to] == .viewController }
    let isEnum = index.facts.types[type].kind == .enum
    if share(type, [.navigation]) >= 0.4, !makesScreens || evidence.showsScreens(type) {
      return .router
    }
    if isWireframe(type, makesScreens: makesScreens) { return .router }
    let connects = share(type, [.wiring, .navigation]) >= 0.5
    if makes.count > 1 || makesScreens || isEnum, connects, !isAskedBehindScreen(type) {
      return .builder
    }
    if isEnum, mass(type) == 0, !makes.isEmpty { return .builder }
    return evidence.writes(type, [.layout]) >= 0.5 ? .view : nil
  }

  /// Who makes the next screen, or shows it, is a router as long as somebody keeps it to ask for it; so is who keeps
  /// what screens are shown in.
  private func isWireframe(_ type: Int, makesScreens: Bool) -> Bool {
    let connecting: [Responsibility] = [.navigation, .wiring]
    if leadsBesideOthers(type) { return true }
    guard
      share(type, connecting) >= 0.7
        || evidence.writes(type, connecting) >= 0.7 && !tellsScreen(type)
    else { return false }
    if evidence.keepsStack(type) || makesScreens && isAskedBehindScreen(type) { return true }
    let leads = evidence.writes(type, [.navigation])
    if leads > 0, isAsked(type) { return true }
    let isKept = evidence.to[type].contains(where: \.isHolding)
    return leads >= 0.2 && isKept && evidence.showsScreens(type) && !tellsScreen(type)
  }

  /// Whether a type shows screens from one that it keeps, for somebody behind a screen who asks another for data: it
  /// leads, whatever else it has taken on.
  private func leadsBesideOthers(_ type: Int) -> Bool {
    guard evidence.keepsScreen(type), evidence.showsScreens(type), !tellsScreen(type),
      evidence.writes(type, [.navigation]) > 0
    else { return false }
    let askers = evidence.to[type].filter(\.isHolding).map(\.from)
    return !askers.contains(where: isScreen)
      && askers.contains { asker in
        let kept = evidence.from[asker].filter(\.isHolding).map(\.to)
        let isBehindScreen =
          kept.contains(where: isScreen)
          || evidence.to[asker].contains { $0.isHolding && isScreen($0.from) }
        return isBehindScreen && kept.contains { $0 != type && !isScreen($0) && asks($0) }
      }
  }

  /// Whether a type knows a screen by a protocol, as presenters do.
  private func tellsScreen(_ type: Int) -> Bool {
    evidence.from[type].contains { $0.isHolding && $0.through != nil && isScreen($0.to) }
  }

  /// Whether who keeps a type, and knows it by a protocol only, keeps a screen as well; a router's factory is asked
  /// by the router.
  private func isAskedBehindScreen(_ type: Int) -> Bool {
    evidence.to[type].contains { link in
      link.isHolding && link.through != nil
        && evidence.from[link.from].contains { $0.isHolding && isScreen($0.to) }
    }
  }

  /// Whether somebody keeps a type and knows it by a protocol only.
  func isAsked(_ type: Int) -> Bool {
    evidence.to[type].contains { $0.isHolding && $0.through != nil }
  }
}
