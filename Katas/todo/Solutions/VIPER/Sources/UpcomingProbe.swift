import TodoContract

/// An output that stands in for the presenter, as one in a unit test does.
final class UpcomingProbe: TodoListOutput {
  private let interactor: TodoListInteractor
  private let report: ([UpcomingGroup: [String]]) -> Void

  init(
    interactor: TodoListInteractor, report: @escaping ([UpcomingGroup: [String]]) -> Void
  ) {
    self.interactor = interactor
    self.report = report
    interactor.output = self
    interactor.findUpcoming()
  }

  func didFind(_ upcoming: [UpcomingFact]) {
    var titles: [UpcomingGroup: [String]] = [:]
    for fact in upcoming { titles[group(of: fact), default: []].append(fact.title) }
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
