import UserListContract
import XCTest

@testable import App

@MainActor final class UserDetailViewModelTests: XCTestCase {
  private let details = UserDetails(
    phone: "+49 30 555-0175", email: "elif@kite.example", website: "kite.example/elif")

  func testMakesARowOfWhatIsKnown() {
    let (model, services, _) = make()
    var rows: [RowConfiguration] = []
    model.rowsDidChange = { rows = $0 }
    model.open()
    services.answer(details: details)
    XCTAssertEqual(rows.map(\.title), ["Phone", "E-mail", "Website"])
    XCTAssertEqual(
      rows.map(\.detail), ["+49 30 555-0175", "elif@kite.example", "kite.example/elif"])
    services.answer(details: UserDetails(phone: nil, email: nil, website: "kite.example"))
    XCTAssertEqual(model.rows, [RowConfiguration(title: "Website", detail: "kite.example")])
    XCTAssertEqual(model.title, "Elif Aydin")
  }

  func testFetchesOnOpening() {
    let (model, services, router) = make()
    model.open()
    XCTAssertEqual(services.requests, ["details 2"])
    XCTAssertTrue(router.isActive)
    services.answer(details: details)
    XCTAssertFalse(router.isActive)
    XCTAssertEqual(services.events, ["user_opened"])
  }

  func testTellsAFailureAndRetries() {
    let (model, services, router) = make()
    model.open()
    services.fail()
    XCTAssertEqual(router.failures, ["The details could not be loaded."])
    XCTAssertFalse(router.isActive)
    router.retry?()
    XCTAssertEqual(services.requests, ["details 2", "details 2"])
  }

  func testCallsAfterAYesAndNotBefore() {
    let (model, services, router) = opened()
    model.select(row: 0)
    XCTAssertEqual(router.calls, ["Call +49 30 555-0175? Call"])
    router.task?()
    XCTAssertEqual(router.calls.last, "open tel:+49305550175")
    XCTAssertEqual(services.events, ["user_opened", "called"])
  }

  func testWritesMailAndShowsTheWebsite() {
    let (model, services, router) = opened()
    model.select(row: 1)
    model.select(row: 2)
    XCTAssertEqual(
      router.calls, ["open mailto:elif@kite.example", "page https://kite.example/elif"])
    XCTAssertEqual(services.events, ["user_opened", "mailed"])
  }

  func testTellsThatNothingOpened() {
    let (model, services, router) = opened()
    router.opensAddresses = false
    model.select(row: 1)
    XCTAssertEqual(router.failures, ["No app could open this."])
    XCTAssertNil(router.retry)
    XCTAssertEqual(services.events, ["user_opened"])
  }

  private func opened() -> (UserDetailViewModel, ServicesFake, RouterSpy) {
    let made = make()
    made.0.open()
    made.1.answer(details: details)
    return made
  }

  private func make() -> (UserDetailViewModel, ServicesFake, RouterSpy) {
    let (services, router) = (ServicesFake(), RouterSpy())
    let user = User(id: 2, firstName: "Elif", lastName: "Aydin", company: nil)
    return (UserDetailViewModel(user: user, router: router, services: services), services, router)
  }
}
