@_spi(Driving) import UIKit
import UserListContract
import XCTest

/// What the view models do on their own.
@MainActor final class MVVMRWorkTests: XCTestCase {
  /// The list's view model loads users and makes the rows when there is no view.
  func testListWorksWithoutAView() throws {
    let desk = try Desk(for: self)
    let list = desk.list
    list.open()
    try desk.answerUsers()
    try desk.roles.list.should(
      "make the rows of the users", on: "workList", expected: desk.users.map(UserWorld.row)
    ) { list.rows }
    list.reload()
    try desk.roles.list.should("fetch again for `reload()`", on: "workList", expected: 1) {
      desk.world.users.openLists
    }
    desk.world.users.answer([])
    try desk.roles.list.should(
      "say that there are no users", on: "workList", expected: Wording.empty
    ) { list.emptyText }
    try desk.shouldWorkWithoutAView(list, desk.roles.list, "workList")
  }

  /// The detail's view model loads the details and makes the rows when there is no view.
  func testDetailWorksWithoutAView() throws {
    let desk = try Desk(for: self)
    let detail = desk.detail
    let details = desk.world.details(phone: desk.world.values.pick([true, false]))
    detail.open()
    try desk.answer(details)
    try desk.roles.detail.should(
      "make the rows of the details", on: "workDetail", expected: UserWorld.rows(details)
    ) { detail.rows }
    try desk.roles.detail.should(
      "have the name as its title", on: "workDetail", expected: UserWorld.name(desk.users[0])
    ) { detail.title }
    try desk.shouldWorkWithoutAView(detail, desk.roles.detail, "workDetail")
  }

  /// The page's view model loads the page when there is no view.
  func testPageWorksWithoutAView() throws {
    let desk = try Desk(for: self)
    let (page, text) = (desk.page, desk.world.values.name())
    page.open()
    try desk.answerPage(text)
    try desk.roles.page.should("have the text", on: "workPage", expected: text) { page.text }
    try desk.roles.page.should(
      "have title and address", on: "workPage",
      expected: [desk.details.host, desk.details.pageAddress]
    ) { [page.title, page.address] }
    try desk.shouldWorkWithoutAView(page, desk.roles.page, "workPage")
  }

  /// What opens or closes a screen is asked of the router, after a yes where it asks first.
  func testAsksItsRouterToLead() throws {
    let desk = try Desk(for: self)
    let (list, detail, page) = (desk.list, desk.detail, desk.page)
    list.open()
    try desk.answerUsers()
    let row = desk.world.values.number(in: 0...(desk.users.count - 1))
    list.select(row: row)
    list.openAbout()
    desk.routes.answerYes()
    try desk.shouldRoute(
      desk.roles.list, ["user \(desk.users[row].id)", "page \(Wording.about)"])
    detail.open()
    try desk.answer(desk.details)
    detail.select(row: 2)
    desk.routes.answerYes()
    try desk.shouldRoute(desk.roles.detail, ["page \(desk.details.pageAddress)"])
    page.open()
    page.close()
    try desk.shouldRoute(desk.roles.page, ["close"])
    withExtendedLifetime((list, detail, page)) {}
  }

  /// Failures are told by the router, which can have what failed tried again.
  func testTellsFailuresThroughItsRouter() throws {
    let desk = try Desk(for: self)
    let (list, detail, page) = (desk.list, desk.detail, desk.page)
    list.open()
    try desk.failUsers()
    try desk.shouldRetry(desk.roles.list, Wording.usersFailed) { desk.world.users.openLists }
    detail.open()
    try desk.failDetails()
    try desk.shouldRetry(desk.roles.detail, Wording.detailsFailed) {
      desk.world.users.openDetails.count
    }
    page.open()
    try desk.failPage()
    try desk.shouldRetry(desk.roles.page, Wording.pageFailed) { desk.world.pages.open.count }
    withExtendedLifetime((list, detail, page)) {}
  }

  /// A call is asked for by the router, and made after a yes; a failure is told without a retry.
  func testAsksBeforeACall() throws {
    let desk = try Desk(for: self)
    let (detail, part) = (desk.detail, desk.roles.detail)
    detail.open()
    try desk.answer(desk.details)
    detail.select(row: 0)
    try part.should(
      "have its router ask before a call", on: "workDetail",
      expected: [Wording.question(desk.details.phone ?? "")]
    ) { desk.routes.questions }
    try part.shouldNot("call before a yes", expected: []) { desk.world.opener.addresses }
    desk.world.opener.takesAddresses = false
    desk.routes.answerYes()
    try part.should("call after a yes", expected: [desk.details.callAddress]) {
      desk.world.opener.addresses
    }
    try part.should("have its router tell that nothing opened", expected: [Wording.notOpened]) {
      desk.routes.messages
    }
    try part.should("offer no retry where there is none", actual: "there is a retry") {
      !desk.routes.offersRetry
    }
    withExtendedLifetime(detail) {}
  }

  /// What happens is recorded by the view models, each event once.
  func testRecordsEventsWithoutAView() throws {
    let desk = try Desk(for: self)
    let (list, detail, page) = (desk.list, desk.detail, desk.page)
    list.open()
    try desk.failUsers()
    list.reload()
    try desk.answerUsers()
    try desk.shouldRecord(desk.roles.list, ["list_opened"])
    detail.open()
    try desk.answer(desk.details)
    detail.select(row: 0)
    desk.routes.answerYes()
    detail.select(row: 1)
    try desk.shouldRecord(desk.roles.detail, ["list_opened", "user_opened", "called", "mailed"])
    try desk.roles.detail.should(
      "open the addresses of phone and mail", on: "workDetail",
      expected: [desk.details.callAddress, desk.details.mailAddress]
    ) { desk.world.opener.addresses }
    page.open()
    try desk.shouldRecord(
      desk.roles.page, ["list_opened", "user_opened", "called", "mailed", "page_opened"])
    withExtendedLifetime((list, detail, page)) {}
  }
}
