import SearchContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the screen is left.
@MainActor final class SearchLifetimeTests: XCTestCase {
  /// Once the screen is left, every part of it is gone, though a search still waits.
  func testLeavesNothingBehind() throws {
    let solution = try solution(as: (any SearchScreen.Type).self)
    try Traces.shouldLeaveNothing(of: solution.makeScreen(catalogue: Catalogue())) { stage in
      try stage.driver.type("abc", into: "text")
    }
  }
}
