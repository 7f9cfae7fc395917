import Foundation
import GreetingContract
import UIKit

/// Leads to everything outside of the screen: the profile, the alert, the server.
final class GreetingFlowRouter {
  weak var screen: UIViewController?

  private let http: any HTTPClient
  private let log: any EventLog

  init(http: any HTTPClient, log: any EventLog) {
    self.http = http
    self.log = log
  }

  func openProfile(of greetee: Greetee) {
    log.record("profile_opened", details: [:])
    screen?.navigationController?.pushViewController(
      ProfileViewController(profile: greetee.profile), animated: true)
  }

  /// Asks until there is somebody, or until people give up.
  func fetchGreetee(
    onStart: @escaping () -> Void, onEnd: @escaping () -> Void,
    completion: @escaping (Greetee) -> Void
  ) {
    onStart()
    http.get("/person") { [weak self] result in
      onEnd()
      switch result {
      case .success(let data):
        if let person = self?.decode(data) {
          completion(Greetee(person))
          return
        }
        self?.fail("The answer could not be understood.", reason: "data") { [weak self] in
          self?.fetchGreetee(onStart: onStart, onEnd: onEnd, completion: completion)
        }
      case .failure:
        self?.fail("Please check your connection and try again.", reason: "connection") {
          [weak self] in
          self?.fetchGreetee(onStart: onStart, onEnd: onEnd, completion: completion)
        }
      }
    }
  }

  private func decode(_ data: Data) -> Person? {
    struct PersonJSON: Decodable {
      let id: Int
      let salutation: String?
      let first_name: String
      let last_name: String
    }
    guard let json = try? JSONDecoder().decode(PersonJSON.self, from: data) else { return nil }
    if json.first_name.isEmpty && json.last_name.isEmpty { return nil }
    return Person(
      id: json.id, salutation: json.salutation ?? "", firstName: json.first_name,
      lastName: json.last_name)
  }

  private func fail(_ message: String, reason: String, retry: @escaping () -> Void) {
    log.record("greeting_failed", details: ["reason": reason])
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen?.present(alert, animated: true)
  }
}
