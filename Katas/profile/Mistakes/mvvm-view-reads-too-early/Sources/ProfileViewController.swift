import Observation
import ProfileContract
import UIKit

/// The form, bound to its view model: it shows the state and reports what people do.
final class ProfileViewController: UIViewController {
  private let viewModel: any ProfileViewModel
  private let form = ProfileFormView()

  init(viewModel: any ProfileViewModel) {
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
    setUpLayout()
    bind()
  }

  private func setUpLayout() {
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    let margins = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      form.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
      form.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -16),
      form.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
    ])
  }

  private func bind() {
    form.onEdit = { [weak self] text, field in self?.viewModel.enter(text, into: field) }
    form.saveButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.save() }, for: .touchUpInside)
    showState()
  }

  private func showState() {
    withObservationTracking {
      show(viewModel.state)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.showState() }
    }
  }

  private func show(_ state: ProfileState) {
    for field in ProfileField.allCases { form.show(state.texts[field] ?? "", in: field) }
    form.nameLabel.text = state.name
    form.birthdayLabel.text = state.birthday
    form.problemLabel.text = state.problem
    form.saveButton.isEnabled = state.isSaveEnabled
    form.statusLabel.text = state.status
  }
}
