import TodoContract
@_spi(Driving) import UIKit
import XCTest

/// What the list shows of items that are late.
@MainActor final class OverdueTests: XCTestCase {
  /// Overdue items have a section of their own above the others, the longest overdue first.
  func testListsOverdueItemsFirst() throws {
    let stage = try TodoStage(for: self)
    let world = stage.world
    let upcoming = world.upcoming()
    let days = world.values.number(in: 5...40)
    let late = [world.item(inDays: -days), world.item(inDays: -3), world.item(inDays: -3)]
    world.store.items += [late[1], world.item(inDays: -2, isDone: true), late[0], late[2]]
    try stage.answerFetch()
    try Role.screen.should(
      "list overdue items above the others",
      expected: ["[Overdue]"] + rows(late, days: [days, 3, 3]) + upcoming.list
    ) { stage.list }
  }

  /// An overdue item says how many calendar days late it is, in the singular for one.
  func testSaysHowLate() throws {
    let stage = try TodoStage(for: self)
    let world = stage.world
    let days = world.values.number(in: 2...90)
    let late = [world.item(inDays: -days), world.item(inDays: -1)]
    world.store.items = late.reversed() + [world.item(inDays: 0)]
    try stage.answerFetch()
    try Role.screen.should(
      "say by how many calendar days an item is late", expected: rows(late, days: [days, 1])
    ) { Array(stage.list.dropFirst().prefix(2)) }
  }

  /// A list of overdue items alone is shown as a list, and not as one without items.
  func testShowsOverdueItemsAlone() throws {
    let stage = try TodoStage(for: self)
    let late = stage.world.item(inDays: -1)
    stage.world.store.items = [late]
    try stage.answerFetch()
    try Role.screen.should(
      "list overdue items alone", expected: ["[Overdue]"] + rows([late], days: [1])
    ) { stage.list }
    try stage.shouldShow(false, "empty", "not say that nothing is coming up")
  }

  private func rows(_ items: [TodoItem], days: [Int]) -> [String] {
    zip(items, days).map { "\($0.title), \($1 == 1 ? "1 day late" : "\($1) days late")" }
  }
}
