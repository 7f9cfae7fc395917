import Foundation

/// Somebody who writes at Quill, as the server knows them: the entity of this kata.
nonisolated public struct User: Equatable, Sendable {
  /// The number of the account.
  public var id: Int
  /// The name as it was entered; nil or blank when there is none.
  public var name: String?
  /// Midnight in GMT of the day on which the account was opened.
  public var joined: Date
  /// How many people follow this one.
  public var followers: Int
  /// How many people this one follows.
  public var following: Int
  /// How many texts this person has published.
  public var posts: Int
  /// Whether whoever uses the app follows this person.
  public var isFollowed: Bool
  /// Whether this is the account of whoever uses the app.
  public var isOwn: Bool
  /// Whether the account was verified.
  public var isVerified: Bool

  /// Makes a user from all parts.
  public init(
    id: Int, name: String?, joined: Date, followers: Int, following: Int, posts: Int,
    isFollowed: Bool, isOwn: Bool, isVerified: Bool
  ) {
    self.id = id
    self.name = name
    self.joined = joined
    self.followers = followers
    self.following = following
    self.posts = posts
    self.isFollowed = isFollowed
    self.isOwn = isOwn
    self.isVerified = isVerified
  }
}
