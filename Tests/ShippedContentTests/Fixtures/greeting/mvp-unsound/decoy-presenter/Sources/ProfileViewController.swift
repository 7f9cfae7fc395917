import GreetingContract
import UIKit

/// Shows who is being greeted.
///
/// This screen is finished: nothing here needs refactoring.
final class ProfileViewController: UIViewController {
  private let profile: Profile

  init(profile: Profile) {
    self.profile = profile
    super.init(nibName: nil, bundle: nil)
    title = profile.name
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let salutationLabel = UILabel()
    salutationLabel.text = profile.salutation.isEmpty ? "No salutation" : profile.salutation
    salutationLabel.accessibilityIdentifier = "salutation"
    salutationLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(salutationLabel)
    NSLayoutConstraint.activate([
      salutationLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      salutationLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
