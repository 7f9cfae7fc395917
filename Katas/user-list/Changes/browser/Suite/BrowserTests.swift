@_spi(Driving) import UIKit
import UserListContract
import XCTest

/// What people are asked before a page opens.
@MainActor final class BrowserTests: XCTestCase {
  /// Before a website opens from a user, people choose where.
  func testAsksBeforeAWebsite() throws {
    let (stage, details) = try UserStage.detailing(for: self)
    try stage.driver.tap("Website")
    try stage.shouldAlert([details.host], Self.choices, "ask where the website is to open")
    try stage.driver.tap("Cancel")
    try Role.screen.shouldNot("open the page after Cancel", expected: []) {
      stage.world.pages.open + stage.world.opener.addresses
    }
    try stage.driver.tap("Website")
    try stage.driver.tap("Open here")
    try stage.shouldShow(details.pageAddress, at: "address", "show the page here")
  }

  /// Before the page about the directory opens from the list, people choose where.
  func testAsksBeforeAbout() throws {
    let (stage, _) = try UserStage.listing(for: self)
    try stage.driver.tap("about")
    try stage.shouldAlert(["users.example"], Self.choices, "ask where About is to open")
    try stage.driver.tap("Open in browser")
    try Role.screen.should("open About in the browser", expected: [Wording.about]) {
      stage.world.opener.addresses
    }
  }

  /// The browser gets the address, and this app loads and records nothing.
  func testOpensInTheBrowser() throws {
    let (stage, details) = try UserStage.detailing(for: self)
    try stage.driver.tap("Website")
    try stage.driver.tap("Open in browser")
    try Role.screen.should("hand the address to the browser", expected: [details.pageAddress]) {
      stage.world.opener.addresses
    }
    try Role.screen.shouldNot(
      "load or record what it does not show", expected: ["list_opened", "user_opened"]
    ) { stage.world.pages.open + stage.world.log.events }
    try stage.shouldList(UserWorld.rows(details), "still show the user")
  }

  /// That there is no browser is told.
  func testTellsThatThereIsNoBrowser() throws {
    let (stage, _) = try UserStage.detailing(for: self)
    stage.world.opener.takesAddresses = false
    try stage.driver.tap("Website")
    try stage.driver.tap("Open in browser")
    try stage.shouldTell(Wording.notOpened, "tell that nothing opened", buttons: ["OK"])
  }

  private static let choices = ["Open here", "Open in browser", "Cancel"]
}
