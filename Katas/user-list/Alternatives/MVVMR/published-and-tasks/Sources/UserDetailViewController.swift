import Combine
import UIKit

/// The screen of a user: lays out its views, and is bound to its view model.
final class UserDetailViewController: UIViewController {
  private let viewModel: UserDetailViewModel
  private let table = RowTable()
  private var binding: AnyCancellable?

  init(viewModel: UserDetailViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.setUp("details", style: .value1)
    table.didSelect = { [viewModel] in viewModel.select(row: $0) }
    layOut(table)
    binding = viewModel.$rows.sink { [table] in table.show($0) }
    viewModel.open()
  }
}
