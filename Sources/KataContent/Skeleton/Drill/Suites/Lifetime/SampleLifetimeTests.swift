import SampleContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the screen is left.
@MainActor final class SampleLifetimeTests: XCTestCase {
  /// Once the screen is left, every part of it is gone.
  func testLeavesNothingBehind() throws {
    let solution = try solution(as: (any SampleScreen.Type).self)
    let world = SampleWorld(for: self)
    try Traces.shouldLeaveNothing(of: solution.makeScreen(store: world.store)) { stage in
      try stage.driver.tap("Count")
    }
  }
}
