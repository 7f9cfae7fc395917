import KataCore
import KataText

/// What may be done once a kata has passed, as the records know it: a session and a shell say the same.
struct AfterPass: Sendable {
  let course: Course
  let place: Course.Place
  let context: Context

  /// Nil where the current place has not passed, and for a drill, which has nothing behind it.
  init?(in course: Course, context: Context) {
    guard let place = course.place, place.isPassed, course.current?.drillMinutes == nil else {
      return nil
    }
    self.course = course
    self.place = place
    self.context = context
  }

  /// The finding worth most, the comparison with the reference and the next pattern, one sentence each.
  var sentences: [String] {
    [improvement, comparison].map { Sanitiser.text($0) } + [otherPattern].compactMap(\.self)
  }

  private var improvement: String {
    context.words.gainAfterPass(
      place.advice.map { Catalogue.current.text($0) }, score: context.typed("score\(folder)"))
  }

  private var comparison: String {
    context.words.compareAfterPass(context.typed("compare\(folder)"))
  }

  /// Left out where the course goes on with it anyway.
  private var otherPattern: String? {
    guard let step = NextStep.otherPattern(in: course) else { return nil }
    let sentence = context.sentence(for: step)
    return sentence == context.nextSentence(in: course) ? nil : sentence
  }

  private var folder: String { context.argument(for: place.workspace) }
}

extension Context {
  /// Everything that may be done now, one sentence each.
  ///
  /// A change request comes first: a reference is for those who have made every change by themselves.
  func nextSentences(in course: Course) -> [String] {
    let next = nextSentence(in: course)
    let after = AfterPass(in: course, context: self)?.sentences ?? []
    return course.place?.change == nil ? after + [next] : [next] + after
  }
}
