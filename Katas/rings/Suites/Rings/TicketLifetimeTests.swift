import RingsContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the screen is left, after each of the things that can be done on it.
@MainActor final class TicketLifetimeTests: XCTestCase {
  /// A screen that was only opened is gone once it is left: no closure holds it.
  func testIsGoneAfterOpening() throws {
    try visit("once the screen was opened and left") { _ in }
  }

  /// After the seats were shown nothing stays either, chosen from or not: no picker holds its delegate.
  func testIsGoneAfterChoosingASeat() throws {
    try visit("once the seats were shown and the screen is left") { stage in
      try stage.driver.tap("Choose seat")
    }
    try visit("once a seat was chosen and the screen is left") { stage in
      try stage.driver.tap("Choose seat")
      try stage.driver.tap("4 A")
    }
  }

  /// After the details nothing stays either: no router holds its screen.
  func testIsGoneAfterTheDetails() throws {
    try visit("once the details and the screen are left") { stage in
      try stage.driver.tap("Details")
    }
  }

  private func visit(_ occasion: String, use: (Stage) throws -> Void) throws {
    let solution = try solution(as: (any TicketScreen.Type).self)
    try Traces.shouldLeaveNothing(
      occasion, inNavigation: true,
      of: solution.makeScreen(minutesLeft: 30, seats: ["4 A"]), use: use)
  }
}
