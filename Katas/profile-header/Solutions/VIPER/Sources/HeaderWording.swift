import Foundation
import ProfileHeaderContract

/// How the header reads.
struct HeaderWording {
  let user: UserFacts

  var name: String { user.name ?? fallbackName }

  /// What stands in for a name that is missing.
  var fallbackName: String {
    let digits = String(user.id)
    return "Quill" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  var initials: String {
    guard let words = user.name?.split(separator: " ") else { return "Q" }
    let ends = words.count > 1 ? [words.first, words.last] : [words.first]
    return ends.compactMap { $0?.first?.uppercased() }.joined()
  }

  var tint: AvatarTint {
    AvatarTint.allCases[user.id % AvatarTint.allCases.count]
  }

  var badge: String {
    switch user.level {
    case .newcomer: ""
    case .writer: "Writer"
    case .author: "Author"
    }
  }

  var memberSince: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "MMMM yyyy"
    return "Member since " + formatter.string(from: user.joined)
  }

  var followers: String {
    user.followers == 1 ? "1 follower" : "\(ShortCount(user.followers)) followers"
  }

  var following: String { "\(ShortCount(user.following)) following" }

  var followTitle: String { user.isFollowed ? "Unfollow" : "Follow" }
}
