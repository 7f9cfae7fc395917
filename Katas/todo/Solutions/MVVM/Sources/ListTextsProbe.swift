import TodoContract

/// Binds to the list's view model in place of a view, as a unit test does.
final class ListTextsProbe {
  private let viewModel: TodoListViewModel

  init(viewModel: TodoListViewModel, report: @escaping ([String]) -> Void) {
    self.viewModel = viewModel
    viewModel.stateDidChange = { state in
      report(
        state.sections.flatMap { section in
          [section.header] + section.rows.flatMap { [$0.title, $0.detail].compactMap(\.self) }
        })
    }
    viewModel.open()
  }
}
