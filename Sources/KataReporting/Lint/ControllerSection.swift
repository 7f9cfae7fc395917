import KataCore
import KataText

/// The massive controllers with each of their duties and its lines.
struct ControllerSection: ReportSection {
  let types: [TypeReading]
  let limit: Int
  /// The command that shows all of them.
  let more: String
  /// Leaves out the smallest duties and most of the lines.
  let isBrief: Bool

  func write(on page: inout Page) {
    let all = types.filter(\.isMassiveController).sorted(by: TypeReading.isWorse)
    guard !all.isEmpty else { return }
    page.section("Massive controllers", count: all.count)
    let shown = all.prefix(limit)
    for type in shown { write(type, on: &page) }
    if all.count > shown.count {
      let names = Series(
        all.dropFirst(shown.count).map { CodeWord($0.name).description }, atMost: 3)
      page.add(page.prose("and \(names): `\(more)`", .dim), lead: "    ")
    }
    page.field("Read", page.prose("`kata read why`"))
  }

  private func write(_ type: TypeReading, on page: inout Page) {
    let facts = StyledText(
      Catalogue.current.text(
        "%@ in %@", Figure.jobs(type.jobs), Count(type.lines, "line").description))
    page.item(
      DesignFinding.Level.essential.mark(page.look), .yellow,
      page.prose(CodeWord(type.name).description, .bold) + page.comma + facts)
    page.place(type.location, excerpt: nil)
    let shown = type.duties.prefix(isBrief ? 6 : .max)
    for duty in shown { write(duty, of: type, on: &page) }
    if type.duties.count > shown.count {
      let rest = Count(type.duties.count - shown.count, "smaller duty", "smaller duties")
      page.add(page.words("and \(rest)", .dim), lead: "    ")
    }
  }

  private func write(_ duty: TypeReading.Duty, of type: TypeReading, on page: inout Page) {
    let lines = LineRanges(duty.lines, home: type.location.path)
    let share = Figure.percent(duty.share)
    let places = page.clean(lines.text(atMost: isBrief ? 4 : .max))
    if page.isWide {
      let name = page.words(duty.responsibility.title).padded(to: 14)
      let number = String(repeating: " ", count: max(4 - share.count, 0)) + share
      page.add(
        StyledText(places, .dim), lead: "    " + name + StyledText(number) + "  ")
    } else {
      page.add(
        page.words(duty.responsibility.title) + StyledText(" \(share)") + page.colon
          + StyledText(places, .dim),
        lead: "    ", hanging: "      ")
    }
  }
}

extension TypeReading {
  /// Whether a type needs attention before another one: a massive controller first, then by jobs, then by size.
  static func isWorse(_ left: TypeReading, _ right: TypeReading) -> Bool {
    if left.isMassiveController != right.isMassiveController { return left.isMassiveController }
    if left.jobs != right.jobs { return left.jobs > right.jobs }
    return left.lines == right.lines ? left.name < right.name : left.lines > right.lines
  }
}

extension Page {
  /// Writes the title of a part with how many there are of what it lists.
  mutating func section(_ title: String, count: Int? = nil) {
    let number = count.map { StyledText(look.marks == .words ? ": \($0)" : "  \($0)") }
    add(words(title, .bold) + (number ?? ""))
  }
}
