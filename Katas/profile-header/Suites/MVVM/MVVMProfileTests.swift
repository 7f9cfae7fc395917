import ProfileHeaderContract
import XCTest

/// What the view model makes of a user, with no screen anywhere.
@MainActor final class MVVMProfileTests: XCTestCase {
  /// The view model's state holds name, initials, day and counts of the user.
  func testShowsTheProfile() throws {
    try ViewModelStage.shouldShowTheProfile(for: self)
  }

  /// The view model drops the spaces around a name, and takes initials from its first and last word.
  func testTrimsNames() throws {
    try ViewModelStage.shouldTrimNames(for: self)
  }

  /// Without a name, the view model shows Quill and the number of the account.
  func testFallsBackToTheNumber() throws {
    try ViewModelStage.shouldFallBackToTheNumber(for: self)
  }

  /// The view model shortens counts from a thousand on, and rounds them down.
  func testShortensCounts() throws {
    try ViewModelStage.shouldShortenCounts(for: self)
  }

  /// The view model gives a badge to those who have published enough.
  func testGivesBadges() throws {
    try ViewModelStage.shouldGiveBadges(for: self)
  }

  /// The view model colours the avatar by the number of the account, without UIKit.
  func testColoursTheAvatar() throws {
    try ViewModelStage.shouldColourTheAvatar(for: self)
  }

  /// The view model shows the last answer at once, until the server answers again.
  func testShowsWhatIsStored() throws {
    try ViewModelStage.shouldShowWhatIsStored(for: self)
  }

  /// The view model has the last good answer stored.
  func testStoresAnswers() throws {
    try ViewModelStage.shouldStoreAnswers(for: self)
  }

  /// The view model is loading until the server has answered.
  func testIsBusyWhileLoading() throws {
    try ViewModelStage.shouldBeBusyWhileLoading(for: self)
  }

  /// The view model explains a load that fails, and keeps what it has.
  func testExplainsAFailedLoad() throws {
    try ViewModelStage.shouldExplainAFailedLoad(for: self)
  }
}
