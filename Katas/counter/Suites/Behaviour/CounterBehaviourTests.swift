import CounterContract
@_spi(Driving) import UIKit
import XCTest

/// The screen as a person uses it.
@MainActor final class CounterBehaviourTests: XCTestCase {
  /// The screen opens with the count that is kept, and Add counts on.
  func testCounts() throws {
    let count = seededValues().number(in: 2...90)
    let store = CountFake(count)
    let stage = Stage(try solution(as: (any CounterScreen.Type).self).makeScreen(store: store))
    try stage.shouldShow("Tapped \(count)×", at: "count", "open with the count that is kept")
    try stage.driver.tap("Add")
    try stage.shouldShow("Tapped \(count + 1)×", at: "count", "count on after Add")
    try Role.screen.should("keep the new count", expected: count + 1) { store.count }
  }

  /// Reset begins again at none.
  func testStartsAgain() throws {
    let store = CountFake(seededValues().number(in: 2...90))
    let stage = Stage(try solution(as: (any CounterScreen.Type).self).makeScreen(store: store))
    try stage.driver.tap("Reset")
    try stage.shouldShow("Not tapped yet", at: "count", "show that nothing was tapped")
    try Role.screen.should("keep a count of none", expected: 0) { store.count }
  }
}
