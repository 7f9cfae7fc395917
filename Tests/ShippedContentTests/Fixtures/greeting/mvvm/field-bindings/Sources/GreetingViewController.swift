import GreetingContract
import UIKit

/// Connects the controls of its view with a view model, in both directions.
final class GreetingViewController: UIViewController {
  private let viewModel: any GreetingViewModel

  init(viewModel: any GreetingViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Greeting"
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func loadView() {
    let contentView = GreetingContentView()
    view = contentView
    bind(contentView)
  }

  private func bind(_ contentView: GreetingContentView) {
    contentView.nicknameField.text = viewModel.state.nickname
    contentView.show(viewModel.state)
    viewModel.onChange = { [weak contentView] in contentView?.show($0) }

    contentView.greetButton.addTarget(self, action: #selector(greet), for: .touchUpInside)
    contentView.profileButton.addTarget(self, action: #selector(openProfile), for: .touchUpInside)
    contentView.formalSwitch.addTarget(
      self, action: #selector(switchFormal(_:)), for: .valueChanged)
    contentView.nicknameField.addTarget(
      self, action: #selector(editNickname(_:)), for: .editingChanged)
  }

  @objc private func greet() {
    viewModel.greet()
  }

  @objc private func openProfile() {
    viewModel.openProfile()
  }

  @objc private func switchFormal(_ control: UISwitch) {
    viewModel.setFormal(control.isOn)
  }

  @objc private func editNickname(_ field: UITextField) {
    viewModel.setNickname(field.text ?? "")
  }
}
