import TodoContract

/// Finds out what is coming up, and does so again once the form has added something.
final class Planner: TodoListInteracting {
  unowned let output: any TodoListOutput
  private let services: TodoServices

  init(services: TodoServices, output: any TodoListOutput) {
    self.services = services
    self.output = output
  }

  func perform(_ command: ListCommand) {
    if case .open = command { services.log.record("list_opened") }
    output.handle(.loading)
    services.store.fetchItems { [weak self] result in
      guard let self else { return }
      output.handle((try? result.get()).map(news) ?? .failed)
    }
  }

  private func news(about items: [TodoItem]) -> ListNews {
    let rule = UpcomingRule(calendar: services.clock.calendar, now: services.clock.now)
    return .found(rule.facts(about: items))
  }
}

extension Planner: AddItemModuleOutput {
  func didAddItem() { perform(.reload) }
}
