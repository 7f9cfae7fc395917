import ProfileHeaderContract
import XCTest

/// A header that somebody uses: a screen on show, or a view model without one.
///
/// What it should show is the same for both.
@MainActor protocol HeaderInUse {
  var world: HeaderWorld { get }
  var role: Role { get }
  /// The member of the seam that takes what a person wants; nil for a screen.
  var member: String? { get }

  /// Opens the header of the user of this world.
  init(for test: XCTestCase, in world: HeaderWorld) throws

  func tap(_ button: HeaderButton) throws
  /// Opens the name editor, and saves `text` there.
  func rename(to text: String) throws
  func text(_ place: HeaderPlace) throws -> String
  func isEnabled(_ button: HeaderButton) throws -> Bool
  func isLoading() throws -> Bool
  func tint() throws -> AvatarTint?
}

extension HeaderInUse {
  /// Opens a header whose profile has come.
  init(for test: XCTestCase, showing user: (HeaderWorld) -> User) throws {
    let world = HeaderWorld(for: test)
    try self.init(for: test, in: world)
    try load(user(world))
  }

  /// Answers the request for the user that opening has sent.
  func load(_ user: User) throws {
    try world.answer(world.load, role, on: member, with: user)
  }

  func shouldShow(_ text: String, at place: HeaderPlace, _ occasion: String) throws {
    try role.should(
      "show the right text at \"\(place.rawValue)\" \(occasion)", on: member, expected: text
    ) { try self.text(place) }
  }

  /// Fails the case unless name, initials and counts are those of `user`, and the button is as it fits.
  func shouldShow(_ user: User, _ occasion: String) throws {
    try shouldShow(Wording.name(user), at: .name, occasion)
    try shouldShow(Wording.initials(user), at: .avatar, occasion)
    try shouldShow("Member since \(Joined(user.joined).words)", at: .since, occasion)
    try shouldShow("\(user.following) following", at: .following, occasion)
    try shouldShowFollowing(user, occasion)
  }

  /// Fails the case unless the button and the number of followers are those of `user`.
  func shouldShowFollowing(_ user: User, _ occasion: String) throws {
    try shouldShow(user.isFollowed ? "Unfollow" : "Follow", at: .follow, occasion)
    try shouldShow("\(user.followers) followers", at: .followers, occasion)
  }

  func should(_ button: HeaderButton, beEnabled isEnabled: Bool, _ occasion: String) throws {
    let state = isEnabled ? "enable" : "disable"
    try role.should(
      "\(state) \"\(button.rawValue)\" \(occasion)", on: member, expected: isEnabled
    ) { try self.isEnabled(button) }
  }

  func should(load isLoading: Bool, _ occasion: String) throws {
    try role.should(
      isLoading ? "be loading \(occasion)" : "not be loading \(occasion)", on: member,
      expected: isLoading
    ) { try self.isLoading() }
  }
}
