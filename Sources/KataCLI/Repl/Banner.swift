/// What a session says first, in at most three lines.
struct Banner: Sendable {
  let course: Course?
  let context: Context

  var lines: [String] {
    let words = context.words
    guard let course, isKnown(course) else {
      return words.welcome(read: "`read why`", start: "`start greeting mvp`", help: "`help`")
    }
    let place = course.place.map { context.shownInFull($0.workspace) }
    return [
      words.welcomeBack(
        place: place, lessons: course.lessonsRead, of: course.stations.count,
        katas: course.exercisesPassed, ofKatas: course.exercises.count),
      context.nextSentence(in: course),
    ]
  }

  /// Says whether the learner has been here before.
  private func isKnown(_ course: Course) -> Bool {
    course.place != nil || course.stations.contains { $0.reading != .unread }
      || course.exercises.contains { $0.attempts > 0 }
  }
}
