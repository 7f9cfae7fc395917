import TodoContract

/// Stands in for the presenter.
final class UpcomingProbe: TodoListOutput {
  private var planner: Planner?
  private let report: ([UpcomingGroup: [String]]) -> Void

  init(services: TodoServices, report: @escaping ([UpcomingGroup: [String]]) -> Void) {
    self.report = report
    planner = Planner(services: services, output: self)
    planner?.perform(.reload)
  }

  func handle(_ news: ListNews) {
    guard case .found(let facts) = news else { return }
    func titles(_ group: DueGroup) -> [String] {
      facts.filter { $0.group == group }.map(\.title)
    }
    report([
      .today: titles(.today), .tomorrow: titles(.tomorrow),
      .laterThisWeek: titles(.laterThisWeek), .nextWeek: titles(.nextWeek),
    ])
  }
}
