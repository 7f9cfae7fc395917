import ProfileHeaderContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the header is left.
@MainActor final class HeaderLifetimeTests: XCTestCase {
  /// Once the header is left, every part of it is gone.
  func testLeavesNothingBehind() throws {
    try visit("once the screen is left") { stage in
      try stage.load(stage.world.user())
      try stage.tap(.follow)
      try stage.world.fail(stage.world.follow, .screen)
    }
  }

  /// A header that is left during a request is gone as soon as the answer has come.
  func testLeavesNothingBehindDuringARequest() throws {
    try visit("once the screen is left and the server has answered") { stage in
      try stage.load(stage.world.user())
      try stage.tap(.refresh)
      try stage.tap(.follow)
      try stage.world.shouldWait(stage.world.follow, .screen)
    }
  }

  /// A header that has opened the name editor is gone once both are left, and so is the editor.
  func testLeavesNothingBehindAfterTheEditor() throws {
    try visit("once editor and screen are left") { stage in
      try stage.load(stage.world.ownUser())
      try stage.tap(.editName)
      try Role.screen.should("open the name editor", expected: "Edit name") {
        stage.driver.screenTitle
      }
    }
  }

  /// Once the header is left, nothing of it keeps the services.
  func testLetsGoOfItsServices() throws {
    let services = try servicesOfAVisit()
    try Role.screen.should(
      "let go of its services once it is left", actual: "still held: \(services.held)"
    ) { services.held.isEmpty }
  }

  private func servicesOfAVisit() throws -> ServiceTraces {
    let stage = try ScreenStage(for: self) { $0.user() }
    stage.driver.settle()
    stage.driver.leave()
    return ServiceTraces(of: stage.world)
  }

  private func visit(_ occasion: String, use: (ScreenStage) throws -> Void) throws {
    var traces = Traces()
    let world = try visit(leaving: &traces, use: use)
    world.answerAll()
    try traces.expectAllGone(after: occasion)
  }

  private func visit(
    leaving traces: inout Traces, use: (ScreenStage) throws -> Void
  ) throws -> HeaderWorld {
    let stage = try ScreenStage(for: self, in: HeaderWorld(for: self))
    try traces.add(from: stage.screen)
    try use(stage)
    stage.driver.settle()
    try traces.add(from: stage.screen, stage.driver.topViewController ?? stage.screen)
    stage.driver.leave()
    return stage.world
  }
}

/// Weak references to the services of one header.
@MainActor private struct ServiceTraces {
  private weak var server: ServerFake?
  private weak var store: StoreFake?
  private weak var log: LogSpy?

  init(of world: HeaderWorld) {
    server = world.server
    store = world.store
    log = world.log
  }

  /// What of them is still in memory, empty when nothing is.
  var held: String {
    let services = [("server", server == nil), ("store", store == nil), ("log", log == nil)]
    return services.filter { !$0.1 }.map(\.0).joined(separator: ", ")
  }
}
