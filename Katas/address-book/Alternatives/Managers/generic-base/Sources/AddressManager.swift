import AddressBookContract
import Foundation

/// The addresses: fetched, and changed on the server.
final class AddressManager: ModelManager<Address> {
  private let log: any EventLog

  init(services: AddressServices) {
    log = services.log
    super.init(services: services, lifetime: 5 * 60) { AddressJSON().addresses(from: $0) }
  }

  var addresses: [Address] { models }

  func fetchAll(_ cachePolicy: CachePolicy, as identifier: RequestIdentifier) {
    fetch(
      ModelRequest(
        identifier: identifier, path: "/addresses", cacheKey: "addresses",
        cachePolicy: cachePolicy))
  }

  func make(_ change: AddressChange, as identifier: RequestIdentifier) {
    Task {
      switch await answer(to: change.request) {
      case .success:
        log.record(change.event, details: [:])
        finish(identifier, nil)
      case .failure(let failure): finish(identifier, failure)
      }
    }
  }

  override func record(_ failure: AddressFailure) {
    log.record("request_failed", details: ["reason": failure.reason])
  }
}
