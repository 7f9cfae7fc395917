import Foundation

/// What a session says first, in at most three lines.
struct Banner: Sendable {
  let course: Course?
  /// The folder in which the session was opened.
  let opened: URL
  let context: Context

  var lines: [String] {
    let words = context.words
    guard let course, isKnown(course) else {
      return words.welcome(read: "`read why`", start: "`drill`", help: "`help`")
    }
    let place = course.place.map { context.shownInFull($0.workspace) }
    let isAway = course.place.map { !isInside($0.workspace) } ?? false
    let move =
      isAway ? place.map { words.movedToLast(from: context.shownInFull(opened), to: $0) } : nil
    return (move.map { [$0] } ?? []) + [
      words.welcomeBack(
        place: isAway ? nil : place, course.tally),
      context.nextSentence(in: course),
    ]
  }

  private func isInside(_ workspace: URL) -> Bool {
    let root = workspace.resolvingSymlinksInPath().standardizedFileURL.path
    let path = opened.resolvingSymlinksInPath().standardizedFileURL.path
    return path == root || path.hasPrefix(root + "/")
  }

  /// Says whether the learner has been here before.
  private func isKnown(_ course: Course) -> Bool {
    course.place != nil || course.stations.contains { $0.reading != .unread }
      || course.exercises.contains { $0.attempts > 0 }
  }
}
