import TodoContract

/// Binds to the list's view model in place of a view, as a unit test does.
final class ListTextsProbe: TodoListShowing {
  private let viewModel: TodoListViewModel
  private let report: ([String]) -> Void

  init(viewModel: TodoListViewModel, report: @escaping ([String]) -> Void) {
    self.viewModel = viewModel
    self.report = report
    viewModel.view = self
    viewModel.open()
  }

  func show(_ state: TodoListState) {
    report(
      state.sections.flatMap { section in
        [section.header] + section.rows.flatMap { [$0.title, $0.detail].compactMap(\.self) }
      })
  }
}
