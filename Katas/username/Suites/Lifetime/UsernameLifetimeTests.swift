@_spi(Driving) import UIKit
import UsernameContract
import XCTest

/// What is left in memory once the screen is left.
@MainActor final class UsernameLifetimeTests: XCTestCase {
  /// Once the screen is left, every part of it is gone.
  func testLeavesNothingBehind() throws {
    let solution = try solution(as: (any UsernameScreen.Type).self)
    let world = UsernameWorld(for: self)
    try Traces.shouldLeaveNothing(of: solution.makeScreen(store: world.store)) { stage in
      try stage.driver.type(world.values.name(), into: "name")
      try stage.driver.tap("Save")
    }
  }
}
