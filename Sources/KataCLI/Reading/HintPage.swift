import KataContent
import KataCore
import KataRecords
import KataReporting
import KataText

/// The hint that comes next for whatever an attempt shows first.
struct HintPage: Sendable {
  let attempt: Attempt
  /// The pattern under which the records keep the workspace's hints.
  let exercise: String
  let context: Context
  /// The lessons one may be sent back to, by id.
  let lessons: Set<String>
  /// What asks for more, as it is typed: the command, or a key.
  let again: String

  /// What the next hint is about.
  private struct Subject {
    /// The heading in the kata's hints: a case's id, or the name of a seam that is still to be written.
    let id: String
    let sentence: String
    let group: CheckCase.Group
  }

  /// Tells the next hint and writes down that it was told.
  func lines(look: Look, width: Int, next: String) -> [StyledText] {
    let words = context.words
    guard !attempt.verdict.isPassed else {
      return StyledText(prose: words.nothingFails(next), look: look).wrapped(to: width)
    }
    let hints = Hints(kata: attempt.kata.folder, language: context.language).items
    guard let subject = subject(hints) ?? halfWrittenSeam(hints) else {
      return unbuilt(look, width)
    }
    let own = hints[subject.id] ?? []
    let heading = StyledText(prose: subject.sentence, .bold, look: look)
      .wrapped(to: width, hanging: "  ")
    guard !own.isEmpty else {
      let sentence = words.noHint(read: lesson(for: subject))
      return heading + StyledText(prose: sentence, look: look).wrapped(to: width)
    }
    let level = nextLevel(of: subject, among: own.count)
    let closing = closing(level, of: own.count, subject)
    return heading + told(own.prefix(level), of: own.count, look: look, width: width)
      + [""] + StyledText(prose: closing, look: look).wrapped(to: width)
  }

  /// The first thing that a report shows; nil when the solution never ran.
  private func subject(_ hints: [String: [String]]) -> Subject? {
    let open = OpenCases(attempt)
    if let seam = open.missingSeam, hints[seam] != nil {
      return Subject(
        id: seam, sentence: context.words.hintForSeam("`\(seam)`"), group: .structure)
    }
    return open.checks.first.map {
      Subject(
        id: $0.id, sentence: context.words.hintFor(Catalogue.current.text($0.title)),
        group: $0.group)
    }
  }

  /// The seam, if the compiler complains about it: that is how it lists what is still to be written.
  private func halfWrittenSeam(_ hints: [String: [String]]) -> Subject? {
    let seam = attempt.pattern.seam
    guard hints[seam] != nil, attempt.findings.contains(where: { $0.summary.contains(seam) })
    else { return nil }
    return Subject(
      id: seam, sentence: context.words.hintForHalfASeam("`\(seam)`"), group: .structure)
  }

  private func told(
    _ hints: ArraySlice<String>, of total: Int, look: Look, width: Int
  ) -> [StyledText] {
    hints.enumerated().flatMap { index, hint in
      let isNew = index == hints.count - 1
      let title = StyledText(
        context.words.hintTitle(index + 1, of: total), isNew ? Style(.yellow) : .dim)
      return [""] + title.wrapped(to: width, lead: "  ")
        + StyledText(prose: Sanitiser.text(hint), isNew ? .plain : .dim, look: look).wrapped(
          to: width, lead: "  ")
    }
  }

  /// The report of a check shows the first hint already, so the first one asked for is the second.
  private func nextLevel(of subject: Subject, among total: Int) -> Int {
    let (kata, pattern) = (attempt.kata.id, exercise)
    let shown =
      context.records.read { try $0.hintLevel(kata: kata, pattern: pattern, check: subject.id) }
      ?? 0
    let level = min(max(shown, 1) + 1, total)
    context.records.write {
      try $0.noteHint(kata: kata, pattern: pattern, check: subject.id, level: level)
    }
    return level
  }

  private func closing(_ level: Int, of total: Int, _ subject: Subject) -> String {
    level < total
      ? context.words.moreHints(again)
      : context.words.lastHint(
        read: lesson(for: subject), solution: context.typed("solution --give-up"))
  }

  /// The lesson that teaches what a structure case asks for.
  private func lesson(for subject: Subject) -> String? {
    let lesson = attempt.kata.drill?.lesson ?? attempt.pattern.id
    guard subject.group == .structure, lessons.contains(lesson) else { return nil }
    return context.typed("read \(lesson)")
  }

  private func unbuilt(_ look: Look, _ width: Int) -> [StyledText] {
    StyledText(context.words.fixBuildFirst, .bold).wrapped(to: width) + [""]
      + TextReport(attempt, width: width, look: look).lines
  }
}
