import GreetingContract
import UIKit

/// Lets the content view show what the view model says, and hands on what people do.
final class GreetingViewController: UIViewController {
  private let viewModel: any GreetingViewModel
  private let contentView = GreetingContentView()

  init(viewModel: any GreetingViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Greeting"
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func loadView() {
    view = contentView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.nicknameField.text = viewModel.state.nickname
    contentView.show(viewModel.state)
    viewModel.onChange = { [weak contentView] in contentView?.show($0) }
    forwardIntents()
  }

  private func forwardIntents() {
    contentView.greetButton.addAction(
      UIAction { [viewModel] _ in viewModel.greet() }, for: .touchUpInside)
    contentView.profileButton.addAction(
      UIAction { [viewModel] _ in viewModel.openProfile() }, for: .touchUpInside)
    contentView.formalSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        viewModel.setFormal(contentView.formalSwitch.isOn)
      }, for: .valueChanged)
    contentView.nicknameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        viewModel.setNickname(contentView.nicknameField.text ?? "")
      }, for: .editingChanged)
  }
}
