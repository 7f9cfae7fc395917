import Foundation
import TodoContract

/// Decides what the list shows, and when.
final class TodoListPresenter: TodoListPresenting {
  private weak var view: (any TodoListView)?
  private let interactor: any TodoListInteracting
  private let router: any TodoRouting
  private let wording: TodoListWording
  private let calendar: Calendar
  private let now: () -> Date

  init(
    view: any TodoListView, interactor: any TodoListInteracting, router: any TodoRouting,
    wording: TodoListWording, calendar: Calendar, now: @escaping () -> Date
  ) {
    self.view = view
    self.interactor = interactor
    self.router = router
    self.wording = wording
    self.calendar = calendar
    self.now = now
  }

  func viewIsReady() {
    interactor.recordOpening()
    load()
  }

  func didTapRetry() { load() }

  func didTapAdd() { router.showForm(reportingTo: self) }

  private func load() {
    view?.showFailure(nil)
    view?.showLoading(true)
    interactor.findUpcoming()
  }
}

extension TodoListPresenter: TodoListOutput {
  func didFind(_ items: [TodoItem]) {
    let rule = UpcomingRule(calendar: calendar, now: now())
    let upcoming = rule.facts(about: items)
    view?.showLoading(false)
    view?.showSections(sections(of: upcoming))
    view?.showEmpty(upcoming.isEmpty ? wording.nothing : nil)
  }

  func didFailToFind() {
    view?.showLoading(false)
    view?.showFailure(wording.failure)
  }

  private func sections(of upcoming: [UpcomingFact]) -> [TodoListSection] {
    let groups = Dictionary(grouping: upcoming, by: \.group)
    return DueGroup.allCases.compactMap { group in
      groups[group].map { facts in
        TodoListSection(header: wording.header(of: group), rows: facts.map(wording.row))
      }
    }
  }
}

extension TodoListPresenter: AddItemModuleOutput {
  func didAddItem() { load() }
}
