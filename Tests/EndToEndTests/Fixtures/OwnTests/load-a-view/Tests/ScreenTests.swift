import GreetingContract
import UIKit
import XCTest

@testable import App

@MainActor final class ScreenTests: XCTestCase {
  func testShowsTheScreen() {
    let services = GreetingServices(
      http: ServerStub(), store: StoreFake(), log: LogSpy(), feed: FeedStub())
    let screen = Solution.makeScreen(services: services)
    screen.loadViewIfNeeded()
    XCTAssertEqual(screen.title, "Greeting")
    XCTAssertEqual(services.store.integer(forKey: "greeting.count"), 0)
  }
}
