import TodoContract

/// Finds out what is coming up.
final class TodoListInteractor: TodoListInteracting {
  weak var output: (any TodoListOutput)?

  private let store: any TodoReading
  private let log: any EventLog

  init(store: any TodoReading, log: any EventLog) {
    self.store = store
    self.log = log
  }

  func recordOpening() { log.record("list_opened") }

  func findUpcoming() {
    store.fetchItems { [weak self] result in self?.take(result) }
  }

  private func take(_ result: Result<[TodoItem], any Error>) {
    switch result {
    case .success(let items):
      output?.didFind(items)
    case .failure:
      output?.didFailToFind()
    }
  }
}
