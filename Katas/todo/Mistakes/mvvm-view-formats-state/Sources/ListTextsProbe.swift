import Foundation
import TodoContract

/// Binds to the list's view model in place of a view, as a unit test does.
final class ListTextsProbe {
  private let viewModel: TodoListViewModel

  init(
    viewModel: TodoListViewModel, timeZone: TimeZone, report: @escaping ([String]) -> Void
  ) {
    self.viewModel = viewModel
    viewModel.stateDidChange = { state in
      report(
        TodoListViewController.sections(of: state.upcoming ?? [], in: timeZone).flatMap { section in
          [section.header] + section.rows.flatMap { [$0.title, $0.detail].compactMap(\.self) }
        })
    }
    viewModel.open()
  }
}
