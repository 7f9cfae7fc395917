import KataText

/// The signs for how far something is.
struct CourseMark: Sendable {
  private let glyphs: Glyphs
  /// Passed without help.
  let star: StyledText

  init(_ look: Look) {
    glyphs = look.glyphs
    star = StyledText(look.marks == .unicode ? "★" : "*", .yellow)
  }

  func reading(_ reading: Course.Station.Reading) -> StyledText {
    switch reading {
    case .finished: StyledText(glyphs.passed, .green)
    case .begun: StyledText(glyphs.pointer, .yellow)
    case .unread: StyledText(glyphs.open, .dim)
    }
  }

  func exercise(_ exercise: Course.Exercise) -> StyledText {
    if exercise.hasStar { return star }
    if exercise.passed != nil { return StyledText(glyphs.passed, .green) }
    return exercise.attempts > 0
      ? StyledText(glyphs.failed, .red) : StyledText(glyphs.open, .dim)
  }
}
