import Foundation
import XCTest

@testable import App

@MainActor final class WebPageViewModelTests: XCTestCase {
  func testShowsHostAddressAndText() throws {
    let (model, services, router) = try make()
    var texts: [String] = []
    model.textDidChange = { texts.append($0) }
    model.open()
    XCTAssertEqual(services.requests, ["page https://kite.example/elif"])
    XCTAssertTrue(router.isActive)
    services.answer(page: "Kites")
    XCTAssertEqual(texts, ["Kites"])
    XCTAssertEqual(model.text, "Kites")
    XCTAssertEqual(
      [model.title, model.addressText], ["kite.example", "https://kite.example/elif"])
    XCTAssertFalse(router.isActive)
    XCTAssertEqual(services.events, ["page_opened"])
  }

  func testTellsAFailureAndRetries() throws {
    let (model, services, router) = try make()
    model.open()
    services.fail()
    XCTAssertEqual(router.failures, ["The page could not be loaded."])
    XCTAssertFalse(router.isActive)
    router.retry?()
    XCTAssertEqual(services.requests.count, 2)
  }

  func testCloses() throws {
    let (model, _, router) = try make()
    model.close()
    XCTAssertEqual(router.calls, ["close"])
  }

  private func make() throws -> (WebPageViewModel, ServicesFake, RouterSpy) {
    let (services, router) = (ServicesFake(), RouterSpy())
    let address = try XCTUnwrap(URL(string: "https://kite.example/elif"))
    return (
      WebPageViewModel(address: address, router: router, services: services), services, router
    )
  }
}
