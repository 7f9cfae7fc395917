import Foundation

/// VIPER: what the interactor hands out of a user, in place of the entity.
nonisolated public struct UserFacts: Equatable, Sendable {
  /// The number of the account.
  public var id: Int
  /// Without spaces around it; nil when there is none.
  public var name: String?
  /// Midnight in GMT of the day on which the account was opened.
  public var joined: Date
  /// How many people follow this one, as far as is known or expected.
  public var followers: Int
  /// How many people this one follows.
  public var following: Int
  /// What this person has earned by writing.
  public var level: UserLevel
  /// Whether this person is followed, as far as is known or expected.
  public var isFollowed: Bool
  /// Whether the account was verified.
  public var isVerified: Bool

  /// Makes facts from all parts.
  public init(
    id: Int, name: String?, joined: Date, followers: Int, following: Int, level: UserLevel,
    isFollowed: Bool, isVerified: Bool
  ) {
    self.id = id
    self.name = name
    self.joined = joined
    self.followers = followers
    self.following = following
    self.level = level
    self.isFollowed = isFollowed
    self.isVerified = isVerified
  }
}
