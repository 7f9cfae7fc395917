import KataCore
import KataText

/// The course as a picture: lessons down a line, and beside each the katas that practise it.
struct ProgressText: Sendable {
  let course: Course
  let words: any Wording
  let look: Look
  let width: Int
  /// The sentence that says what comes next.
  let next: String

  var lines: [StyledText] {
    StyledText(words.progressTitle, .bold).wrapped(to: width)
      + bar + StyledText(summary).wrapped(to: width) + [""]
      + (look.marks == .words ? spoken : drawn + legend)
      + ["" as StyledText] + StyledText(prose: next, look: look).wrapped(to: width)
  }

  private var summary: String {
    words.progressSummary(course.tally)
  }

  /// The whole way as one bar; nothing where nothing may be drawn.
  private var bar: [StyledText] {
    let tally = course.tally
    let total = tally.lessons.total + tally.drills.total + tally.katas.total
    guard look.marks != .words, total > 0 else { return [] }
    let done = tally.lessons.done + tally.drills.done + tally.katas.done
    let cells = max(4, min(width, 60))
    let filled = cells * done / total
    let (full, empty) = look.marks == .unicode ? ("━", "─") : ("#", ".")
    return [
      StyledText(String(repeating: full, count: filled), .green)
        + StyledText(String(repeating: empty, count: cells - filled), .dim)
    ]
  }

  /// What a star means, once there is one.
  private var legend: [StyledText] {
    guard course.stars > 0 else { return [] }
    let line = CourseMark(look).star + StyledText(" " + words.withoutHelp, .dim)
    return [""] + line.wrapped(to: width)
  }

  // MARK: Drawn

  private var drawn: [StyledText] {
    let stations = course.stations.enumerated().flatMap { index, station in
      stop(station, isLast: index == course.stations.count - 1)
    }
    guard !course.others.isEmpty else { return stations }
    return stations + ["" as StyledText] + StyledText(words.otherKatas, .bold).wrapped(to: width)
      + course.others.flatMap { branch($0, rail: "  ") }
  }

  private func stop(_ station: Course.Station, isLast: Bool) -> [StyledText] {
    let mark = CourseMark(look).reading(station.standing)
    let rail = isLast ? StyledText("   ") : StyledText(" \(look.glyphs.bar) ", .dim)
    let title =
      StyledText("\(station.lesson.number) ") + StyledText(station.lesson.title, .bold)
      + StyledText(facts(of: station), .dim)
    return title.wrapped(to: width, lead: StyledText(" ") + mark + " ", hanging: rail + "  ")
      + (station.drills + station.exercises).flatMap { branch($0, rail: rail) }
      + (isLast ? [] : [rail])
  }

  private func facts(of station: Course.Station) -> String {
    guard station.standing != .unread || station.answered > 0, station.questions > 0 else {
      return ""
    }
    return look.glyphs.separator + words.questionsAnswered(station.answered, of: station.questions)
  }

  private func branch(_ exercise: Course.Exercise, rail: StyledText) -> [StyledText] {
    let name =
      exercise.drillMinutes == nil
      ? "\(exercise.title) → \(exercise.patternTitle)" : exercise.title
    let plain = look.marks == .unicode ? name : name.replacing("→", with: "->")
    let isHere = course.place?.practice == exercise.practice
    let place =
      isHere ? StyledText("  \(look.glyphs.pointer) \(words.here)", .yellow) : StyledText()
    let state = StyledText("  " + words.exercise(exercise), .dim)
    return (StyledText(plain) + state + place).wrapped(
      to: width, lead: rail + "  " + CourseMark(look).exercise(exercise) + " ",
      hanging: rail + "    ") + reviews(of: exercise, rail: rail)
  }

  /// What of a passed kata can be reviewed; drills' reviews only once one was done.
  private func reviews(of exercise: Course.Exercise, rail: StyledText) -> [StyledText] {
    guard let sentence = words.reviews(exercise) else { return [] }
    let stars = exercise.reviews.filter(\.hasStar).map { _ in CourseMark(look).star }
    let gap = StyledText(stars.isEmpty ? "" : " ")
    return (StyledText(sentence, .dim) + gap + stars.joined(separator: "")).wrapped(
      to: width, lead: rail + "      ")
  }

  // MARK: Spoken

  private var spoken: [StyledText] {
    let stations = course.stations.flatMap { station in
      [line("\(station.lesson.number). \(station.lesson.title)", words.reading(station.standing))]
        + (station.questions > 0
          ? [line("  " + words.questionsTitle, "\(station.answered)/\(station.questions)")] : [])
        + (station.drills + station.exercises).map(spoken)
    }
    return (stations + course.others.map(spoken)).flatMap { $0.wrapped(to: width, hanging: "    ") }
  }

  private func spoken(_ exercise: Course.Exercise) -> StyledText {
    let isHere = course.place?.practice == exercise.practice
    return line(
      exercise.drillMinutes == nil
        ? "  " + [exercise.title, exercise.patternTitle].listed : "  \(exercise.title)",
      ([words.exercise(exercise)] + (exercise.hasStar ? [words.withoutHelp] : [])
        + [reviews(of: exercise)].compactMap(\.self) + (isHere ? [words.here] : []))
        .listed)
  }

  private func reviews(of exercise: Course.Exercise) -> String? {
    let stars = exercise.reviews.count(where: \.hasStar)
    return words.reviews(exercise).map { sentence in
      stars == 0
        ? sentence : sentence + Catalogue.current.text(" (%@)", words.withoutHelp(reviews: stars))
    }
  }

  private func line(_ key: String, _ value: String) -> StyledText {
    StyledText(key + Catalogue.current.text(": ") + value)
  }
}
