import AddressBookContract
import Foundation

/// The one place that talks to network and cache; each manager holds a client for its models.
final class ModelClient {
  let lifetime: TimeInterval
  private(set) var updatedAt: Date?
  private(set) var isOffline = false

  private let session: any HTTPSession
  private let cache: any CacheStore
  private let clock: any AppClock
  private var newest: RequestIdentifier?
  private var isFetching = false

  init(services: AddressServices, lifetime: TimeInterval) {
    session = services.session
    cache = services.cache
    clock = services.clock
    self.lifetime = lifetime
  }

  var age: TimeInterval? { updatedAt.map { clock.now.timeIntervalSince($0) } }

  /// Fetches models.
  ///
  /// - Parameters:
  ///   - take: Reads an answer; false says that it cannot be read.
  ///   - completion: Receives nil for success.
  func fetch(
    _ request: ModelRequest, take: @escaping (Data) -> Bool,
    completion: @escaping (AddressFailure?) -> Void
  ) {
    if request.cachePolicy == .local, let entry = cache.entry(forKey: request.cacheKey),
      take(entry.data)
    {
      updatedAt = entry.savedAt
    }
    let isGoodEnough = age.map { $0 < lifetime } ?? false
    if request.cachePolicy != .network, isGoodEnough || isFetching { return completion(nil) }
    newest = request.identifier
    isFetching = true
    send(HTTPRequest(path: request.path)) { [weak self] result in
      guard let self else { return }
      guard newest == request.identifier else { return completion(nil) }
      isFetching = false
      completion(finish(request, result, take))
    }
  }

  func send(
    _ request: HTTPRequest, completion: @escaping (Result<Data, AddressFailure>) -> Void
  ) {
    session.dataTask(with: request) { data, status, error in
      guard error == nil else { return completion(.failure(.connection)) }
      let isGood = (200..<300).contains(status)
      completion(isGood ? .success(data ?? Data()) : .failure(.server(status: status)))
    }.resume()
  }

  private func finish(
    _ request: ModelRequest, _ result: Result<Data, AddressFailure>, _ take: (Data) -> Bool
  ) -> AddressFailure? {
    switch result {
    case .success(let data):
      guard take(data) else { return .data }
      (updatedAt, isOffline) = (clock.now, false)
      cache.save(CacheEntry(data: data, savedAt: clock.now), forKey: request.cacheKey)
      return nil
    case .failure(let failure):
      if case .connection = failure { isOffline = true }
      return failure
    }
  }
}
