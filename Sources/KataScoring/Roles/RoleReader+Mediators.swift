import KataCore

/// Presenters and view models: who stands between a screen and all else.
extension RoleReader {
  func mediator(_ type: Int) -> Role? {
    guard mass(type) > 0, !isBehindPresenter(type) else { return nil }
    if evidence.from[type].contains(where: { $0.isHolding && isScreen($0.to) }) {
      return .presenter
    }
    let screens = holders(type)
    guard !screens.isEmpty, !hasOutput(type), !onlyServes(type) else { return nil }
    let speaks = share(type, Self.speaking)
    guard index.facts.types[type].kind == .class else { return speaks >= 0.3 ? .viewModel : nil }
    if evidence.writes(type, Self.speaking) > 0 { return .viewModel }
    guard !isKnownBelow(type) else { return nil }
    return speaks > 0 || decides(type, for: screens) ? .viewModel : nil
  }

  /// Whether a presenter keeps a type that asks services, and no screen does: an interactor, also when it drives the
  /// screen itself.
  func isBehindPresenter(_ type: Int) -> Bool {
    holders(type).isEmpty && !(evidence.keepsScreen(type) && evidence.showsScreens(type))
      && evidence.writes(type, [.network, .storage, .logging]) > 0
      && evidence.from[type].contains { $0.isHolding && isScreen($0.to) }
      && evidence.to[type].contains { $0.isHolding && roles[$0.from] == .presenter }
  }

  private static let speaking: [Responsibility] = [.presentation, .observing]

  /// A screen that decides nothing, and asks nobody else, has somebody who decides.
  private func decides(_ type: Int, for screens: [Link]) -> Bool {
    share(type, [.domain]) >= 0.5 && screens.contains { roles[$0.from] == .view }
      && !screens.contains { screen in
        evidence.from[screen.from].contains { $0.isHolding && asks($0.to) }
      }
  }

  /// Whether anybody below the screens works with a type, as services do with entities.
  private func isKnownBelow(_ type: Int) -> Bool {
    evidence.to[type].contains { link in
      link.kinds != [.mentions] && roles[link.from] == .other && holders(link.from).isEmpty
    }
  }

  /// The screens that keep a type.
  private func holders(_ type: Int) -> [Link] {
    evidence.to[type].filter { $0.isHolding && isScreen($0.from) }
  }

  func asks(_ type: Int) -> Bool { evidence.writes(type, Self.asking) > 0 }

  /// Whether a type asks network or storage itself, and itself has nothing to say to a screen.
  private func onlyServes(_ type: Int) -> Bool {
    asks(type) && evidence.writes(type, [.presentation, .observing]) == 0
  }

  /// Whether a type tells somebody by a protocol who tells the screen that asks the type: the interactor of view,
  /// interactor and presenter in a circle.
  func hasOutput(_ type: Int) -> Bool {
    let screens = Set(holders(type).map(\.from))
    return evidence.from[type].contains { output in
      output.isHolding && output.through != nil
        && evidence.from[output.to].contains { $0.isHolding && screens.contains($0.to) }
    }
  }
}
