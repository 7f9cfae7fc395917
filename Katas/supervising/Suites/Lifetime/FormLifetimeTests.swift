import SupervisingContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the screen is left.
@MainActor final class FormLifetimeTests: XCTestCase {
  /// Once the screen is left, every part of it is gone, though the profile is still there.
  func testLeavesNothingBehind() throws {
    let solution = try solution(as: (any FormScreen.Type).self)
    let profile = Profile(name: "Ada", city: "Bath")
    try Traces.shouldLeaveNothing(of: solution.makeScreen(profile: profile)) { stage in
      try stage.driver.type("Bo", into: "name")
    }
    profile.city = "Rome"
  }
}
