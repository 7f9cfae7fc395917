/// VIPER: what is true at one moment.
///
/// These are raw facts without any wording: how they read is the presenter's work.
nonisolated public struct GreetingFacts: Equatable, Sendable {
  /// Nil until a person is known.
  public var name: PersonName?
  /// Nil when there is none; without spaces at the ends.
  public var nickname: String?
  /// How many greetings there were, on all days.
  public var timesGreeted: Int

  /// Makes the facts of one moment.
  public init(name: PersonName?, nickname: String?, timesGreeted: Int) {
    self.name = name
    self.nickname = nickname
    self.timesGreeted = timesGreeted
  }
}
