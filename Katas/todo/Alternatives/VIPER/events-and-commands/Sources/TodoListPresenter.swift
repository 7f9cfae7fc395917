/// Decides what the list shows, and when.
final class TodoListPresenter: TodoListPresenting {
  weak var view: (any TodoListView)?
  var interactor: (any TodoListInteracting)?
  var router: (any TodoRouting)?
  private let wording: TodoListWording

  init(wording: TodoListWording) {
    self.wording = wording
  }

  func viewIsReady() { interactor?.perform(.open) }

  func didTapRetry() { interactor?.perform(.reload) }

  func didTapAdd() { router?.showForm() }

  private func sections(of upcoming: [UpcomingFact]) -> [TodoListSection] {
    DueGroup.allCases.compactMap { group in
      let facts = upcoming.filter { $0.group == group }
      guard !facts.isEmpty else { return nil }
      return TodoListSection(header: wording.header(of: group), rows: facts.map(wording.row))
    }
  }
}

extension TodoListPresenter: TodoListOutput {
  func handle(_ news: ListNews) {
    switch news {
    case .loading:
      view?.showFailure(nil)
      view?.showLoading(true)
    case .found(let upcoming):
      view?.showLoading(false)
      view?.showSections(sections(of: upcoming))
      view?.showEmpty(upcoming.isEmpty ? wording.nothing : nil)
    case .failed:
      view?.showLoading(false)
      view?.showFailure(wording.failure)
    }
  }
}
