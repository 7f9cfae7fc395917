@_spi(Driving) import UIKit
import UserListContract
import XCTest

/// What is left in memory once a screen is left.
@MainActor final class UserLifetimeTests: XCTestCase {
  /// Once the list is left, every part of it is gone.
  func testLeavesNothingBehind() throws {
    try visit { stage in
      stage.world.users.failUsers()
      stage.driver.settle()
      try stage.driver.tap("Retry")
      try stage.answerUsers("when Retry is tapped")
    }
  }

  /// A list that is left during a fetch is gone as soon as the users have come.
  func testLeavesNothingBehindDuringAFetch() throws {
    try visit("once the screen is left and the directory has answered") { _ in
    } afterwards: { world in
      world.users.answer(world.sortedUsers())
      MainQueue.settle()
    }
  }

  /// A list that is left with a user, a question and a page open is gone, and they with it.
  func testLeavesNothingBehindWithAllScreens() throws {
    try visit { stage in
      let users = try stage.answerUsers()
      try stage.open(users[0])
      try stage.answerDetails(stage.world.details())
      try stage.driver.tap("Phone")
      try stage.driver.tap("Cancel")
      try stage.openPage(tapping: "Website")
      try stage.answerPage(stage.world.values.name())
    }
  }

  /// Every part of a user's screen is gone once it is left, and of a page once it is closed, while the list stays.
  func testClosedScreensAreGone() throws {
    let (stage, users) = try UserStage.listing(for: self)
    // What is only made when it is needed first may stay.
    try stage.open(users[0])
    try stage.driver.goBack()
    try shouldBeGone("once the user is left", of: stage) {
      try stage.open(users[1])
      try stage.answerDetails(stage.world.details())
    } close: {
      try stage.driver.goBack()
    }
    try shouldBeGone("once the page is closed", of: stage) {
      try stage.openPage(tapping: "about")
      try stage.answerPage(stage.world.values.name())
    } close: {
      try stage.driver.tap("done")
    }
  }

  private func shouldBeGone(
    _ occasion: String, of stage: UserStage, open: () throws -> Void, close: () throws -> Void
  ) throws {
    let traces = try ScreenTraces(opening: stage, open)
    try close()
    // Whoever is not answered may wait for the answer.
    MainQueue.settle()
    try traces.expectAllGone(occasion)
  }

  private func visit(
    _ occasion: String = "once the screen is left", use: (UserStage) throws -> Void,
    afterwards: (UserWorld) -> Void = { _ in }
  ) throws {
    var traces = Traces()
    let world = try visit(leaving: &traces, use: use)
    afterwards(world)
    try traces.expectAllGone(after: occasion)
  }

  /// A function of its own, so that nothing here holds the screen when it returns.
  private func visit(
    leaving traces: inout Traces, use: (UserStage) throws -> Void
  ) throws -> UserWorld {
    let stage = try UserStage(for: self)
    try traces.add(from: stage.screen)
    try use(stage)
    stage.driver.settle()
    try traces.add(
      from: stage.screen, stage.screen.navigationController ?? stage.screen,
      stage.driver.topViewController ?? stage.screen)
    stage.driver.leave()
    return stage.world
  }
}
