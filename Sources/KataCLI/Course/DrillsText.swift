import KataCore
import KataText

/// The drills as a list: below each lesson those that practise it.
struct DrillsText: Sendable {
  let course: Course
  let words: any Wording
  let look: Look
  let width: Int
  /// The sentence that says what comes next.
  let next: String

  var lines: [StyledText] {
    let title = StyledText(words.drillsTitle, .bold).wrapped(to: width)
    let groups = course.stations.filter { !$0.drills.isEmpty }.flatMap { station in
      StyledText("\(station.lesson.number) \(station.lesson.title)", .dim).wrapped(to: width)
        + station.drills.flatMap(rows)
    }
    let others = course.others.filter { $0.drillMinutes != nil }.flatMap(rows)
    return title + [""] + groups + others + ["" as StyledText]
      + StyledText(prose: next, look: look).wrapped(to: width)
  }

  private func rows(_ drill: Course.Exercise) -> [StyledText] {
    let facts = [drill.drillMinutes.map(words.minutes), words.exercise(drill)].compactMap(\.self)
    if look.marks == .words {
      let star = drill.hasStar ? [words.withoutHelp] : []
      return StyledText(
        drill.practice.kata + Catalogue.current.text(": ") + drill.title
          + Catalogue.current.text(" (%@)", (facts + star).listed)
      ).wrapped(to: width, hanging: "   ")
    }
    let name = StyledText(drill.practice.kata.padding(to: longestID) + "  ", .cyan)
    let text =
      name + StyledText(drill.title)
      + StyledText("  " + facts.joined(separator: look.glyphs.separator), .dim)
    return text.wrapped(
      to: width, lead: "  " + CourseMark(look).exercise(drill) + " ",
      hanging: StyledText(String(repeating: " ", count: longestID + 6)))
  }

  private var longestID: Int { course.drills.map(\.practice.kata.count).max() ?? 0 }
}
