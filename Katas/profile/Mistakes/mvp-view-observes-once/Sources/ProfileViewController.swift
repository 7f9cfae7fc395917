import Observation
import ProfileContract
import UIKit

/// The form, bound to its profile: it shows and fills by itself whatever is a text of the profile.
final class ProfileViewController: UIViewController, ProfileView {
  var presenter: (any ProfilePresenter)?
  private let profile: Profile
  private let form = ProfileFormView()
  private let bindings: [ProfileField: ReferenceWritableKeyPath<Profile, String>] = [
    .salutation: \.salutation, .firstName: \.firstName, .lastName: \.lastName,
    .company: \.company, .jobTitle: \.jobTitle, .email: \.email, .phone: \.phone,
    .street: \.street, .postalCode: \.postalCode, .city: \.city, .country: \.country,
  ]

  init(profile: Profile) {
    self.profile = profile
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
    presenter?.viewIsReady()
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
    form.onEdit = { [weak self] text, field in self?.didEdit(text, field) }
    form.saveButton.addAction(
      UIAction { [weak self] _ in self?.presenter?.didTapSave() }, for: .touchUpInside)
    withObservationTracking {
      showProfile()
    } onChange: { [weak self] in
      Task { @MainActor in self?.showProfile() }
    }
  }

  private func showProfile() {
    for (field, text) in bindings { form.show(profile[keyPath: text], in: field) }
  }

  private func didEdit(_ text: String, _ field: ProfileField) {
    if let bound = bindings[field] {
      profile[keyPath: bound] = text
    } else {
      presenter?.didEnterBirthDate(text)
    }
  }

  // MARK: - What the presenter decides

  func showName(_ text: String) { form.nameLabel.text = text }
  func showBirthDate(_ text: String) { form.show(text, in: .birthDate) }
  func showBirthday(_ text: String) { form.birthdayLabel.text = text }
  func showProblem(_ text: String) { form.problemLabel.text = text }
  func enableSave(_ isEnabled: Bool) { form.saveButton.isEnabled = isEnabled }
  func showStatus(_ text: String) { form.statusLabel.text = text }
}
