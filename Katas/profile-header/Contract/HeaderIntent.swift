/// MVVM: what a person wants of the header.
nonisolated public enum HeaderIntent: Equatable, Sendable {
  /// The screen has been opened. Comes once, before everything else.
  case open
  case refresh
  /// Follow was tapped, whatever its title.
  case toggleFollow
  case editName
}
