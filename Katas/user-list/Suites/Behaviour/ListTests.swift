@_spi(Driving) import UIKit
import UserListContract
import XCTest

/// What the list shows.
@MainActor final class ListTests: XCTestCase {
  /// Users are listed by last name, then by first name, each with their company.
  func testListsUsersByName() throws {
    let (stage, users) = try UserStage.listing(for: self)
    try stage.shouldHaveTitle("Users", "have a title")
    try stage.shouldList(users.map(UserWorld.row), "list the users by last and first name")
  }

  /// Something turns while users are fetched.
  func testShowsThatItLoads() throws {
    let stage = try UserStage(for: self)
    try stage.shouldShow(true, "loading", "show activity while users are fetched")
    try stage.answerUsers()
    try stage.shouldShow(false, "loading", "hide the activity once the users are there")
  }

  /// A list without users says so, once that is known, and no longer when there are some.
  func testSaysThatThereAreNoUsers() throws {
    let stage = try UserStage(for: self)
    try stage.shouldShow(false, "empty", "say nothing before it is known")
    stage.world.users.answer([])
    stage.driver.settle()
    try stage.shouldShow(Wording.empty, at: "empty", "say that there are no users")
    try stage.driver.tap("reload")
    let users = try stage.answerUsers("when Reload is tapped")
    try stage.shouldShow(false, "empty", "take that back when there are users")
    try stage.shouldList(users.map(UserWorld.row), "list the users that came later")
  }

  /// Reload fetches the users again, but not twice at a time.
  func testReloads() throws {
    let (stage, _) = try UserStage.listing(for: self)
    try stage.driver.tap("reload")
    try stage.driver.tap("reload")
    try Role.screen.should("fetch once while a fetch is under way", expected: 1) {
      stage.world.users.openLists
    }
    let users = try stage.answerUsers("when Reload is tapped")
    try stage.shouldList(users.map(UserWorld.row), "list the new users")
    try stage.driver.tap("reload")
    try Role.screen.should("fetch again after the answer", expected: 1) {
      stage.world.users.openLists
    }
  }

  /// A failure to load the list is reported in an alert, and Retry fetches again.
  func testOffersRetry() throws {
    let stage = try UserStage(for: self)
    stage.world.users.failUsers()
    stage.driver.settle()
    try stage.shouldTell(
      Wording.usersFailed, "tell that the users did not come", buttons: ["Retry", "Cancel"])
    try stage.shouldShow(false, "loading", "hide the activity after a failure")
    try stage.driver.tap("Retry")
    try stage.shouldShow(true, "loading", "show activity while it tries again")
    let users = try stage.answerUsers("when Retry is tapped")
    try stage.shouldList(users.map(UserWorld.row), "list the users once they are there")
  }

  /// A failed reload leaves the list as it was.
  func testKeepsTheListWhenAReloadFails() throws {
    let (stage, users) = try UserStage.listing(for: self)
    try stage.driver.tap("reload")
    stage.world.users.failUsers()
    stage.driver.settle()
    try stage.driver.tap("Cancel")
    try stage.shouldList(users.map(UserWorld.row), "keep the users that it has")
  }

  /// Opening screens, calls and mails are each recorded once.
  func testRecordsEvents() throws {
    let (stage, _) = try UserStage.detailing(for: self)
    try stage.driver.tap("Phone")
    try stage.driver.tap("Call")
    try stage.driver.tap("E-mail")
    try stage.openPage(tapping: "Website")
    try Role.screen.should(
      "record exactly what happened",
      expected: ["list_opened", "user_opened", "called", "mailed", "page_opened"]
    ) { stage.world.log.events }
  }
}
