import Foundation
import TodoContract
@_spi(Driving) import UIKit
import XCTest

/// Everything around one list: its services, and the made-up items in them.
@MainActor struct TodoWorld {
  let values: SeededValues
  let store = StoreFake()
  let log = LogSpy()
  let clock: ClockFake

  /// - Parameter dayOfWeek: Which day of its week today is; nil for one that leaves days for every group.
  init(for test: XCTestCase, dayOfWeek: Int? = nil) {
    self.init(values: test.seededValues(), dayOfWeek: dayOfWeek)
  }

  init(values: SeededValues, dayOfWeek: Int? = nil) {
    self.init(
      values: values,
      clock: ClockFake(values: values, dayOfWeek: dayOfWeek ?? values.number(in: 0...3)))
  }

  init(values: SeededValues, clock: ClockFake) {
    self.values = values
    self.clock = clock
  }

  var services: TodoServices { TodoServices(store: store, clock: clock, log: log) }

  /// An item that is due in so many days.
  func item(inDays days: Int, isDone: Bool = false) -> TodoItem {
    TodoItem(
      id: values.number(in: 1...999_999), title: "\(values.name()) \(values.word())",
      due: clock.time(inDays: days, seconds: values.number(in: 0...86_399)), isDone: isDone)
  }

  /// How many days it is until the last day of this week.
  var daysLeft: Int {
    let end = clock.calendar.dateInterval(of: .weekOfYear, for: clock.now)?.end ?? clock.now
    return (clock.calendar.dateComponents([.day], from: clock.start(inDays: 0), to: end).day ?? 1)
      - 1
  }

  /// Items in every group, two of them on the same day of each week, in no order of days.
  func upcoming() -> Upcoming {
    let (first, last) = (daysLeft + 1, daysLeft + 7)
    let all = Upcoming(
      today: [item(inDays: 0), item(inDays: 0)], tomorrow: [item(inDays: 1)],
      laterThisWeek: [item(inDays: 2), item(inDays: daysLeft)],
      nextWeek: [item(inDays: first), item(inDays: first), item(inDays: last)], world: self)
    let others = all.laterThisWeek.reversed() + all.tomorrow
    // Items of the same day stay in the store's order, so only the days are mixed.
    store.items = [all.nextWeek[2]] + all.today + others + all.nextWeek[0...1]
    return all
  }

  /// Items by their groups, in the order in which they are shown.
  struct Upcoming {
    var today: [TodoItem]
    var tomorrow: [TodoItem]
    var laterThisWeek: [TodoItem]
    var nextWeek: [TodoItem]
    let world: TodoWorld
  }

  /// How many days away the day of an item is.
  func days(until item: TodoItem) -> Int {
    let day = clock.calendar.startOfDay(for: item.due)
    return clock.calendar.dateComponents([.day], from: clock.start(inDays: 0), to: day).day ?? 0
  }
}

extension TodoWorld.Upcoming {
  /// What the list should read: headers in brackets, rows with their details.
  @MainActor var list: [String] {
    groups.flatMap { header, items in
      items.isEmpty ? [] : ["[\(header)]"] + items.map { row($0).joined(separator: ", ") }
    }
  }

  /// The same as texts alone, from the top down.
  @MainActor var texts: [String] {
    groups.flatMap { header, items in items.isEmpty ? [] : [header] + items.flatMap(row) }
  }

  var titles: [UpcomingGroup: [String]] {
    let lists = [today, tomorrow, laterThisWeek, nextWeek].map { $0.map(\.title) }
    return Dictionary(uniqueKeysWithValues: zip(UpcomingGroup.allCases, lists))
      .filter { !$0.value.isEmpty }
  }

  private var groups: [(String, [TodoItem])] {
    [
      (Wording.today, today), (Wording.tomorrow, tomorrow),
      (Wording.laterThisWeek, laterThisWeek), (Wording.nextWeek, nextWeek),
    ]
  }

  @MainActor private func row(_ item: TodoItem) -> [String] {
    let days = world.days(until: item)
    if days < 2 { return [item.title] }
    let format = days > world.daysLeft ? Wording.dayFormat : Wording.weekdayFormat
    return [item.title, world.clock.text(inDays: days, format: format)]
  }
}
