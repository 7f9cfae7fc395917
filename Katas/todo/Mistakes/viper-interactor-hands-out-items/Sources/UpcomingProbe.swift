import TodoContract

/// An output that stands in for the presenter, as one in a unit test does.
final class UpcomingProbe: TodoListOutput {
  private let interactor: TodoListInteractor
  private let clock: any TodoClock
  private let report: ([UpcomingGroup: [String]]) -> Void

  init(
    interactor: TodoListInteractor, clock: any TodoClock,
    report: @escaping ([UpcomingGroup: [String]]) -> Void
  ) {
    self.interactor = interactor
    self.clock = clock
    self.report = report
    interactor.output = self
    interactor.findUpcoming()
  }

  func didFind(_ items: [TodoItem]) {
    let rule = UpcomingRule(calendar: clock.calendar, now: clock.now)
    var titles: [UpcomingGroup: [String]] = [:]
    for fact in rule.facts(about: items) { titles[group(of: fact), default: []].append(fact.title) }
    report(titles)
  }

  func didFailToFind() {}

  private func group(of fact: UpcomingFact) -> UpcomingGroup {
    switch fact.group {
    case .today: .today
    case .tomorrow: .tomorrow
    case .laterThisWeek: .laterThisWeek
    case .nextWeek: .nextWeek
    }
  }
}
