import TodoContract
@_spi(Driving) import UIKit
import XCTest

/// What the form does.
@MainActor final class AddItemTests: XCTestCase {
  /// The form opens empty and with today chosen.
  func testOpensTheForm() throws {
    let stage = try TodoStage.listing(for: self)
    try stage.driver.tap("add")
    try stage.shouldShow("", at: "title", "open an empty form when + is tapped")
    try stage.shouldShow(Wording.today, at: "day", "begin with today")
    try stage.shouldShow(false, "formError", "tell of no error before anything was saved")
  }

  /// Later and Earlier choose the day, and nothing is due before today.
  func testChoosesTheDay() throws {
    let stage = try TodoStage.listing(for: self)
    let days = stage.world.values.number(in: 3...20)
    let text = stage.world.clock.text(inDays: days, format: Wording.dayFormat)
    try stage.enter("", inDays: days)
    try stage.shouldShow(text, at: "day", "show the chosen day in full")
    for _ in 1..<days { try stage.driver.tap("earlier") }
    try stage.shouldShow(Wording.tomorrow, at: "day", "show tomorrow by its name")
    try stage.driver.tap("earlier")
    try stage.shouldShow(Wording.today, at: "day", "show today by its name")
    try Role.screen.should("not lead to a day before today", expected: false) {
      try stage.driver.isEnabled("earlier")
    }
  }

  /// A saved item is in its group, and the form is closed.
  func testAddsAnItem() throws {
    let stage = try TodoStage(for: self)
    var upcoming = stage.world.upcoming()
    try stage.answerFetch()
    let days = stage.world.daysLeft + 2
    let title = stage.world.values.name()
    try stage.enter("  \(title) ", inDays: days)
    try stage.save()
    let due = stage.world.clock.start(inDays: days)
    try Role.screen.should(
      "save the trimmed title and the first moment of the day",
      expected: [StoreFake.Addition(title: title, due: due)]
    ) { stage.world.store.allAdditions }
    try Role.screen.should("close the form", expected: false) { stage.isFormOpen }
    upcoming.nextWeek.insert(
      TodoItem(id: 0, title: title, due: due, isDone: false), at: 2)
    try stage.shouldList(upcoming, "show the new item where it belongs")
  }

  /// The first item takes the place of the text that nothing is coming up.
  func testAddsTheFirstItem() throws {
    let stage = try TodoStage(for: self)
    try stage.answerFetch()
    let title = stage.world.values.name()
    try stage.enter(title, inDays: 1)
    try stage.save()
    try Role.screen.should("show the first item", expected: ["[Tomorrow]", title]) { stage.list }
    try stage.shouldShow(false, "empty", "not say any more that nothing is coming up")
  }

  /// A form without a title is not saved and says what is missing.
  func testAsksForATitle() throws {
    let stage = try TodoStage.listing(for: self)
    try stage.enter("   ", inDays: 1)
    try stage.driver.tap("save")
    try stage.shouldShow(Wording.noTitle, at: "formError", "ask for a title")
    try Role.screen.shouldNot("save a form without a title", expected: 0) {
      stage.world.store.allAdditions.count
    }
  }

  /// A form that could not be saved stays open with what was typed, and can be saved again.
  func testKeepsTheFormWhenSavingFails() throws {
    let stage = try TodoStage.listing(for: self)
    let title = stage.world.values.name()
    try stage.enter(title, inDays: 1)
    try stage.driver.tap("save")
    stage.world.store.failAddition()
    stage.driver.settle()
    try stage.shouldShow(Wording.notSaved, at: "formError", "tell that saving failed")
    try stage.shouldShow(title, at: "title", "keep what was typed")
    try stage.shouldShow(Wording.tomorrow, at: "day", "keep the day that was chosen")
    try stage.save()
    try Role.screen.should("close the form once it is saved", expected: false) { stage.isFormOpen }
  }

  /// While a form is being saved, it cannot be saved again.
  func testSavesOnce() throws {
    let stage = try TodoStage.listing(for: self)
    try stage.enter(stage.world.values.name(), inDays: 0)
    try stage.driver.tap("save")
    try Role.screen.should("disable Save while the form is being saved", expected: false) {
      try stage.driver.isEnabled("save")
    }
  }

  /// A form that is cancelled or swiped away changes nothing, and the next one starts empty.
  func testCancelChangesNothing() throws {
    let stage = try TodoStage.listing(for: self)
    let before = stage.list
    for leave in [{ try stage.driver.tap("cancel") }, { try stage.driver.goBack() }] {
      try stage.enter(stage.world.values.name(), inDays: 2)
      try leave()
      try Role.screen.should("show the list as it was", expected: before) { stage.list }
      try Role.screen.shouldNot("fetch the items again after Cancel", expected: 0) {
        stage.world.store.openFetches
      }
    }
    try stage.driver.tap("add")
    try stage.shouldShow("", at: "title", "be empty after Cancel")
    try stage.shouldShow(Wording.today, at: "day", "begin with today after Cancel")
    try Role.screen.shouldNot("save what was cancelled", expected: 0) {
      stage.world.store.allAdditions.count
    }
  }
}
