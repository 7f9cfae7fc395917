import Observation
import TodoContract

/// Observes the list's view model in place of a view.
final class ListTextsProbe {
  private let viewModel: TodoListViewModel
  private let report: ([String]) -> Void

  init(viewModel: TodoListViewModel, report: @escaping ([String]) -> Void) {
    self.viewModel = viewModel
    self.report = report
    viewModel.open()
    follow()
  }

  private func follow() {
    withObservationTracking {
      report(viewModel.state.sections.flatMap(texts))
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
  }

  private func texts(of section: TodoListSection) -> [String] {
    [section.header] + section.rows.flatMap { [$0.title, $0.detail].compactMap(\.self) }
  }
}
