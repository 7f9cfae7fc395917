import Foundation
import TodoContract

/// Chooses a day from today on, and adds items.
final class AddItemInteractor: AddItemInteracting {
  weak var output: (any AddItemOutput)?

  private let services: TodoServices
  private var daysFromToday = 0

  init(services: TodoServices) {
    self.services = services
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
    services.store.addItem(title: title, due: day) { [weak self] result in self?.take(result) }
  }

  private func take(_ result: Result<TodoItem, any Error>) {
    switch result {
    case .success:
      services.log.record("item_added")
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
    let today = services.clock.calendar.startOfDay(for: services.clock.now)
    return services.clock.calendar.date(byAdding: .day, value: daysFromToday, to: today) ?? today
  }
}
