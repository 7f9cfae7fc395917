import Foundation
import ProfileHeaderContract

extension UserFacts {
  /// What is handed out of the entity.
  init(_ user: User) {
    let name = (user.name ?? "").trimmingCharacters(in: .whitespaces)
    self.init(
      id: user.id, name: name.isEmpty ? nil : name, joined: user.joined,
      followers: user.followers, following: user.following, level: UserLevel(posts: user.posts),
      isFollowed: user.isFollowed, isVerified: user.isVerified)
  }
}

extension UserLevel {
  /// What somebody has earned who has published so many texts.
  init(posts: Int) {
    switch posts {
    case ..<10: self = .newcomer
    case ..<100: self = .writer
    default: self = .author
    }
  }
}
