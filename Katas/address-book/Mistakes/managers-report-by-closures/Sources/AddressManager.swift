import AddressBookContract
import Foundation

/// The addresses: fetched, and changed on the server.
final class AddressManager: ModelManager {
  private(set) var addresses: [Address] = []
  private let log: any EventLog

  override init(services: AddressServices) {
    log = services.log
    super.init(services: services)
  }

  override var lifetime: TimeInterval { 5 * 60 }

  func fetchAll(_ cachePolicy: CachePolicy, as identifier: RequestIdentifier) {
    fetch(
      ModelRequest(
        identifier: identifier, path: "/addresses", cacheKey: "addresses",
        cachePolicy: cachePolicy))
  }

  /// Adds, modifies or deletes an address, or makes it the default.
  func make(_ change: AddressChange, as identifier: RequestIdentifier) {
    send(change.request) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success:
        log.record(change.event, details: [:])
        onFinish?(identifier)
      case .failure(let failure):
        report(failure, of: identifier)
      }
    }
  }

  override func take(_ data: Data) -> Bool {
    guard let list = AddressJSON().addresses(from: data) else { return false }
    addresses = list
    return true
  }

  override func record(_ failure: AddressFailure) {
    log.record("request_failed", details: ["reason": failure.reason])
  }
}
