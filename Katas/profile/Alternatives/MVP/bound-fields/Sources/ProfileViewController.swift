import ProfileContract
import UIKit

/// The form; each of its bound fields cares for one text of the profile.
final class ProfileViewController: UIViewController {
  var supervisor: FormSupervisor?
  private let fields: [UIView]
  private let birthDate = UITextField()
  private let labels = ["name", "birthday", "problem", "status"].map { id in
    let label = UILabel()
    label.accessibilityIdentifier = id
    return label
  }
  private let saving = UIButton(type: .system)

  init(_ profile: Profile) {
    fields = [
      BoundField("salutation", \.salutation, of: profile),
      BoundField("firstName", \.firstName, of: profile),
      BoundField("lastName", \.lastName, of: profile),
      BoundField("company", \.company, of: profile),
      BoundField("jobTitle", \.jobTitle, of: profile),
      BoundField("email", \.email, of: profile),
      BoundField("phone", \.phone, of: profile),
      BoundField("street", \.street, of: profile),
      BoundField("postalCode", \.postalCode, of: profile),
      BoundField("city", \.city, of: profile),
      BoundField("country", \.country, of: profile),
    ]
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func loadView() {
    let column = UIStackView(arrangedSubviews: labels + fields + [birthDate, saving])
    column.axis = .vertical
    view = column
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    birthDate.accessibilityIdentifier = "birthDate"
    birthDate.addTarget(self, action: #selector(editBirthDate), for: .editingChanged)
    saving.setTitle("Save", for: .normal)
    saving.accessibilityIdentifier = "save"
    saving.isEnabled = false
    saving.addTarget(self, action: #selector(save), for: .touchUpInside)
    supervisor?.viewIsReady()
  }

  @objc private func editBirthDate() {
    supervisor?.didEnterBirthDate(birthDate.text ?? "")
  }

  @objc private func save() {
    supervisor?.didTapSave()
  }
}

extension ProfileViewController: ProfileView {
  func showName(_ text: String) { labels[0].text = text }
  func showBirthday(_ text: String) { labels[1].text = text }
  func showProblem(_ text: String) { labels[2].text = text }
  func showStatus(_ text: String) { labels[3].text = text }
  func showBirthDate(_ text: String) { birthDate.text = text }
  func enableSave(_ isEnabled: Bool) { saving.isEnabled = isEnabled }
}
