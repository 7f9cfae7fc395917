import DelegatesContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the screen is left.
@MainActor final class LifetimeTests: XCTestCase {
  /// Nothing is left of a screen whose presentation somebody has asked for.
  func testLeavesNothingBehind() throws {
    let solution = try solution(as: (any DelegatesScreen.Type).self)
    try Traces.shouldLeaveNothing(of: solution.makeScreen()) { stage in
      XCTAssertNotNil(stage.driver.topViewController?.presentationController)
    }
  }
}
