import GreetingContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the screen is left.
@MainActor final class GreetingLifetimeTests: XCTestCase {
  /// Once the screen is left, every part of it is gone.
  func testLeavesNothingBehind() throws {
    var traces = Traces()
    try visit(leaving: &traces) { stage in
      try stage.driver.type(stage.world.values.name(), into: "nickname")
      try stage.greet(stage.world.person())
      try stage.driver.setSwitch("formal", on: true)
      stage.world.feed.change(to: stage.world.person())
    }
    try traces.expectAllGone(after: "once the screen is left")
  }

  /// A screen that is left during a request is gone as soon as the answer has come.
  func testLeavesNothingBehindDuringARequest() throws {
    var traces = Traces()
    let world = try visit(leaving: &traces) { stage in
      try stage.driver.tap("greet")
      try Role.screen.should("ask the server for \"/person\"", expected: true) {
        stage.world.server.isAsked
      }
    }
    world.answerIfAsked()
    try traces.expectAllGone(after: "once the screen is left and the server has answered")
  }

  /// A screen that has shown a failure is gone once it is left.
  func testLeavesNothingBehindAfterAFailure() throws {
    var traces = Traces()
    try visit(leaving: &traces) { stage in
      try stage.driver.tap("greet")
      try stage.world.failConnection(.screen)
      try stage.shouldAlert(Wording.connection)
      try stage.driver.tap("Cancel")
    }
    try traces.expectAllGone(after: "once an alert was closed and the screen is left")
  }

  /// A screen that has opened the profile is gone once both are left, and so is the profile.
  func testLeavesNothingBehindAfterTheProfile() throws {
    var traces = Traces()
    try visit(leaving: &traces) { stage in
      try stage.greet(stage.world.person())
      try Role.screen.should("enable Profile once a person is known", expected: true) {
        try stage.driver.isEnabled("profile")
      }
      try stage.driver.tap("profile")
    }
    try traces.expectAllGone(after: "once profile and screen are left")
  }

  /// Shows the screen, lets `use` use it, leaves traces of all its parts, and leaves it.
  @discardableResult
  private func visit(
    leaving traces: inout Traces, use: (ScreenStage) throws -> Void
  ) throws -> GreetingWorld {
    let stage = try ScreenStage(for: self)
    try traces.add(from: stage.screen)
    try use(stage)
    stage.driver.settle()
    try traces.add(from: stage.screen, stage.driver.topViewController ?? stage.screen)
    stage.driver.leave()
    return stage.world
  }
}
