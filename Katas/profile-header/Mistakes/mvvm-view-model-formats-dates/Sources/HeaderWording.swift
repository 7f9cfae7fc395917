import Foundation
import ProfileHeaderContract

/// How the header reads.
struct HeaderWording {
  let user: User

  var name: String { ownName.isEmpty ? fallbackName : ownName }

  /// The name without spaces around it; empty when there is none.
  var ownName: String { (user.name ?? "").trimmingCharacters(in: .whitespaces) }

  /// What stands in for a name that is missing.
  var fallbackName: String {
    let digits = String(user.id)
    return "Quill" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  var initials: String {
    guard !ownName.isEmpty else { return "Q" }
    let words = ownName.split(separator: " ")
    let ends = words.count > 1 ? [words.first, words.last] : [words.first]
    return ends.compactMap { $0?.first?.uppercased() }.joined()
  }

  var tint: AvatarTint {
    AvatarTint.allCases[user.id % AvatarTint.allCases.count]
  }

  var badge: String {
    switch user.posts {
    case ..<10: ""
    case ..<100: "Writer"
    default: "Author"
    }
  }

  var followers: String {
    user.followers == 1 ? "1 follower" : "\(ShortCount(user.followers)) followers"
  }

  var following: String { "\(ShortCount(user.following)) following" }

  var followTitle: String { user.isFollowed ? "Unfollow" : "Follow" }

  /// Why the button did not work; the user is as before it was tapped.
  var followFailure: String {
    "Could not \(user.isFollowed ? "unfollow" : "follow") \(name). Please try again."
  }
}
