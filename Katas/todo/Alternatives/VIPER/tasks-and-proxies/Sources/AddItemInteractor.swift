import Foundation
import TodoContract

/// Chooses a day from today on, and adds items.
final class AddItemInteractor: AddItemInteracting {
  weak var output: (any AddItemOutput)?

  private let store: any TodoAdding
  private let clock: any TodoClock
  private let log: any EventLog
  private var daysFromToday = 0

  init(store: any TodoAdding, clock: any TodoClock, log: any EventLog) {
    self.store = store
    self.clock = clock
    self.log = log
  }

  func begin() { choose(0) }

  func chooseEarlierDay() { choose(daysFromToday - 1) }

  func chooseLaterDay() { choose(daysFromToday + 1) }

  func add(title: String) {
    let title = title.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else {
      output?.didFailToAdd(.noTitle)
      return
    }
    output?.didBeginToAdd()
    Task { [weak self, store, day] in
      let result = await withCheckedContinuation { continuation in
        store.addItem(title: title, due: day) { continuation.resume(returning: $0) }
      }
      self?.take(result)
    }
  }

  private func take(_ result: Result<TodoItem, any Error>) {
    switch result {
    case .success:
      log.record("item_added")
      output?.didAdd()
    case .failure:
      output?.didFailToAdd(.store)
    }
  }

  private func choose(_ days: Int) {
    daysFromToday = max(0, days)
    output?.didChoose(ChosenDay(date: day, daysFromToday: daysFromToday))
  }

  private var day: Date {
    let today = clock.calendar.startOfDay(for: clock.now)
    return clock.calendar.date(byAdding: .day, value: daysFromToday, to: today) ?? today
  }
}
