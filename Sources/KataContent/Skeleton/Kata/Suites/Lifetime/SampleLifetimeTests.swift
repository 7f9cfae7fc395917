import SampleContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the screen is left.
@MainActor final class SampleLifetimeTests: XCTestCase {
  /// Once the screen is left, every part of it is gone.
  func testLeavesNothingBehind() throws {
    var traces = Traces()
    try visit(leaving: &traces) { stage in
      for _ in 0..<stage.world.values.number(in: 1...3) { try stage.driver.tap("tap") }
    }
    try traces.expectAllGone(after: "once the screen is left")
  }

  /// Shows the screen, lets `use` use it, leaves traces of all its parts, and leaves it.
  private func visit(leaving traces: inout Traces, use: (ScreenStage) throws -> Void) throws {
    let stage = try ScreenStage(for: self)
    try traces.add(from: stage.screen)
    try use(stage)
    stage.driver.settle()
    try traces.add(from: stage.screen)
    stage.driver.leave()
  }
}
