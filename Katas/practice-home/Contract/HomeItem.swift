/// Something on the page that can be opened.
nonisolated public enum HomeItem: Equatable, Sendable {
  /// The banner of this moment.
  case banner
  /// An activity, by its id.
  case activity(Int)
  /// A subject, by its id.
  case subject(Int)
}
