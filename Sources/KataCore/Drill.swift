/// What a short kata on one idea has besides its content.
package struct Drill: Hashable, Sendable {
  /// The id of the lesson that it practises.
  package let lesson: String
  /// How long it takes somebody who has read the lesson.
  package let minutes: Int
  /// Whether a check also scores the design.
  package let isScored: Bool

  package init(lesson: String, minutes: Int, isScored: Bool = false) {
    self.lesson = lesson
    self.minutes = minutes
    self.isScored = isScored
  }
}
