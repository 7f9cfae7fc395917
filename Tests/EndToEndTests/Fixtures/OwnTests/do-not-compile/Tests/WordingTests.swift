import XCTest
@testable import App

final class WordingTests: XCTestCase {
  func testCounts() {
    XCTAssertEqual(GreetingWording().tally(1), "Greeted once")
  }
}
