import KataCore
import KataText

/// The types with how many jobs each does, the busiest first.
struct JobSection: ReportSection {
  let types: [TypeReading]
  let limit: Int
  /// The command that shows all of them.
  let more: String
  var title = "Jobs per type"
  /// Where the jobs are known from, if that needs to be said.
  var basis: String?

  func write(on page: inout Page) {
    let working = types.filter { $0.jobs > 0 }.sorted(by: TypeReading.isWorse)
    guard !working.isEmpty else { return }
    page.section(title)
    if let basis { page.add(page.prose(basis, .dim), lead: "  ") }
    // To say "and 1 more" takes as many lines as to name it.
    let shown = working.count - 1 <= limit ? working[...] : working.prefix(limit)
    for type in shown { write(type, on: &page) }
    let rest = working.dropFirst(shown.count)
    if !rest.isEmpty { writeRest(rest, on: &page) }
    let idle = types.count - working.count
    if idle > 0 {
      let words =
        idle == 1
        ? "1 type has no known duty" : "\(idle) types have no known duty"
      page.add(page.words(words, .dim), lead: "    ")
    }
  }

  /// With fewer lines that have a duty, a type is not said to have a number of jobs.
  private static let leastLines = 5

  private func write(_ type: TypeReading, on page: inout Page) {
    let mark = type.isMassiveController ? page.glyphs.warning : page.glyphs.bullet
    let colour: Style.Colour? = type.isMassiveController ? .yellow : nil
    let isThin = isThin(type)
    let duties = duties(of: type, page)
    let size = [type.role.title, Count(type.lines, "line").description]
    if page.isWide {
      let jobs = isThin ? "" : Figure(type.jobs, places: 1).description
      page.item(
        mark, colour,
        StyledText(String(repeating: " ", count: max(4 - jobs.count, 0)) + jobs + "  ")
          + page.prose(CodeWord(type.name).description, .bold)
          + "  " + page.facts(size, .dim))
      page.add(duties, lead: "          ")
    } else {
      let isNamed = page.look.marks == .words && type.isMassiveController
      let sign = isNamed ? Catalogue.current.text("massive:") : mark
      page.item(sign, colour, page.prose(CodeWord(type.name).description, .bold))
      let jobs = isThin ? [] : [Figure.jobs(type.jobs)]
      page.add(page.facts(jobs + size), lead: "    ", hanging: "      ")
      page.add(duties, lead: "    ", hanging: "      ")
    }
  }

  /// The largest duties with their shares, and how many more there are.
  private func duties(of type: TypeReading, _ page: Page) -> StyledText {
    let catalogue = Catalogue.current
    let isThin = isThin(type)
    let shares = type.duties.map {
      let duty = catalogue.text($0.responsibility.title)
      return isThin
        ? $0.lines.count == 1
          ? catalogue.text("%@ in 1 line", duty)
          : catalogue.text("%@ in %@ lines", duty, "\($0.lines.count)")
        : "\(duty) \(Figure.percent($0.share))"
    }
    let shown =
      limit < .max && shares.count > 4
      ? shares.prefix(4) + ["\(shares.count - 4) more"] : shares
    guard let last = shown.last, shown.count > 1 else { return StyledText(shown.first ?? "") }
    let first = shown.dropLast().dropFirst().reduce(shown[0]) { catalogue.text("%@, %@", $0, $1) }
    return StyledText(catalogue.text("%@ and %@", first, last))
  }

  /// Says whether so few lines have a duty that shares of them are no evidence.
  private func isThin(_ type: TypeReading) -> Bool {
    Set(type.duties.flatMap(\.lines)).count < Self.leastLines
  }

  private func writeRest(_ rest: ArraySlice<TypeReading>, on page: inout Page) {
    let busy = rest.count { $0.jobs >= 2 }
    page.add(
      page.prose(
        busy > 0
          ? "and \(rest.count) more, \(busy) of them with two jobs or more: `\(more)`"
          : "and \(rest.count) more: `\(more)`", .dim), lead: "    ")
  }
}
