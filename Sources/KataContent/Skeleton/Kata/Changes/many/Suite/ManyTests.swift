import SampleContract
@_spi(Driving) import UIKit
import XCTest

/// What the screen says of large counts.
@MainActor final class ManyTests: XCTestCase {
  /// A count of 100 or more reads "Counted many times", and the next tap is still counted.
  func testReadsManyFromAHundred() throws {
    let stage = try ScreenStage(for: self) { $0.store.count = $0.values.number(in: 99...900) }
    let opened = stage.world.store.count
    try stage.driver.tap("tap")
    try stage.shouldRead("Counted many times", "read as many from 100 on")
    try Role.screen.should(
      "store the exact count under \"sample.count\"", expected: opened + 1
    ) { stage.world.store.count }
  }

  /// A count of 1,000 or more reads "Counted far too often".
  func testReadsTooOftenFromAThousand() throws {
    let stage = try ScreenStage(for: self) { $0.store.count = $0.values.number(in: 1000...9000) }
    try stage.shouldRead("Counted far too often", "read as far too often from 1,000 on")
  }
}
