import KataCore
import KataText

/// The lessons as a list: what was read, what comes next, how long each takes.
struct LessonsText: Sendable {
  let course: Course
  let words: any Wording
  let look: Look
  let width: Int
  /// The command that goes on, as it is typed.
  let next: String

  var lines: [StyledText] {
    let title =
      StyledText(words.lessonsTitle, .bold)
      + StyledText(
        look.glyphs.separator + words.lessonsRead(course.lessonsRead, of: course.stations.count),
        .dim)
    return title.wrapped(to: width) + [""] + course.stations.flatMap(rows)
      + ["" as StyledText] + StyledText(prose: next, look: look).wrapped(to: width)
  }

  private func rows(_ station: Course.Station) -> [StyledText] {
    let lesson = station.lesson
    if look.marks == .words { return spoken(station) }
    // Beside the id there must be room for words, not for letters.
    guard width - longestID - longestNumber - 15 >= 20 else { return narrow(station) }
    let indent = "  "
    let lead = StyledText(indent) + mark(station.standing) + " "
    let facts = " " + words.minutes(lesson.minutes)
    let id = lesson.id.padding(to: longestID)
    let number = String(repeating: " ", count: longestNumber - "\(lesson.number)".count)
    let first = StyledText("\(number)\(lesson.number) ") + StyledText(id + "  ", .cyan)
    let titles = (first + StyledText(lesson.title, station.standing == .unread ? .plain : .bold))
      .wrapped(
        to: width - DisplayWidth.of(facts), lead: lead,
        hanging: StyledText(String(repeating: " ", count: 5 + longestNumber + longestID + 2)))
    guard let last = titles.last else { return [] }
    let gap = width - last.widthInColumns - DisplayWidth.of(facts)
    let filled =
      last + StyledText(String(repeating: " ", count: max(0, gap))) + StyledText(facts, .dim)
    return titles.dropLast() + [filled]
  }

  private func narrow(_ station: Course.Station) -> [StyledText] {
    let lesson = station.lesson
    let head = StyledText("\(lesson.number) ") + StyledText(lesson.id, .cyan)
    let title =
      StyledText(lesson.title, station.standing == .unread ? .plain : .bold)
      + StyledText(" " + words.minutes(lesson.minutes), .dim)
    return head.wrapped(to: width, lead: mark(station.standing) + " ")
      + title.wrapped(to: width, lead: "    ")
  }

  private func spoken(_ station: Course.Station) -> [StyledText] {
    let lesson = station.lesson
    let facts = [words.reading(station.standing), words.minutes(lesson.minutes)]
    return StyledText(
      "\(lesson.number). \(lesson.id)" + Catalogue.current.text(": ") + lesson.title
        + Catalogue.current.text(" (%@)", facts.listed)
    )
    .wrapped(to: width, hanging: "   ")
  }

  private func mark(_ reading: Course.Station.Reading) -> StyledText {
    CourseMark(look).reading(reading)
  }

  private var longestNumber: Int { course.stations.map { "\($0.lesson.number)".count }.max() ?? 1 }
  private var longestID: Int { course.stations.map(\.lesson.id.count).max() ?? 0 }
}

extension [String] {
  /// Short facts on one line.
  var listed: String { joined(separator: Catalogue.current.text(", ")) }
}

extension String {
  /// The text with blanks behind it up to a number of columns.
  func padding(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - DisplayWidth.of(self)))
  }
}
