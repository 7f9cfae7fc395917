import CounterContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the screen is left.
@MainActor final class CounterLifetimeTests: XCTestCase {
  /// Once the screen is left, every part of it is gone.
  func testLeavesNothingBehind() throws {
    let solution = try solution(as: (any CounterScreen.Type).self)
    try Traces.shouldLeaveNothing(of: solution.makeScreen(store: CountFake(0))) { stage in
      try stage.driver.tap("Add")
    }
  }
}
