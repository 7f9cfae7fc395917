import AddressBookContract
import Foundation

/// The one place that talks to network and cache; a subclass says how its models are read.
class ModelManager<Model> {
  private(set) var models: [Model] = []
  private(set) var updatedAt: Date?
  private(set) var isOffline = false

  private let services: AddressServices
  private let server: AddressServer
  private let lifetime: TimeInterval
  private let read: (Data) -> [Model]?
  private var delegates: [WeakDelegate] = []
  private var newestFetch: RequestIdentifier?
  private var isFetching = false

  init(
    services: AddressServices, lifetime: TimeInterval, read: @escaping (Data) -> [Model]?
  ) {
    self.services = services
    server = AddressServer(session: services.session)
    self.lifetime = lifetime
    self.read = read
  }

  func add(_ delegate: any ModelManagerDelegate) {
    delegates.append(WeakDelegate(value: delegate))
  }

  func record(_ failure: AddressFailure) {}

  final var age: TimeInterval? { updatedAt.map { services.clock.now.timeIntervalSince($0) } }

  final func fetch(_ request: ModelRequest) {
    if request.cachePolicy == .local, let entry = services.cache.entry(forKey: request.cacheKey) {
      take(entry)
    }
    let isFresh = age.map { $0 < lifetime } ?? false
    if request.cachePolicy != .network, isFresh || isFetching {
      return finish(request.identifier, nil)
    }
    newestFetch = request.identifier
    isFetching = true
    // Not held by the manager, and holding it only until the answer has come.
    Task {
      let answer = await answer(to: HTTPRequest(path: request.path))
      finish(request, answer)
    }
  }

  final func answer(to request: HTTPRequest) async -> Result<Data, AddressFailure> {
    await withCheckedContinuation { continuation in
      server.send(request) { continuation.resume(returning: $0) }
    }
  }

  final func finish(_ identifier: RequestIdentifier, _ failure: AddressFailure?) {
    if let failure { record(failure) }
    for delegate in delegates.compactMap(\.value) {
      if let failure {
        delegate.request(identifier, didFailWith: failure)
      } else {
        delegate.requestDidFinish(identifier)
      }
    }
  }

  private func finish(_ request: ModelRequest, _ answer: Result<Data, AddressFailure>) {
    guard request.identifier == newestFetch else { return finish(request.identifier, nil) }
    isFetching = false
    switch answer {
    case .success(let data):
      let entry = CacheEntry(data: data, savedAt: services.clock.now)
      guard take(entry) else { return finish(request.identifier, .data) }
      isOffline = false
      services.cache.save(entry, forKey: request.cacheKey)
      finish(request.identifier, nil)
    case .failure(let failure):
      if case .connection = failure { isOffline = true }
      finish(request.identifier, failure)
    }
  }

  @discardableResult
  private func take(_ entry: CacheEntry) -> Bool {
    guard let models = read(entry.data) else { return false }
    (self.models, updatedAt) = (models, entry.savedAt)
    for delegate in delegates.compactMap(\.value) { delegate.modelsDidChange() }
    return true
  }
}
