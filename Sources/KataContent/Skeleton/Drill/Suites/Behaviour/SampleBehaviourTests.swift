import SampleContract
@_spi(Driving) import UIKit
import XCTest

/// The screen as a person uses it.
@MainActor final class SampleBehaviourTests: XCTestCase {
  private func stage(_ world: SampleWorld) throws -> Stage {
    Stage(try solution(as: (any SampleScreen.Type).self).makeScreen(store: world.store))
  }

  /// The screen opens with the count in words.
  func testOpensWithTheCount() throws {
    let world = SampleWorld(for: self)
    try stage(world).shouldShow(world.words, at: "count", "open with the count in words")
    world.store.count = 0
    try stage(world).shouldShow(world.words, at: "count", "say that nothing was counted yet")
  }

  /// Every tap on Count is counted, and the new count is shown in words.
  func testCountsTaps() throws {
    let world = SampleWorld(for: self)
    world.store.count = 0
    let stage = try stage(world)
    for count in 1...3 {
      try stage.driver.tap("Count")
      try Role.screen.should("store every tap", expected: count) { world.store.count }
      try stage.shouldShow(world.words, at: "count", "show the new count in words")
    }
  }
}
