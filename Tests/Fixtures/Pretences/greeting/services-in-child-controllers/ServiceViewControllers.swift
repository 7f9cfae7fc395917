import Foundation
import GreetingContract
import UIKit

class ServiceViewController: UIViewController {
  let services: GreetingServices

  init(services: GreetingServices) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }
}

final class StoringViewController: ServiceViewController {
  func nickname() -> String? {
    services.store.string(forKey: "greeting.nickname")
  }

  func keep(_ nickname: String) {
    services.store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
  }

  func countUp() {
    let count = services.store.integer(forKey: "greeting.count") + 1
    services.store.setInteger(count, forKey: "greeting.count")
  }

  func count() -> Int {
    services.store.integer(forKey: "greeting.count")
  }
}

final class FetchingViewController: ServiceViewController {
  func fetch(_ completion: @escaping (Result<Data, any Error>) -> Void) {
    services.http.get("/person") { result in
      completion(result.mapError { $0 })
    }
  }

  func subscribe(_ take: @escaping (Person) -> Void) -> any FeedSubscription {
    services.feed.subscribe(take)
  }
}

final class RecordingViewController: ServiceViewController {
  func recordProfile() {
    services.log.record("profile_opened", details: [:])
  }

  func recordFailure(_ reason: String) {
    services.log.record("greeting_failed", details: ["reason": reason])
  }

  func recordGreeting(_ style: String) {
    services.log.record("greeting_shown", details: ["style": style])
  }
}
