import KataCore
import KataText

/// What to do after a lesson: the katas that practise it, then the lesson that follows.
struct PracticeText: Sendable {
  let station: Course.Station
  let following: Lesson?
  let context: Context
  let look: Look
  let width: Int

  var lines: [StyledText] {
    let words = context.words
    let exercises = (station.drills + station.exercises).flatMap { row($0, words) }
    let further = following.map { lesson in
      words.furtherReading(
        lesson.title, afterPractice: !exercises.isEmpty, command: context.typed("read \(lesson.id)")
      )
    }
    let heading =
      exercises.isEmpty ? [] : StyledText(words.practiseNow, .bold).wrapped(to: width)
    let last = further.map {
      StyledText(prose: $0, look: look).wrapped(
        to: width, lead: exercises.isEmpty ? "" : "  ", hanging: "    ")
    }
    let all = heading + exercises + (last ?? [])
    return all.isEmpty ? [] : [""] + all
  }

  private func row(_ exercise: Course.Exercise, _ words: any Wording) -> [StyledText] {
    let isDrill = exercise.drillMinutes != nil
    let command = context.typed(
      isDrill
        ? "drill \(exercise.practice.kata)"
        : "start \(exercise.practice.kata) \(exercise.practice.pattern)")
    let text =
      isDrill
      ? words.drill(exercise, command: command)
      : exercise.passed == nil
        ? words.practice(exercise.title, exercise.patternTitle, command: command)
        : words.practicePassed(exercise.title, exercise.patternTitle)
    return StyledText(prose: text, look: look).wrapped(to: width, lead: "  ", hanging: "    ")
  }
}
