import SampleContract
@_spi(Driving) import UIKit
import XCTest

/// What the screen does for the person who uses it, whatever it is built of.
@MainActor final class SampleBehaviourTests: XCTestCase {
  /// The screen opens with the count that was remembered.
  func testOpensWithTheRememberedCount() throws {
    let stage = try ScreenStage(for: self) { $0.store.count = $0.values.number(in: 2...99) }
    try stage.shouldShow(stage.world.store.count, "open with the remembered count")
  }

  /// Every tap on Count is counted; the count is shown in words, and stored.
  func testCountsTaps() throws {
    let stage = try ScreenStage(for: self)
    try stage.shouldShow(0, "say that nothing was counted yet")
    try stage.driver.tap("tap")
    try stage.shouldShow(1, "say that it has counted once")
    let more = stage.world.values.number(in: 1...4)
    for _ in 0..<more { try stage.driver.tap("tap") }
    try stage.shouldShow(1 + more, "say how often it has counted")
    try Role.screen.should("store the count under \"sample.count\"", expected: 1 + more) {
      stage.world.store.count
    }
  }
}
