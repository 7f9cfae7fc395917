import XCTest
@testable import App

@MainActor final class WordingTests: XCTestCase {
  func testA() {
    XCTAssertEqual(GreetingWording().count(1), "Greeted once")
  }
  func testLoops() {
    while true {}
  }
  func testTraps() {
    let all: [Int] = []
    XCTAssertEqual(all[3], 1)
  }
  func testWrong() {
    XCTAssertEqual(GreetingWording().count(0), "never")
  }
  func testB() {
    XCTAssertEqual(GreetingWording().count(2), "Greeted 2 times")
  }
}
