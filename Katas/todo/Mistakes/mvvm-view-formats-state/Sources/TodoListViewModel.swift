import TodoContract

/// What the list shows, and what can be done in it.
final class TodoListViewModel {
  /// Called with every new state.
  var stateDidChange: ((TodoListState) -> Void)?

  private(set) var state = TodoListState() {
    didSet { stateDidChange?(state) }
  }

  private let store: any TodoReading
  private let clock: any TodoClock
  private let log: any EventLog
  private let router: any TodoRouting

  init(
    store: any TodoReading, clock: any TodoClock, log: any EventLog, router: any TodoRouting
  ) {
    self.store = store
    self.clock = clock
    self.log = log
    self.router = router
  }

  func open() {
    log.record("list_opened")
    load()
  }

  func load() {
    state.hasFailed = false
    state.isLoading = true
    store.fetchItems { [weak self] result in self?.take(result) }
  }

  func add() {
    router.showForm { [weak self] in self?.load() }
  }

  private func take(_ result: Result<[TodoItem], any Error>) {
    var next = state
    next.isLoading = false
    switch result {
    case .success(let items):
      let rule = UpcomingRule(calendar: clock.calendar, now: clock.now)
      next.upcoming = rule.upcoming(among: items)
    case .failure:
      next.hasFailed = true
    }
    state = next
  }
}
