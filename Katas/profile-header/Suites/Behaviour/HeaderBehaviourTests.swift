import ProfileHeaderContract
@_spi(Driving) import UIKit
import XCTest

/// What the header does for the person who uses it, whatever it is built of.
@MainActor final class HeaderBehaviourTests: XCTestCase {
  /// Once the profile has come, the header shows name, initials, day and counts.
  func testShowsTheProfile() throws {
    try ScreenStage.shouldShowTheProfile(for: self)
  }

  /// A name is shown without the spaces around it; its first and last word give the initials.
  func testTrimsNames() throws {
    try ScreenStage.shouldTrimNames(for: self)
  }

  /// Without a name, the header shows Quill and the number of the account.
  func testFallsBackToTheNumber() throws {
    try ScreenStage.shouldFallBackToTheNumber(for: self)
  }

  /// Counts are shortened from a thousand on, and rounded down.
  func testShortensCounts() throws {
    try ScreenStage.shouldShortenCounts(for: self)
  }

  /// Those who have published enough have a badge.
  func testGivesBadges() throws {
    try ScreenStage.shouldGiveBadges(for: self)
  }

  /// The avatar has one of four colours, by the number of the account.
  func testColoursTheAvatar() throws {
    try ScreenStage.shouldColourTheAvatar(for: self)
  }

  /// The last answer is shown at once, until the server answers again.
  func testShowsWhatIsStored() throws {
    try ScreenStage.shouldShowWhatIsStored(for: self)
  }

  /// The store keeps the last good answer.
  func testStoresAnswers() throws {
    try ScreenStage.shouldStoreAnswers(for: self)
  }

  /// While the profile is loading, a spinner turns and Refresh is disabled.
  func testIsBusyWhileLoading() throws {
    try ScreenStage.shouldBeBusyWhileLoading(for: self)
  }

  /// A load that fails is explained, and what was shown stays.
  func testExplainsAFailedLoad() throws {
    try ScreenStage.shouldExplainAFailedLoad(for: self)
  }

  /// Follow shows its result at once, and then what the server answers.
  func testFollowsAtOnce() throws {
    try ScreenStage.shouldFollowAtOnce(for: self)
  }

  /// When a change of following fails, it is taken back and explained.
  func testTakesBackAFailedFollow() throws {
    try ScreenStage.shouldTakeBackAFailedFollow(for: self)
  }

  /// While a change is on its way, there is no other and no refresh.
  func testTakesOneChangeAtATime() throws {
    try ScreenStage.shouldTakeOneChangeAtATime(for: self)
  }

  /// An answer that was asked for before a change and comes after it is left out.
  func testLeavesOutALateAnswer() throws {
    try ScreenStage.shouldLeaveOutALateAnswer(for: self)
  }

  /// A new name is shown once the server has answered; when that fails, the old one stays.
  func testRenames() throws {
    try ScreenStage.shouldRename(for: self)
  }

  /// Edit name opens the editor with the name, or with what stands in for it as placeholder.
  func testOpensTheNameEditor() throws {
    for name in HeaderWorld(for: self).blanks() {
      let stage = try ScreenStage(for: self) { world in
        var user = world.ownUser()
        user.name = name ?? " \(world.values.name()) "
        return user
      }
      let shown = try stage.text(.name)
      try stage.tap(.editName)
      try Role.screen.should("open the name editor", expected: "Edit name") {
        stage.driver.screenTitle
      }
      let expected = shown == Wording.fallback(stage.world.userID) ? "" : shown
      try Role.screen.should("begin with the name in the editor", expected: expected) {
        try stage.driver.text(of: "newName")
      }
    }
  }

  /// One can follow others, and rename oneself.
  func testAllowsOnlyWhatFits() throws {
    try ScreenStage.shouldAllowOnlyWhatFits(for: self)
  }

  /// Opening, following and failures are recorded for statistics.
  func testRecordsEvents() throws {
    try ScreenStage.shouldRecordEvents(for: self)
  }

  /// A new name is recorded for statistics, and one that was not saved.
  func testRecordsRenaming() throws {
    try ScreenStage.shouldRecordRenaming(for: self)
  }

  /// Two headers with services of their own do not meet.
  func testKeepsTwoHeadersApart() throws {
    let world = HeaderWorld(for: self)
    let first = try ScreenStage(for: self, in: world)
    let other = HeaderWorld(values: world.values, userID: world.userID + 1)
    let second = try ScreenStage(for: self, in: other)
    let (user, stranger) = (world.user(), other.user())
    try second.load(stranger)
    try first.load(user)
    try second.tap(.follow)
    let followed = other.toggled(stranger)
    try other.answer(other.follow, .screen, with: followed)
    try first.shouldShow(user, "whatever another header does")
    try second.shouldShow(followed, "whatever another header does")
  }
}
