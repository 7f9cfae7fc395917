import TodoContract

/// Finds out what is coming up, in a task.
final class TodoListInteractor: TodoListInteracting {
  weak var output: (any TodoListOutput)?

  private let items: TodoItems
  private let clock: any TodoClock
  private let log: any EventLog

  init(store: any TodoReading, clock: any TodoClock, log: any EventLog) {
    items = TodoItems(store: store)
    self.clock = clock
    self.log = log
  }

  func recordOpening() { log.record("list_opened") }

  func findUpcoming() {
    Task { [weak self, items] in
      let result = await items.all()
      self?.report(result)
    }
  }

  private func report(_ result: Result<[TodoItem], any Error>) {
    do {
      let rule = UpcomingRule(calendar: clock.calendar, now: clock.now)
      output?.didFind(rule.facts(about: try result.get()))
    } catch {
      output?.didFailToFind()
    }
  }
}
