import KataCore

/// How much of the screen's logic tests can hold on to without a screen.
///
/// `0.60 · killed + 0.25 · intercepted + 0.15 · free`: mutants that tests without a view notice, effects that
/// they can intercept, logic that compiles without UIKit. A part that cannot be measured leaves its weight to the
/// others.
struct Testability: Sendable {
  let killed: Double?
  let intercepted: Double?
  let free: Double?

  init(killed: Double?, effects: [Effect], free: Double?) {
    self.killed = killed
    self.free = free
    intercepted =
      effects.isEmpty
      ? nil : Double(effects.filter(\.isInterceptable).count) / Double(effects.count)
  }

  var parts: [Score.Part] {
    let parts: [(String, Double?, Double)] = [
      ("killed", killed, 0.6), ("intercepted", intercepted, 0.25), ("uikitFree", free, 0.15),
    ]
    let measured = parts.filter { $0.1 != nil }.map(\.2).reduce(0, +)
    return parts.map { name, value, weight in
      Score.Part(
        name: name, value: value.map(Score.rounded),
        weight: value == nil || measured == 0 ? 0 : weight / measured)
    }
  }

  var raw: Double { Score.rounded(parts.map { ($0.value ?? 0) * $0.weight }.reduce(0, +)) }
}
