import AddressBookContract
import UIKit

/// The one place that talks to network and cache; a subclass adds one business area.
class ModelManager {
  weak var delegate: (any ModelManagerDelegate)?

  /// When the models were fetched, nil until there are some.
  private(set) var updatedAt: Date?
  /// Whether newer models could not be fetched for lack of a connection.
  private(set) var isOffline = false

  private let server: AddressServer
  private let cache: any CacheStore
  private let clock: any AppClock
  private var newestFetch: RequestIdentifier?
  private var isFetching = false

  init(services: AddressServices) {
    server = AddressServer(session: services.session)
    cache = services.cache
    clock = services.clock
  }

  // MARK: - What a subclass decides

  /// How old models may be before they are fetched again.
  var lifetime: TimeInterval { .infinity }

  /// Replaces the models by those in an answer.
  ///
  /// - Returns: Whether the answer could be read.
  func take(_ data: Data) -> Bool { false }

  /// Records a failure for statistics.
  func record(_ failure: AddressFailure) {}

  // MARK: - Requests

  /// How old the models are, nil until there are some.
  final var age: TimeInterval? { updatedAt.map { clock.now.timeIntervalSince($0) } }

  final func fetch(_ request: ModelRequest) {
    if request.cachePolicy == .local { takeCached(request) }
    guard request.cachePolicy == .network || !(isFresh || isFetching) else {
      delegate?.manager(self, didFinish: request.identifier)
      return
    }
    newestFetch = request.identifier
    isFetching = true
    send(HTTPRequest(path: request.path)) { [weak self] in self?.finish(request, $0) }
  }

  final func send(
    _ request: HTTPRequest, completion: @escaping (Result<Data, AddressFailure>) -> Void
  ) {
    server.send(request, completion: completion)
  }

  final func report(_ failure: AddressFailure, of identifier: RequestIdentifier) {
    record(failure)
    let alert = UIAlertController(
      title: "That did not work", message: AddressWording().failure(failure),
      preferredStyle: .alert)
    delegate?.manager(self, didFail: identifier, with: failure, showing: alert)
  }

  private var isFresh: Bool { age.map { $0 < lifetime } ?? false }

  private func takeCached(_ request: ModelRequest) {
    guard let entry = cache.entry(forKey: request.cacheKey), take(entry.data) else { return }
    updatedAt = entry.savedAt
    delegate?.managerDidUpdate(self)
  }

  private func finish(_ request: ModelRequest, _ result: Result<Data, AddressFailure>) {
    // The answer to a newer request is the right one.
    guard request.identifier == newestFetch else {
      delegate?.manager(self, didFinish: request.identifier)
      return
    }
    isFetching = false
    switch result {
    case .success(let data):
      guard take(data) else { return report(.data, of: request.identifier) }
      (updatedAt, isOffline) = (clock.now, false)
      cache.save(CacheEntry(data: data, savedAt: clock.now), forKey: request.cacheKey)
      delegate?.managerDidUpdate(self)
      delegate?.manager(self, didFinish: request.identifier)
    case .failure(let failure):
      if case .connection = failure { isOffline = true }
      report(failure, of: request.identifier)
    }
  }
}
