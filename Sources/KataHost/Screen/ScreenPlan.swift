/// What to show of a kata's screen, instead of running its suites.
struct ScreenPlan: Decodable {
  /// The state that the screen is shown in.
  let state: String
  /// Whether commands follow the first line of standard input.
  let isInteractive: Bool
}

/// What a person does to the screen, or to the world around it.
struct ScreenCommand: Decodable {
  enum Verb: String, Decodable {
    /// Looks at the screen again.
    case look
    case use, swipe, type, insert, erase, enter, back, answer, happen
  }

  let verb: Verb
  /// What to use, by the number it had when the screen was last reported.
  let target: Int?
  /// What to type, or the name of an event.
  let text: String?
  let answer: ScreenAnswer?
}
