import Combine
import ProfileContract
import UIKit

/// The form, each part of it bound to a part of its view model's state.
final class ProfileViewController: UIViewController {
  private let viewModel: any ProfileViewModel
  private let states: ProfileStates
  private let form = ProfileFormView()
  private var subscriptions: Set<AnyCancellable> = []

  init(viewModel: any ProfileViewModel) {
    self.viewModel = viewModel
    states = ProfileStates(of: viewModel)
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
    bindFields()
    bindLabels()
    bindButton()
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

  // MARK: - Binding

  private func bindFields() {
    form.edits
      .sink { [viewModel] text, field in viewModel.enter(text, into: field) }
      .store(in: &subscriptions)
    for field in ProfileField.allCases {
      states.values { $0.texts[field] ?? "" }
        .sink { [form] text in form.show(text, in: field) }
        .store(in: &subscriptions)
    }
  }

  private func bindLabels() {
    bind(form.nameLabel, to: \.name)
    bind(form.birthdayLabel, to: \.birthday)
    bind(form.problemLabel, to: \.problem)
    bind(form.statusLabel, to: \.status)
  }

  private func bind(_ label: UILabel, to part: KeyPath<ProfileState, String>) {
    states.values { $0[keyPath: part] }
      .map(Optional.some)
      .assign(to: \.text, on: label)
      .store(in: &subscriptions)
  }

  private func bindButton() {
    form.saveButton.addAction(
      UIAction { [viewModel] _ in viewModel.save() }, for: .touchUpInside)
    states.values(\.isSaveEnabled)
      .assign(to: \.isEnabled, on: form.saveButton)
      .store(in: &subscriptions)
  }
}
