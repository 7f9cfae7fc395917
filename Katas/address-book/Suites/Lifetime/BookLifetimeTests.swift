import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the screen is left.
@MainActor final class BookLifetimeTests: XCTestCase {
  /// Once the screen is left, every part of it is gone.
  func testLeavesNothingBehind() throws {
    try visit { stage in
      try stage.answerList(stage.world.addresses())
      stage.world.clock.advance(by: 60)
    }
  }

  /// A screen that is left during a request is gone as soon as the answer has come.
  func testLeavesNothingBehindDuringARequest() throws {
    try visit("once the screen is left and the server has answered") { stage in
      try stage.shouldAsk(["GET /addresses"], "ask for the addresses")
    } afterwards: { world in
      world.server.answer("GET /addresses", with: world.answer(world.addresses()))
      MainQueue.settle()
    }
  }

  /// A screen that has told of a failure is gone once it is left.
  func testLeavesNothingBehindAfterAFailure() throws {
    try visit { stage in
      try stage.answer("GET /addresses", with: .status(500))
      try stage.driver.tap("Retry")
      try stage.answer("GET /addresses", with: .noConnection)
      try stage.driver.tap("Cancel")
    }
  }

  /// A screen whose form and sheets were used is gone once it is left.
  func testLeavesNothingBehindAfterChanges() throws {
    try visit { stage in
      let addresses = stage.world.addresses()
      try stage.answerList(addresses)
      try stage.choose("Delete", of: addresses[0])
      try stage.driver.tap("Cancel")
      try stage.choose("Change", of: addresses[1])
      try stage.fill(stage.world.address())
      try stage.driver.tap("province")
    }
  }

  /// Once the screen is left, its timer has been invalidated.
  func testStopsItsTimer() throws {
    let world = try visit { try $0.answerList($0.world.addresses()) }
    try Role.screen.should("invalidate its timer once it is left", expected: 0) {
      world.clock.runningTimers
    }
  }

  /// Shows the screen, lets `use` use it, leaves it, and fails the case if a part of it stays.
  @discardableResult
  private func visit(
    _ occasion: String = "once the screen is left", use: (BookStage) throws -> Void,
    afterwards: (BookWorld) -> Void = { _ in }
  ) throws -> BookWorld {
    var traces = Traces()
    let world = try visit(leaving: &traces, use: use)
    afterwards(world)
    try traces.expectAllGone(after: occasion)
    return world
  }

  /// A function of its own, so that nothing here holds the screen when it returns.
  private func visit(leaving traces: inout Traces, use: (BookStage) throws -> Void) throws
    -> BookWorld
  {
    let stage = try BookStage(for: self)
    try traces.add(from: stage.screen)
    try use(stage)
    stage.driver.settle()
    try traces.add(from: stage.screen, stage.driver.topViewController ?? stage.screen)
    stage.driver.leave()
    return stage.world
  }
}
