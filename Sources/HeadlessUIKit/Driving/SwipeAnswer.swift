/// What becomes of a presented screen that a person swipes away.
enum SwipeAnswer {
  case goes
  case refuses
  /// It stays, and its delegate was told of the attempt, so that it can ask what to do.
  case refusesAndReacts
}
