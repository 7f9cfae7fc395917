import SupervisingContract
import UIKit

/// A field that shows one text of the profile and writes what is typed back into it.
final class BoundField: UITextField {
  func bind(_ text: ReferenceWritableKeyPath<Profile, String>, of profile: Profile) {
    profile.observe(for: self) { [weak self, weak profile] in
      guard let self, let profile, self.text != profile[keyPath: text] else { return }
      self.text = profile[keyPath: text]
    }
    addAction(
      UIAction { [weak self] _ in profile[keyPath: text] = self?.text ?? "" },
      for: .editingChanged)
    self.text = profile[keyPath: text]
  }
}

final class FormViewController: UIViewController, SupervisedView {
  var supervisor: (any FormPresenter)?
  private let name = BoundField()
  private let city = BoundField()
  private let warning = UILabel()

  convenience init(showing profile: Profile) {
    self.init(nibName: nil, bundle: nil)
    name.bind(\.name, of: profile)
    city.bind(\.city, of: profile)
  }

  override func loadView() {
    name.accessibilityIdentifier = "name"
    city.accessibilityIdentifier = "city"
    warning.accessibilityIdentifier = "warning"
    let column = UIStackView(arrangedSubviews: [name, city, warning])
    column.axis = .vertical
    view = column
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    supervisor?.viewIsReady()
  }

  func showWarning(_ text: String) { warning.text = text }
}
