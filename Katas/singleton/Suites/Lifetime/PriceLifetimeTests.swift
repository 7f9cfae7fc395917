import SingletonContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the screen is left.
@MainActor final class PriceLifetimeTests: XCTestCase {
  /// Once the screen is left, every part of it is gone.
  func testLeavesNothingBehind() throws {
    let solution = try solution(as: (any PriceScreen.Type).self)
    try Traces.shouldLeaveNothing(of: solution.makeScreen(euros: 10)) { stage in
      try stage.driver.tap("JPY")
    }
  }
}
