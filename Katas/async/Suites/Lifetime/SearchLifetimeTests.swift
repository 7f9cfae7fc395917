import AsyncContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the screen is left.
@MainActor final class SearchLifetimeTests: XCTestCase {
  /// A screen that is left during a request is gone once the answer has come.
  func testLeavesNothingBehind() throws {
    let server = SearchFake()
    let solution = try solution(as: (any SearchMVVM.Type).self)
    try Traces.shouldLeaveNothing(
      "once the screen is left and the server has answered",
      of: solution.makeScreen(search: server)
    ) { stage in
      try stage.driver.type("a", into: "words")
    } afterwards: {
      server.answer(["Late"])
    }
  }
}
