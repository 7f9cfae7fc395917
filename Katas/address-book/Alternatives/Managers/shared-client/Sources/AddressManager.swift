import AddressBookContract
import Foundation

/// The addresses: fetched, and changed on the server.
final class AddressManager {
  weak var delegate: (any AddressManagerDelegate)?
  private(set) var addresses: [Address] = []
  private let client: ModelClient
  private let log: any EventLog

  init(services: AddressServices) {
    client = ModelClient(services: services, lifetime: 5 * 60)
    log = services.log
  }

  var age: TimeInterval? { client.age }
  var isOffline: Bool { client.isOffline }

  func fetchAll(_ cachePolicy: CachePolicy, as identifier: RequestIdentifier) {
    let request = ModelRequest(
      identifier: identifier, path: "/addresses", cacheKey: "addresses",
      cachePolicy: cachePolicy)
    client.fetch(request) { [weak self] data in
      self?.take(data) ?? false
    } completion: { [weak self] failure in
      self?.finish(identifier, failure)
    }
  }

  func make(_ change: AddressChange, as identifier: RequestIdentifier) {
    client.send(change.request) { [weak self] result in
      guard case .failure(let failure) = result else {
        self?.log.record(change.event, details: [:])
        self?.finish(identifier, nil)
        return
      }
      self?.finish(identifier, failure)
    }
  }

  private func take(_ data: Data) -> Bool {
    guard let list = AddressJSON().addresses(from: data) else { return false }
    addresses = list
    return true
  }

  private func finish(_ identifier: RequestIdentifier, _ failure: AddressFailure?) {
    guard let failure else {
      delegate?.addressManager(self, didFinish: identifier)
      return
    }
    log.record("request_failed", details: ["reason": failure.reason])
    delegate?.addressManager(self, didFail: identifier, with: failure)
  }
}
