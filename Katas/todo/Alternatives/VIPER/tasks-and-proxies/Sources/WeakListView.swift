/// Stands in front of a view, which may be gone.
final class WeakListView: TodoListView {
  private weak var view: (any TodoListView)?

  init(_ view: any TodoListView) {
    self.view = view
  }

  func showSections(_ sections: [TodoListSection]) { view?.showSections(sections) }
  func showEmpty(_ text: String?) { view?.showEmpty(text) }
  func showLoading(_ isLoading: Bool) { view?.showLoading(isLoading) }
  func showFailure(_ text: String?) { view?.showFailure(text) }
}
