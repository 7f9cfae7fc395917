/// What a person does to a screen, or to the world around it.
package enum ScreenAction: Hashable, Sendable {
  /// Looks again: something may have happened by itself.
  case look
  /// Uses what has this number: taps it, or begins to type into it.
  case use(Int)
  /// Swipes over the row with this number, which shows its actions.
  case swipe(Int)
  /// Types over the text of the field with this number.
  case type(String, into: Int)
  /// Types on in the field with this number.
  case insert(String, into: Int)
  /// Erases the last character of the field with this number.
  case erase(in: Int)
  /// Presses the return key in the field with this number.
  case pressReturn(in: Int)
  case goBack
  /// Lets the server answer the request that waits.
  case answer(Answer)
  /// Makes something happen outside the screen.
  case happen(String)

  /// How a server answers.
  package enum Answer: String, Hashable, Sendable, CaseIterable {
    case good, failure, nonsense
  }
}
