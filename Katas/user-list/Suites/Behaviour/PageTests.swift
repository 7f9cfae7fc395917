@_spi(Driving) import UIKit
import UserListContract
import XCTest

/// What the screen of a web page shows.
@MainActor final class PageTests: XCTestCase {
  /// A website opens at once, above the screen that it was opened from.
  func testOpensThePageAtOnce() throws {
    let (stage, details) = try UserStage.detailing(for: self)
    try stage.driver.tap("Website")
    try stage.shouldHaveTitle(details.host, "show the page at once")
  }

  /// A page shows host, address and, once it is loaded, its text.
  func testShowsThePage() throws {
    let (stage, details) = try UserStage.detailing(for: self)
    try stage.openPage(tapping: "Website")
    try stage.shouldHaveTitle(details.host, "show the host as the title")
    try stage.shouldShow(details.pageAddress, at: "address", "show the whole address")
    try stage.shouldShow(true, "loading", "show activity while the page is loaded")
    try Role.screen.should("load that page", expected: [details.pageAddress]) {
      stage.world.pages.open
    }
    let text = "\(stage.world.values.name()) \(stage.world.values.word())"
    try stage.answerPage(text)
    try stage.shouldShow(text, at: "page", "show the text of the page")
    try stage.shouldShow(false, "loading", "hide the activity once the page is there")
  }

  /// About opens a page from the list.
  func testOpensAbout() throws {
    let (stage, _) = try UserStage.listing(for: self)
    try stage.openPage(tapping: "about")
    try stage.shouldShow(Wording.about, at: "address", "show the page about the directory")
    try stage.shouldHaveTitle("users.example", "show its host as the title")
  }

  /// A failure to load the page is told, and Retry loads it again.
  func testOffersRetryForThePage() throws {
    let (stage, _) = try UserStage.detailing(for: self)
    try stage.openPage(tapping: "Website")
    stage.world.pages.fail()
    stage.driver.settle()
    try stage.shouldTell(
      Wording.pageFailed, "tell that the page did not come", buttons: ["Retry", "Cancel"])
    try stage.driver.tap("Retry")
    let text = stage.world.values.name()
    try stage.answerPage(text, "when Retry is tapped")
    try stage.shouldShow(text, at: "page", "show the text once it is there")
  }

  /// Done closes the page, and another one can be opened.
  func testCloses() throws {
    let (stage, details) = try UserStage.detailing(for: self)
    try stage.openPage(tapping: "Website")
    try stage.answerPage(stage.world.values.name())
    try stage.driver.tap("done")
    try stage.shouldList(UserWorld.rows(details), "show the user again")
    try stage.openPage(tapping: "Website")
    try stage.shouldShow(details.pageAddress, at: "address", "show the page a second time")
  }
}
