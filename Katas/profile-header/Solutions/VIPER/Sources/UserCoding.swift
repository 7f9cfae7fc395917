import Foundation
import ProfileHeaderContract

/// Makes an entity of what the server sends.
enum UserCoding {
  /// Nil when `data` holds no user.
  static func user(from data: Data) -> User? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .formatted(days)
    return (try? decoder.decode(Response.self, from: data))?.user
  }

  private static var days: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }
}

/// The user as the server sends it.
private struct Response: Decodable {
  var id: Int
  var name: String?
  var joined: Date
  var followers: Int
  var following: Int
  var posts: Int
  var followed: Bool
  var own: Bool
  var verified: Bool

  var user: User {
    User(
      id: id, name: name, joined: joined, followers: followers, following: following,
      posts: posts, isFollowed: followed, isOwn: own, isVerified: verified)
  }
}
