import Foundation
import TodoContract
@_spi(Driving) import UIKit

/// The list as `kata show` and `kata run` use it, with a store that keeps what is added.
@MainActor final class KataScreen: ScreenScript {
  private let world: TodoWorld

  init(values: SeededValues) {
    world = TodoWorld(values: values, clock: .scripted)
    world.store.items = ScriptedItems.english(world.clock)
  }

  func prepare(for state: String) {
    switch state {
    case "empty": world.store.items = []
    case "chinese": world.store.items = ScriptedItems.chinese(world.clock)
    default: break
    }
  }

  func makeScreen(of solution: Any.Type) throws -> UIViewController {
    try seam(of: solution, as: (any TodoScreen.Type).self).makeScreen(services: world.services)
  }

  func enter(_ state: String, with driver: ScreenDriver) throws {
    if state == "loading" { return }
    answer(state == "failed" ? .failure : .good)
    driver.settle()
    try enterForm(state, with: driver)
    driver.settle()
  }

  private func enterForm(_ state: String, with driver: ScreenDriver) throws {
    switch state {
    case "listed", "empty", "failed", "chinese": break
    case "adding": try driver.tap("add")
    case "chosen": try fill(driver)
    case "missing":
      try driver.tap("add")
      try driver.tap("save")
    case "saving", "refused":
      try fill(driver)
      try driver.tap("save")
      if state == "refused" { answer(.failure) }
    default: throw ScreenScriptError.unknownState(state)
    }
  }

  private func fill(_ driver: ScreenDriver) throws {
    try driver.tap("add")
    try driver.type("Return the library books", into: "title")
    for _ in 0..<8 { try driver.tap("later") }
  }

  var request: String? {
    if let addition = world.store.openAdditions.first { return "addItem \"\(addition.title)\"" }
    return world.store.openFetches > 0 ? "fetchItems" : nil
  }

  /// Answers; a store has no answer that nobody can read, so that nonsense is a failure, too.
  func answer(_ answer: ScreenAnswer) {
    let isGood = answer == .good
    if world.store.openAdditions.isEmpty {
      if isGood { world.store.answerFetch() } else { world.store.failFetch() }
    } else {
      if isGood { world.store.answerAddition() } else { world.store.failAddition() }
    }
  }
}

extension ClockFake {
  /// A Tuesday morning.
  static var scripted: ClockFake {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 2
    let date = DateComponents(year: 2026, month: 6, day: 9, hour: 9)
    return ClockFake(now: calendar.date(from: date) ?? .distantPast, calendar: calendar)
  }
}
