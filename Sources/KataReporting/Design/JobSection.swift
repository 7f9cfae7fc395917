import KataCore
import KataText

/// The types with how many jobs each does, the busiest first.
struct JobSection: ReportSection {
  let types: [TypeReading]
  let limit: Int
  /// The command that shows all of them.
  let more: String
  var title = "Jobs per type"

  func write(on page: inout Page) {
    let working = types.filter { $0.jobs > 0 }.sorted(by: TypeReading.isWorse)
    guard !working.isEmpty else { return }
    page.section(title)
    // To say "and 1 more" takes as many lines as to name it.
    let shown = working.count - 1 <= limit ? working[...] : working.prefix(limit)
    for type in shown { write(type, on: &page) }
    let rest = working.dropFirst(shown.count)
    if !rest.isEmpty { writeRest(rest, on: &page) }
    let idle = types.count - working.count
    if idle > 0 {
      let words = idle == 1 ? "1 type only declares" : "\(idle) types only declare"
      page.add(StyledText("\(words) something", .dim), lead: "    ")
    }
  }

  private func write(_ type: TypeReading, on page: inout Page) {
    let mark = type.isMassiveController ? page.glyphs.warning : page.glyphs.bullet
    let colour: Style.Colour? = type.isMassiveController ? .yellow : nil
    let duties = Series(
      type.duties.map { "\($0.responsibility.title) \(Figure.percent($0.share))" }, atMost: 4)
    let facts = "\(Figure.jobs(type.jobs)), \(type.role.title), \(Count(type.lines, "line"))"
    if page.isWide {
      let jobs = Figure(type.jobs, places: 1).description
      page.item(
        mark, colour,
        StyledText(String(repeating: " ", count: max(4 - jobs.count, 0)) + jobs + "  ")
          + page.prose(CodeWord(type.name).description, .bold)
          + StyledText("  \(type.role.title), \(Count(type.lines, "line"))", .dim))
      page.add(StyledText(duties.description), lead: "          ")
    } else {
      let sign = page.look.marks == .words && type.isMassiveController ? "massive:" : mark
      page.item(sign, colour, page.prose(CodeWord(type.name).description, .bold))
      page.add(StyledText(facts), lead: "    ", hanging: "      ")
      page.add(StyledText(duties.description), lead: "    ", hanging: "      ")
    }
  }

  private func writeRest(_ rest: ArraySlice<TypeReading>, on page: inout Page) {
    let busy = rest.count { $0.jobs >= 2 }
    let note = busy > 0 ? ", \(busy) of them with two jobs or more" : ""
    page.add(page.prose("and \(rest.count) more\(note): `\(more)`", .dim), lead: "    ")
  }
}
