import Observation
import ProfileContract
import UIKit

/// The form with its fields in the order of the contract, told apart by their tags.
final class ProfileViewController: UIViewController, UITextFieldDelegate {
  private var model: (any ProfileViewModel)?
  private let name = UILabel()
  private let birthday = UILabel()
  private let problem = UILabel()
  private let status = UILabel()
  private let save = UIButton(type: .system)
  private let fields = ProfileField.allCases.map { _ in UITextField() }

  static func bound(to model: any ProfileViewModel) -> ProfileViewController {
    let controller = ProfileViewController(nibName: nil, bundle: nil)
    controller.model = model
    return controller
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    let labels = [(name, "name"), (birthday, "birthday"), (problem, "problem"), (status, "status")]
    for (label, id) in labels { label.accessibilityIdentifier = id }
    for (tag, field) in fields.enumerated() {
      field.tag = tag
      field.accessibilityIdentifier = ProfileField.allCases[tag].rawValue
      field.delegate = self
    }
    save.setTitle("Save", for: .normal)
    save.accessibilityIdentifier = "save"
    save.addTarget(self, action: #selector(didTapSave), for: .touchUpInside)
    let column = UIStackView(
      arrangedSubviews: [name, birthday] + fields + [problem, save, status])
    column.axis = .vertical
    view.addSubview(column)
    render()
  }

  func textFieldDidChangeSelection(_ field: UITextField) {
    model?.enter(field.text ?? "", into: ProfileField.allCases[field.tag])
  }

  @objc private func didTapSave() { model?.save() }

  private func render() {
    withObservationTracking {
      guard let state = model?.state else { return }
      name.text = state.name
      birthday.text = state.birthday
      problem.text = state.problem
      problem.isHidden = state.problem.isEmpty
      status.text = state.status
      save.isEnabled = state.isSaveEnabled
      for (field, text) in zip(fields, ProfileField.allCases.map { state.texts[$0] ?? "" })
      where field.text != text {
        field.text = text
      }
    } onChange: { [weak self] in
      Task { @MainActor in self?.render() }
    }
  }
}
