import AddressBookContract
import Foundation

/// The one place that talks to network and cache; a subclass adds one business area.
class ModelManager {
  weak var delegate: (any ModelManagerDelegate)?
  var onUpdate: (() -> Void)?
  var onFinish: ((RequestIdentifier) -> Void)?
  var onFail: ((RequestIdentifier, AddressFailure) -> Void)?

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
      onFinish?(request.identifier)
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
    onFail?(identifier, failure)
  }

  private var isFresh: Bool { age.map { $0 < lifetime } ?? false }

  private func takeCached(_ request: ModelRequest) {
    guard let entry = cache.entry(forKey: request.cacheKey), take(entry.data) else { return }
    updatedAt = entry.savedAt
    onUpdate?()
  }

  private func finish(_ request: ModelRequest, _ result: Result<Data, AddressFailure>) {
    // The answer to a newer request is the right one.
    guard request.identifier == newestFetch else {
      onFinish?(request.identifier)
      return
    }
    isFetching = false
    switch result {
    case .success(let data):
      guard take(data) else { return report(.data, of: request.identifier) }
      (updatedAt, isOffline) = (clock.now, false)
      cache.save(CacheEntry(data: data, savedAt: clock.now), forKey: request.cacheKey)
      onUpdate?()
      onFinish?(request.identifier)
    case .failure(let failure):
      if case .connection = failure { isOffline = true }
      report(failure, of: request.identifier)
    }
  }
}
