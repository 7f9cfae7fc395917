import PracticeHomeContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once the page is left.
@MainActor final class HomeLifetimeTests: XCTestCase {
  /// Once the page is left, every part of it is gone.
  func testLeavesNothingBehind() throws {
    let world = HomeWorld(for: self)
    try visit(in: world) { stage in
      try stage.answerDatabase(world.subjects())
      try stage.answerSubjects(world.subjects())
      try stage.answerPromotions(world.promotions())
      world.clock.advance(minutes: 1)
      try stage.driver.tap("banner")
      try stage.driver.goBack()
    }
  }

  /// A page that is left during its requests is gone once they are answered.
  func testLeavesNothingBehindDuringRequests() throws {
    let world = HomeWorld(for: self)
    try visit("once the screen is left and all have answered", in: world) { _ in
      try Role.screen.should("ask for subjects and promotions when it opens", expected: true) {
        world.database.isAsked && world.server.open.count == 2
      }
    } afterwards: {
      world.database.answer(world.subjects())
      world.server.subjects.answer(.success(world.subjects()))
      world.server.promotions.answer(.success(world.promotions()))
      MainQueue.settle()
    }
  }

  /// Once the page is left, its timer has been invalidated.
  func testStopsItsTimer() throws {
    let world = HomeWorld(for: self)
    try visit(in: world) { stage in
      try stage.answerDatabase(nil)
      try stage.answerSubjects(world.subjects())
      try stage.answerPromotions(world.promotions())
    }
    try Role.screen.should("invalidate its timer once it is left", expected: 0) {
      world.clock.runningTimers
    }
  }

  private func visit(
    _ occasion: String = "once the screen is left", in world: HomeWorld,
    use: (HomeStage) throws -> Void, afterwards: () -> Void = {}
  ) throws {
    let solution = try solution(as: (any PracticeHomeScreen.Type).self)
    try Traces.shouldLeaveNothing(
      occasion, inNavigation: true, of: solution.makeScreen(services: world.services)
    ) { stage in
      try use(HomeStage(showing: stage, in: world))
    } afterwards: {
      afterwards()
    }
    withExtendedLifetime(world) {}
  }
}
