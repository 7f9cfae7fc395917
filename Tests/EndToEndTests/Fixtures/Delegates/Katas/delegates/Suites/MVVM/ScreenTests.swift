import DelegatesContract
@_spi(Driving) import UIKit
import XCTest

/// The screen alone.
@MainActor final class ScreenTests: XCTestCase {
  /// The screen is made.
  func testIsMade() throws {
    let solution = try solution(as: (any DelegatesScreen.Type).self)
    XCTAssertNotNil(solution.makeScreen())
  }
}
