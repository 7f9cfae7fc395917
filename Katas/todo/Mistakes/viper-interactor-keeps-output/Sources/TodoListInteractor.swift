import TodoContract

/// Finds out what is coming up.
final class TodoListInteractor: TodoListInteracting {
  var output: (any TodoListOutput)?

  private let store: any TodoReading
  private let clock: any TodoClock
  private let log: any EventLog

  init(store: any TodoReading, clock: any TodoClock, log: any EventLog) {
    self.store = store
    self.clock = clock
    self.log = log
  }

  func recordOpening() { log.record("list_opened") }

  func findUpcoming() {
    store.fetchItems { [weak self] result in self?.take(result) }
  }

  private func take(_ result: Result<[TodoItem], any Error>) {
    switch result {
    case .success(let items):
      let rule = UpcomingRule(calendar: clock.calendar, now: clock.now)
      output?.didFind(rule.facts(about: items))
    case .failure:
      output?.didFailToFind()
    }
  }
}
