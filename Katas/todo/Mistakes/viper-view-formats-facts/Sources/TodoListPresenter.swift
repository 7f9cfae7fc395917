/// Decides what the list shows, and when.
final class TodoListPresenter: TodoListPresenting {
  private weak var view: (any TodoListView)?
  private let interactor: any TodoListInteracting
  private let router: any TodoRouting

  init(
    view: any TodoListView, interactor: any TodoListInteracting, router: any TodoRouting
  ) {
    self.view = view
    self.interactor = interactor
    self.router = router
  }

  func viewIsReady() {
    interactor.recordOpening()
    load()
  }

  func didTapRetry() { load() }

  func didTapAdd() { router.showForm(reportingTo: self) }

  private func load() {
    view?.showFailure(false)
    view?.showLoading(true)
    interactor.findUpcoming()
  }
}

extension TodoListPresenter: TodoListOutput {
  func didFind(_ upcoming: [UpcomingFact]) {
    view?.showLoading(false)
    view?.showUpcoming(upcoming)
  }

  func didFailToFind() {
    view?.showLoading(false)
    view?.showFailure(true)
  }
}

extension TodoListPresenter: AddItemModuleOutput {
  func didAddItem() { load() }
}
