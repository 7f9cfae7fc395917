import ProfileHeaderContract
@_spi(Driving) import UIKit
import XCTest

/// How verified accounts are recognised.
@MainActor final class VerifiedTests: XCTestCase {
  /// The name of a verified account has a mark; the name in the editor and the initials have none.
  func testMarksTheName() throws {
    for isOwn in [false, true] {
      let stage = try ScreenStage(for: self) { Self.verified($0, isOwn: isOwn) }
      let name = try stage.text(.name)
      let plain = name.replacing(" ✓", with: "")
      try stage.shouldShow(plain + " ✓", at: .name, "of a verified account")
      let initials = plain.split(separator: " ").map { $0.prefix(1) }.joined()
      try stage.shouldShow(initials, at: .avatar, "of a verified account")
      guard isOwn else { continue }
      try stage.tap(.editName)
      try Role.screen.should("begin with the plain name in the editor", expected: plain) {
        try stage.driver.text(of: "newName")
      }
    }
  }

  /// A verified account without a name is a partner with a number, and has the mark, too.
  func testNamesPartners() throws {
    for name in HeaderWorld(for: self).blanks() {
      let stage = try ScreenStage(for: self) { world in
        var user = Self.verified(world, isOwn: true)
        user.name = name
        return user
      }
      let partner = Wording.fallback(stage.world.userID).replacing("Quill", with: "Quill Partner ")
      try stage.shouldShow(partner + " ✓", at: .name, "of a verified account without a name")
      try stage.shouldShow("Q", at: .avatar, "of a verified account without a name")
      try stage.tap(.editName)
      try Role.screen.should("offer the plain fallback as placeholder", expected: partner) {
        stage.driver.topViewController.flatMap { Self.field(in: $0.view) }?.placeholder
      }
    }
  }

  /// A message that names a verified account has the mark, too.
  func testMarksTheNameInMessages() throws {
    for isNamed in [true, false] {
      let stage = try ScreenStage(for: self) { world in
        var user = Self.verified(world, isOwn: false)
        if !isNamed { user.name = nil }
        return user
      }
      let plain = try stage.text(.name).replacing(" ✓", with: "")
      try stage.tap(.follow)
      try stage.world.fail(stage.world.follow, .screen)
      try stage.shouldShow(
        "Could not follow \(plain) ✓. Please try again.", at: .message,
        "about a verified account")
    }
  }

  private static func verified(_ world: HeaderWorld, isOwn: Bool) -> User {
    var user = isOwn ? world.ownUser() : world.user()
    user.isVerified = true
    return user
  }

  private static func field(in view: UIView) -> UITextField? {
    if let field = view as? UITextField { return field }
    return view.subviews.lazy.compactMap { field(in: $0) }.first
  }
}
