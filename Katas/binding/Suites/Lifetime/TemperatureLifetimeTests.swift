import BindingContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the screen is left.
@MainActor final class TemperatureLifetimeTests: XCTestCase {
  /// Once the screen is left, every part of it is gone.
  func testLeavesNothingBehind() throws {
    let solution = try solution(as: (any TemperatureScreen.Type).self)
    try Traces.shouldLeaveNothing(of: solution.makeScreen()) { stage in
      try stage.driver.type("20", into: "celsius")
    }
  }
}
