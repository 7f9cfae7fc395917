@_spi(Driving) import UIKit
import UserListContract
import XCTest

/// What the screen of a user shows.
@MainActor final class DetailTests: XCTestCase {
  /// A tap on a row opens that user, and fetches the details.
  func testOpensTheUser() throws {
    let (stage, users) = try UserStage.listing(for: self)
    let user = stage.world.values.pick(users)
    try stage.open(user)
    try stage.shouldHaveTitle(UserWorld.name(user), "show the name as the title")
    try Role.screen.should("fetch the details of that user", expected: [user.id]) {
      stage.world.users.openDetails
    }
    try stage.shouldShow(true, "loading", "show activity while the details are fetched")
    let details = stage.world.details()
    try stage.answerDetails(details)
    try stage.shouldList(UserWorld.rows(details), "list the details")
    try stage.shouldShow(false, "loading", "hide the activity once the details are there")
  }

  /// What the directory does not know has no row, and the rows after it still do what they say.
  func testLeavesOutWhatIsNotKnown() throws {
    let values = seededValues()
    let world = UserWorld(values: values)
    let details = world.details(phone: false, email: values.pick([true, false]))
    let (stage, _) = try UserStage.detailing(for: self, details)
    try stage.shouldList(UserWorld.rows(details), "list what is known and nothing else")
    try stage.openPage(tapping: "Website")
    try Role.screen.should("load the website", expected: [details.pageAddress]) {
      stage.world.pages.open
    }
  }

  /// A failure to load the details is told, and Retry fetches them again.
  func testOffersRetryForDetails() throws {
    let (stage, users) = try UserStage.listing(for: self)
    try stage.open(users[1])
    stage.world.users.failDetails()
    stage.driver.settle()
    try stage.shouldTell(
      Wording.detailsFailed, "tell that the details did not come", buttons: ["Retry", "Cancel"])
    try stage.driver.tap("Retry")
    let details = stage.world.details()
    try stage.answerDetails(details, "when Retry is tapped")
    try stage.shouldList(UserWorld.rows(details), "list the details once they are there")
  }

  /// The phone is called after a question, by its digits.
  func testCallsAfterAYes() throws {
    let (stage, details) = try UserStage.detailing(for: self)
    try stage.driver.tap("Phone")
    try stage.shouldAlert(
      [Wording.question(details.phone ?? "")], ["Call", "Cancel"], "ask before it calls")
    try stage.driver.tap("Cancel")
    try Role.screen.shouldNot("call after Cancel", expected: []) { stage.world.opener.addresses }
    try stage.driver.tap("Phone")
    try stage.driver.tap("Call")
    try Role.screen.should("call the number by its digits", expected: [details.callAddress]) {
      stage.world.opener.addresses
    }
  }

  /// E-mail opens another app at once.
  func testWritesMail() throws {
    let (stage, details) = try UserStage.detailing(for: self)
    try stage.driver.tap("E-mail")
    try Role.screen.should("open the mail address", expected: [details.mailAddress]) {
      stage.world.opener.addresses
    }
  }

  /// That no app could open an address is told, and not recorded.
  func testTellsThatNothingOpened() throws {
    let (stage, _) = try UserStage.detailing(for: self)
    stage.world.opener.takesAddresses = false
    try stage.driver.tap("E-mail")
    try stage.shouldTell(Wording.notOpened, "tell that nothing opened", buttons: ["OK"])
    try stage.driver.tap("OK")
    try stage.driver.tap("Phone")
    try stage.driver.tap("Call")
    try stage.shouldTell(Wording.notOpened, "tell that nothing opened", buttons: ["OK"])
    try Role.screen.shouldNot(
      "record what did not happen", expected: ["list_opened", "user_opened"]
    ) { stage.world.log.events }
  }

  /// A failure that comes after the user was left is not told.
  func testIsSilentOnceItIsLeft() throws {
    let (stage, users) = try UserStage.listing(for: self)
    try stage.open(users[0])
    try stage.driver.goBack()
    stage.world.users.failDetails()
    stage.driver.settle()
    try Role.screen.shouldNot("tell a failure on a screen that it is not about", expected: nil) {
      stage.driver.alert?.title
    }
    try stage.shouldShow(false, "loading", "show no activity of a screen that was left")
    try stage.shouldList(users.map(UserWorld.row), "still list the users")
  }
}
