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

  /// Once the screen is left, the services it was given are released.
  func testLetsGoOfItsServices() throws {
    let services = try servicesOfAVisit()
    try Role.screen.should(
      "let go of its services once it is left", actual: "still held: \(services.held)"
    ) { services.held.isEmpty }
  }

  private func servicesOfAVisit() throws -> ServiceTraces {
    let stage = try ScreenStage(for: self)
    try stage.greet(stage.world.person())
    stage.driver.settle()
    stage.driver.leave()
    return ServiceTraces(of: stage.world)
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

/// Weak references to the services of one screen.
@MainActor private struct ServiceTraces {
  private weak var server: ServerFake?
  private weak var store: StoreFake?
  private weak var log: LogSpy?
  private weak var feed: FeedFake?

  init(of world: GreetingWorld) {
    server = world.server
    store = world.store
    log = world.log
    feed = world.feed
  }

  /// What of them is still in memory, empty when nothing is.
  var held: String {
    let services = [
      ("server", server == nil), ("store", store == nil), ("log", log == nil),
      ("feed", feed == nil),
    ]
    return services.filter { !$0.1 }.map(\.0).joined(separator: ", ")
  }
}
