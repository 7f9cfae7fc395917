import UserListContract
import XCTest

@testable import App

@MainActor final class UserListViewModelTests: XCTestCase {
  private let nora = User(id: 1, firstName: "Nora", lastName: "Okafor", company: "Harbour Books")
  private let elif = User(id: 2, firstName: "Elif", lastName: "Aydin", company: nil)
  private let amelia = User(id: 4, firstName: "Amelia", lastName: "Okafor", company: nil)

  func testSortsByLastNameThenFirstName() {
    let (model, services, _) = make()
    model.open()
    services.answer(users: [nora, amelia, elif])
    XCTAssertEqual(
      model.state.rows,
      [
        RowConfiguration(title: "Elif Aydin"), RowConfiguration(title: "Amelia Okafor"),
        RowConfiguration(title: "Nora Okafor", detail: "Harbour Books"),
      ])
    XCTAssertNil(model.state.emptyText)
  }

  func testReportsEveryNewState() {
    let (model, services, _) = make()
    var states: [UserListState] = []
    model.stateDidChange = { states.append($0) }
    model.open()
    services.answer(users: [])
    XCTAssertEqual(states, [UserListState(rows: [], emptyText: "There are no users yet.")])
  }

  func testLoadsOnceAtATimeAndRecordsOpening() {
    let (model, services, router) = make()
    model.open()
    model.load()
    XCTAssertEqual(services.requests, ["users"])
    XCTAssertTrue(router.isActive)
    services.answer(users: [])
    XCTAssertFalse(router.isActive)
    model.load()
    XCTAssertEqual(services.requests, ["users", "users"])
    XCTAssertEqual(services.events, ["list_opened"])
  }

  func testTellsAFailureAndRetries() {
    let (model, services, router) = make()
    model.open()
    services.fail()
    XCTAssertEqual(router.failures, ["The users could not be loaded."])
    XCTAssertFalse(router.isActive)
    router.retry?()
    XCTAssertEqual(services.requests, ["users", "users"])
  }

  func testLeadsToUsersAndAbout() {
    let (model, services, router) = make()
    model.open()
    services.answer(users: [nora, elif])
    model.select(row: 1)
    model.openAbout()
    XCTAssertEqual(router.calls, ["user 1", "page https://users.example/about"])
  }

  private func make() -> (UserListViewModel, ServicesFake, RouterSpy) {
    let (services, router) = (ServicesFake(), RouterSpy())
    return (UserListViewModel(router: router, services: services), services, router)
  }
}
