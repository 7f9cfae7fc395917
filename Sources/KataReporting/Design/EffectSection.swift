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
      page.add(
        page.words(
          effects.count == 1
            ? "none: a test can intercept the 1 effect that kata knows by name"
            : "none: a test can intercept each of the \(effects.count) effects that kata knows by name"
        ),
        lead: "  ")
      return
    }
    page.add(
      page.words("\(stuck.count) of the \(effects.count) that kata knows by name"), lead: "  ")
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
    let (count, name) = (group.effects.count, CodeWord(first.type))
    let times =
      switch (types, count > types) {
      case (1, false): "in \(name)"
      case (1, true): "\(count) times in \(name)"
      case (_, false): "in \(types) types, first \(name)"
      case (_, true): "\(count) times in \(types) types, first \(name)"
      }
    page.item(
      page.glyphs.bullet, nil,
      page.facts([CodeWord(group.call).description, group.kind.title, times]))
    if limit == .max, group.effects.count > 1 {
      let places = LineRanges(group.effects.map(\.location), home: nil)
      page.add(StyledText(page.clean(places.text(atMost: 40)), .blue), lead: "    ")
    } else {
      page.add(StyledText(page.clean(first.location.description), .blue), lead: "    ")
    }
  }
}
