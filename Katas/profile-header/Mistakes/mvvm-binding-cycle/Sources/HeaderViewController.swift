import ProfileHeaderContract
import UIKit

/// The header, bound to its view model: it shows the state and reports what people do.
final class HeaderViewController: UIViewController {
  private let viewModel: any HeaderViewModel
  private let header = HeaderColumn()

  init(viewModel: any HeaderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .systemBackground
    header.place(in: view)
    bind()
    viewModel.handle(.open)
  }

  private func bind() {
    send(.toggleFollow, from: header.followButton)
    send(.editName, from: header.editNameButton)
    send(.refresh, from: header.refreshButton)
    viewModel.onChange = { state in self.header.show(state) }
    header.show(viewModel.state)
  }

  private func send(_ intent: HeaderIntent, from button: UIButton) {
    button.addAction(
      UIAction { [weak self] _ in self?.viewModel.handle(intent) }, for: .touchUpInside)
  }
}
