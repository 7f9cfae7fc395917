import GreetingContract
import UIKit

final class GreetingWireframe {
  weak var viewController: UIViewController?

  private let log: any EventLog

  init(log: any EventLog) {
    self.log = log
  }

  /// Opens the profile if there is one to open.
  func openProfileIfPossible(of person: Person?) {
    guard let person else { return }
    log.record("profile_opened", details: [:])
    let name: String
    if person.firstName.isEmpty {
      name = person.lastName
    } else if person.lastName.isEmpty {
      name = person.firstName
    } else {
      name = "\(person.firstName) \(person.lastName)"
    }
    viewController?.navigationController?.pushViewController(
      ProfileViewController(profile: Profile(name: name, salutation: person.salutation)),
      animated: true)
  }

  /// Shows an alert if the person could not be fetched.
  func alertIfNeeded(_ result: Result<Person, GreetingFailure>, retry: @escaping () -> Void) {
    guard case .failure(let failure) = result else { return }
    let message =
      switch failure {
      case .connection: "Please check your connection and try again."
      case .data: "The answer could not be understood."
      }
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    viewController?.present(alert, animated: true)
  }
}
