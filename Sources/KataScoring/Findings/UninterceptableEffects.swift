import KataCore

/// Finds effects that no test double can replace.
struct UninterceptableEffects: DesignRule {
  func findings(in context: FindingContext) -> [DesignFinding] {
    let effects = context.design.effects.filter { !$0.isInterceptable && $0.kind != .mainQueue }
    let groups = Dictionary(grouping: effects) { "\($0.type) \($0.kind.rawValue)" }
    return groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { _, effects in
      let first = effects[0]
      return DesignFinding(
        .uninterceptableEffect, .advice, type: first.type,
        summary: "`\(first.type)` reaches \(Self.noun(first.kind)) by `\(first.call)`",
        reason: "A test cannot put a test double in its place.",
        step: "Inject it: take it as an initialiser parameter, by a protocol or a closure.",
        locations: effects.map(\.location), lesson: context.lesson(about: first.type))
    }
  }

  private static func noun(_ kind: Effect.Kind) -> String {
    switch kind {
    case .network: "the network"
    case .clock: "the clock"
    case .randomness: "random values"
    case .storage: "storage"
    case .notifications: "the notification center"
    case .mainQueue: "the main queue"
    case .singleton: "a singleton"
    case .navigation: "other screens"
    case .logging: "the log"
    }
  }
}
