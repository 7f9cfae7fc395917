import TodoContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once a screen is left.
@MainActor final class TodoLifetimeTests: XCTestCase {
  /// Once the list is left, every part of it is gone.
  func testLeavesNothingBehind() throws {
    try visit { stage in
      _ = stage.world.upcoming()
      stage.world.store.failFetch()
      stage.driver.settle()
      try stage.driver.tap("retry")
      try stage.answerFetch("when Retry is tapped")
    }
  }

  /// A list that is left during a fetch is gone as soon as the items have come.
  func testLeavesNothingBehindDuringAFetch() throws {
    try visit("once the screen is left and the store has answered") { _ in
    } afterwards: { world in
      world.store.answerFetch()
      MainQueue.settle()
    }
  }

  /// A list that is left with its form open is gone, and the form with it.
  func testLeavesNothingBehindWithTheForm() throws {
    try visit { stage in
      try stage.answerFetch()
      try stage.enter(stage.world.values.name(), inDays: 1)
    }
  }

  /// Every part of the form is gone once it is saved, cancelled or swiped away, while the list stays.
  func testClosedFormIsGone() throws {
    let stage = try TodoStage.listing(for: self)
    // What is only made when it is needed first may stay.
    try stage.driver.tap("add")
    try stage.driver.tap("cancel")
    try formShouldBeGone(of: stage, "once it is saved") { try stage.save() }
    try formShouldBeGone(of: stage, "once it is cancelled") { try stage.driver.tap("cancel") }
    try formShouldBeGone(of: stage, "once it is swiped away") { try stage.driver.goBack() }
  }

  private func formShouldBeGone(
    of stage: TodoStage, _ occasion: String, close: () throws -> Void
  ) throws {
    let form = try FormTraces(opening: stage, entering: stage.world.values.name())
    try close()
    try form.expectAllGone(occasion)
  }

  /// Shows the list, lets `use` use it, leaves it, and fails the case if a part of it stays.
  private func visit(
    _ occasion: String = "once the screen is left", use: (TodoStage) throws -> Void,
    afterwards: (TodoWorld) -> Void = { _ in }
  ) throws {
    var traces = Traces()
    let world = try visit(leaving: &traces, use: use)
    afterwards(world)
    try traces.expectAllGone(after: occasion)
  }

  /// A function of its own, so that nothing here holds the screen when it returns.
  private func visit(
    leaving traces: inout Traces, use: (TodoStage) throws -> Void
  ) throws -> TodoWorld {
    let stage = try TodoStage(for: self)
    try traces.add(from: stage.screen)
    try use(stage)
    stage.driver.settle()
    try traces.add(from: stage.screen, stage.driver.topViewController ?? stage.screen)
    stage.driver.leave()
    return stage.world
  }
}
