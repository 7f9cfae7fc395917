import KataCore
import KataText

/// The effects that no test can intercept, by call, the most frequent first.
struct EffectSection: ReportSection {
  let effects: [Effect]
  let limit: Int
  /// The command that shows all of them.
  let more: String

  /// The places of one call.
  private struct Group {
    let call: String
    let kind: Effect.Kind
    var effects: [Effect]
  }

  func write(on page: inout Page) {
    guard !effects.isEmpty else { return }
    let stuck = effects.filter { !$0.isInterceptable }
    page.section("Effects that no test can intercept")
    guard !stuck.isEmpty else {
      page.add(StyledText("none of \(effects.count)"), lead: "  ")
      return
    }
    page.add(StyledText("\(stuck.count) of \(effects.count)"), lead: "  ")
    let groups = Self.groups(stuck)
    let shown = groups.count - 1 <= limit ? groups[...] : groups.prefix(limit)
    for group in shown { write(group, on: &page) }
    if groups.count > shown.count {
      page.add(page.prose("and \(groups.count - shown.count) more: `\(more)`", .dim), lead: "    ")
    }
  }

  private static func groups(_ effects: [Effect]) -> [Group] {
    var groups: [Group] = []
    for effect in effects {
      if let index = groups.firstIndex(where: { $0.call == effect.call && $0.kind == effect.kind })
      {
        groups[index].effects.append(effect)
      } else {
        groups.append(Group(call: effect.call, kind: effect.kind, effects: [effect]))
      }
    }
    return groups.enumerated().sorted { left, right in
      let (few, many) = (left.element.effects.count, right.element.effects.count)
      return few == many ? left.offset < right.offset : few > many
    }.map(\.element)
  }

  private func write(_ group: Group, on page: inout Page) {
    guard let first = group.effects.first else { return }
    let types = Set(group.effects.map(\.type)).count
    let place =
      types == 1
      ? "in " + CodeWord(first.type).description
      : "in \(types) types, first \(CodeWord(first.type))"
    let times = group.effects.count > types ? "\(group.effects.count) times " : ""
    page.item(
      page.glyphs.bullet, nil,
      page.prose("\(CodeWord(group.call)), \(group.kind.title), \(times)\(place)"))
    if limit == .max, group.effects.count > 1 {
      let places = LineRanges(group.effects.map(\.location), home: nil)
      page.add(StyledText(page.clean(places.text(atMost: 40)), .blue), lead: "    ")
    } else {
      page.add(StyledText(page.clean(first.location.description), .blue), lead: "    ")
    }
  }
}
