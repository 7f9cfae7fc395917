import TodoContract
@_spi(Driving) import UIKit
import XCTest

/// What the list shows.
@MainActor final class TodoListTests: XCTestCase {
  /// The list has a section for each group, with the items in the order of their days.
  func testListsWhatIsComingUp() throws {
    let stage = try TodoStage(for: self)
    let upcoming = stage.world.upcoming()
    try stage.answerFetch()
    try stage.shouldList(upcoming, "list the items by group and day")
  }

  /// Weeks end with the calendar's last day: on that day nothing is due later this week.
  func testEndsTheWeekWithTheCalendar() throws {
    let stage = try TodoStage(for: self, dayOfWeek: 6)
    let world = stage.world
    let upcoming = TodoWorld.Upcoming(
      today: [world.item(inDays: 0)], tomorrow: [world.item(inDays: 1)], laterThisWeek: [],
      nextWeek: [world.item(inDays: 2), world.item(inDays: 7)], world: world)
    world.store.items =
      upcoming.nextWeek + [world.item(inDays: 8)] + upcoming.today + upcoming.tomorrow
    try stage.answerFetch()
    try stage.shouldList(upcoming, "let the calendar say where a week ends")
  }

  /// Items that are done are left out, and those that are due after next week.
  func testLeavesOutWhatIsDoneOrFarAway() throws {
    let stage = try TodoStage(for: self)
    let upcoming = stage.world.upcoming()
    let far = stage.world.daysLeft + 8
    stage.world.store.items += [
      stage.world.item(inDays: 0, isDone: true), stage.world.item(inDays: 2, isDone: true),
      stage.world.item(inDays: far), stage.world.item(inDays: far + 360),
    ]
    try stage.answerFetch()
    try stage.shouldList(upcoming, "leave out what is done, and what is due after next week")
  }

  /// Items that were due before today are left out.
  func testLeavesOutWhatIsOverdue() throws {
    let stage = try TodoStage(for: self)
    let upcoming = stage.world.upcoming()
    stage.world.store.items += [stage.world.item(inDays: -1), stage.world.item(inDays: -9)]
    try stage.answerFetch()
    try stage.shouldList(upcoming, "leave out what was due before today")
  }

  /// A list without anything coming up says so, once that is known.
  func testSaysThatNothingIsComingUp() throws {
    let stage = try TodoStage(for: self)
    stage.world.store.items = [stage.world.item(inDays: 0, isDone: true)]
    try stage.shouldShow(false, "empty", "say nothing of an empty list before it is known")
    try stage.answerFetch()
    try stage.shouldShow(Wording.nothing, at: "empty", "say that nothing is coming up")
  }

  /// A spinner turns until the items are there.
  func testShowsThatItLoads() throws {
    let stage = try TodoStage(for: self)
    try stage.shouldShow(true, "loading", "show a spinner while items are fetched")
    try stage.answerFetch()
    try stage.shouldShow(false, "loading", "hide the spinner once the items are there")
  }

  /// A fetch that fails is told, and Retry fetches again.
  func testOffersRetry() throws {
    let stage = try TodoStage(for: self)
    let upcoming = stage.world.upcoming()
    stage.world.store.failFetch()
    stage.driver.settle()
    try stage.shouldShow(Wording.notLoaded, at: "status", "tell that the items did not come")
    try stage.shouldShow(false, "loading", "hide the spinner after a failure")
    try stage.driver.tap("retry")
    try stage.shouldShow(false, "status", "take the failure back while it tries again")
    try stage.answerFetch("when Retry is tapped")
    try stage.shouldList(upcoming, "list the items once they are there")
    try stage.shouldShow(false, "retry", "hide Retry once the items are there")
  }

  /// Opening the list and adding an item are each recorded once.
  func testRecordsEvents() throws {
    let stage = try TodoStage.listing(for: self)
    try stage.enter(stage.world.values.name(), inDays: 1)
    try stage.driver.tap("cancel")
    try stage.enter(stage.world.values.name(), inDays: 0)
    try stage.save()
    try Role.screen.should(
      "record exactly what happened", expected: ["list_opened", "item_added"]
    ) { stage.world.log.events }
  }
}
