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
  /// The case whose failure a report has shown already, with its first hint where it has one.
  let shownCase: String?

  /// What the next hint is about.
  private struct Subject {
    /// The heading in the kata's hints: a case's id, or the name of a seam that is still to be written.
    let id: String
    let sentence: String
    let group: CheckCase.Group
    /// How many of its hints a report tells unasked: what it says to try is the first hint.
    let free: Int
    /// Says whether they are known to the learner.
    let isShown: Bool
  }

  /// Tells the next hint and writes down that it was told; before the first that costs the star, says that it does.
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
    let (levels, closing) = nextLevels(of: subject, among: own.count)
    return heading + told(own, levels, look: look, width: width)
      + [""] + StyledText(prose: closing, look: look).wrapped(to: width)
  }

  /// The first thing that a report shows; nil when the solution never ran.
  private func subject(_ hints: [String: [String]]) -> Subject? {
    let open = OpenCases(attempt)
    if let seam = open.missingSeam, hints[seam] != nil {
      return Subject(
        id: seam, sentence: context.words.hintForSeam("`\(seam)`"), group: .structure,
        free: 1, isShown: shownCase != nil)
    }
    return open.checks.first.map {
      Subject(
        id: $0.id, sentence: context.words.hintFor(Catalogue.current.text($0.title)),
        group: $0.group, free: attempt.tellsHint(of: $0.id) ? 1 : 0,
        isShown: $0.id == shownCase)
    }
  }

  /// The seam, if the compiler complains about it: that is how it lists what is still to be written.
  private func halfWrittenSeam(_ hints: [String: [String]]) -> Subject? {
    let seam = attempt.pattern.seam
    guard hints[seam] != nil, attempt.findings.contains(where: { $0.summary.contains(seam) })
    else { return nil }
    return Subject(
      id: seam, sentence: context.words.hintForHalfASeam("`\(seam)`"), group: .structure,
      free: 1, isShown: true)
  }

  private func told(
    _ hints: [String], _ levels: Range<Int>, look: Look, width: Int
  ) -> [StyledText] {
    levels.flatMap { level in
      let title = StyledText(
        context.words.hintTitle(level + 1, of: hints.count), Style(.yellow))
      return [""] + title.wrapped(to: width, lead: "  ")
        + StyledText(prose: Sanitiser.text(hints[level]), look: look).wrapped(
          to: width, lead: "  ")
    }
  }

  /// The hints that are told now, from 0, and what is said below them: one more each time, and all once none is left.
  private func nextLevels(of subject: Subject, among total: Int) -> (Range<Int>, String) {
    let known = context.records.read {
      try $0.hintLevel(kata: attempt.kata.id, pattern: exercise, check: subject.id)
    }
    let free = subject.free
    let told = max((known ?? nil) ?? 0, subject.isShown ? free : 0)
    guard told < total else { return (0..<total, closing(total, of: total, subject)) }
    if known == .some(nil), total > free, isStarAtStake {
      note(0, of: subject)
      return (0..<max(told, free), context.words.hintCosts(again))
    }
    if told >= free { note(told + 1, of: subject) }
    return (told..<told + 1, closing(told + 1, of: total, subject))
  }

  /// Writes down that a hint was told; 0 says what the next one costs.
  private func note(_ level: Int, of subject: Subject) {
    context.records.write {
      try $0.noteHint(kata: attempt.kata.id, pattern: exercise, check: subject.id, level: level)
    }
  }

  /// Whether this has neither passed nor cost a star yet.
  private var isStarAtStake: Bool {
    let summary = context.records.read { try $0.summary() }
    let own = summary?.exercises.first { $0.kata == attempt.kata.id && $0.pattern == exercise }
    return own.map { $0.firstPassed == nil && $0.hints == 0 && !$0.gaveUp } ?? false
  }

  private func closing(_ level: Int, of total: Int, _ subject: Subject) -> String {
    level < total
      ? context.words.moreHints(again)
      : context.words.lastHint(
        read: lesson(for: subject), solution: context.typed("solution --give-up"))
  }

  /// The lesson that teaches what a structure case asks for.
  private func lesson(for subject: Subject) -> String? {
    let lesson = attempt.kata.lesson(of: attempt.pattern) ?? attempt.pattern.id
    guard subject.group == .structure, lessons.contains(lesson) else { return nil }
    return context.typed("read \(lesson)")
  }

  private func unbuilt(_ look: Look, _ width: Int) -> [StyledText] {
    StyledText(context.words.fixBuildFirst, .bold).wrapped(to: width) + [""]
      + TextReport(attempt, width: width, look: look).lines
  }
}

extension Attempt {
  /// Says whether a report of it has a hint below the failure of a case.
  fileprivate func tellsHint(of id: String) -> Bool {
    results.first { $0.check.id == id }?.failures.first?.hint != nil
  }
}
