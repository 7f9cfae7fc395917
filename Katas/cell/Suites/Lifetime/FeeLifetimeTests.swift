import CellContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the screen is left.
@MainActor final class FeeLifetimeTests: XCTestCase {
  /// Once the screen is left, it and its rows are gone.
  func testLeavesNothingBehind() throws {
    let solution = try solution(as: (any FeeScreen.Type).self)
    let fees = FeeWorld(for: self).fees()
    try Traces.shouldLeaveNothing(of: solution.makeScreen(fees: fees)) { _ in }
  }
}
