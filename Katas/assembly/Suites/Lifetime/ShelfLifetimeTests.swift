import AssemblyContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the screen is left.
@MainActor final class ShelfLifetimeTests: XCTestCase {
  /// Once the book and the screen are left, every part of both is gone.
  func testLeavesNothingBehind() throws {
    let solution = try solution(as: (any ShelfScreen.Type).self)
    let library = LibraryStub(seededValues())
    try Traces.shouldLeaveNothing(
      "once the book and the screen are left", inNavigation: true,
      of: solution.makeScreen(library: library)
    ) { stage in
      try stage.driver.tap(library.books()[0].title)
    }
  }
}
