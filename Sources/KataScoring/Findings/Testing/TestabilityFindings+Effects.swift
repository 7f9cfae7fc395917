import KataCore

extension TestabilityFindings {
  /// One finding per type and kind of effect, besides those that go through one object for all.
  var uninterceptable: [DesignFinding] { singletons + groups }

  private var groups: [DesignFinding] {
    var groups: [(type: String, kind: Effect.Kind, effects: [Effect])] = []
    let shared = sharedPaths
    for effect in effects
    where !effect.isInterceptable && isInTheWay(effect)
      && !shared.contains(where: { isReached(effect, through: $0) })
    {
      let place = groups.firstIndex { $0.type == effect.type && $0.kind == effect.kind }
      if let place {
        groups[place].effects.append(effect)
      } else {
        groups.append((effect.type, effect.kind, [effect]))
      }
    }
    let share = effects.isEmpty ? 0 : 25.0 / Double(effects.count)
    return groups.map { group in
      let calls = EffectCalls(group.effects)
      let mending = mending(group.kind, of: group.type)
      return DesignFinding(
        .uninterceptableEffect, .advice, type: group.type, responsibilities: [],
        locations: calls.locations, amount: Double(group.effects.count),
        gain: Score.rounded(share * Double(group.effects.count)), lesson: lesson,
        detail: calls.names.joined(separator: "\n"),
        home: mending.home, remedy: mending.remedy)
    }
    .sorted { ($1.amount ?? 0, $0.type ?? "") < ($0.amount ?? 0, $1.type ?? "") }
  }

  /// Whether a test without a view would meet it.
  ///
  /// Screens hop to the main queue and ask UIKit's own objects where no such test comes; waiting is another matter. To
  /// lead to other screens is a router's work.
  private func isInTheWay(_ effect: Effect) -> Bool {
    let role = role(of: effect.type)
    if effect.kind == .navigation { return !leads(effect.type) }
    let parts: [Role?] = [.view, .controller, .router, .builder]
    guard parts.contains(role) || ViewKinship.isViewLike(effect.type) else { return true }
    switch effect.kind {
    case .mainQueue: return effect.call.contains("asyncAfter")
    case .singleton: return !effect.call.hasPrefix("UI")
    default: return true
    }
  }

  /// Whether a type is a router, or what routers inherit from.
  private func leads(_ name: String) -> Bool {
    guard let type = design.index.type(name) else { return false }
    return roles.indices.contains { other in
      roles[other] == .router && (other == type || design.index.superclass[other] == type)
    }
  }

  /// A screen is no place for it, so handing it in there would not help; a service is replaced as a whole.
  private func mending(
    _ kind: Effect.Kind, of type: String
  ) -> (remedy: DesignFinding.Remedy, home: Role?) {
    if kind == .navigation { return (.leadOn, .router) }
    let role = role(of: type)
    if role == .service { return (.knowByProtocol, nil) }
    guard role == .view || role == .controller, let mediator else { return (.handIn, nil) }
    return (.askThrough, mediator)
  }
}
