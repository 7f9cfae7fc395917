import AddressBookContract
import Foundation

/// The addresses: fetched, cached, changed, and renewed as time goes by.
final class AddressBook {
  weak var observer: (any AddressBookObserver)?

  private(set) var addresses: [Address] = []
  private(set) var provinces: [Province] = []
  private(set) var isOffline = false
  private(set) var isSaving = false
  /// Nil until addresses are known.
  private(set) var updatedAt: Date?

  private let server: AddressServer
  private let cache: AddressCache
  private let clock: any AppClock
  private let log: any EventLog
  private let json = AddressJSON()

  private var timer: (any AppTimer)?
  private var openRequests = 0
  private var isAskingForProvinces = false

  init(services: AddressServices) {
    server = AddressServer(session: services.session)
    cache = AddressCache(store: services.cache)
    clock = services.clock
    log = services.log
  }

  deinit {
    timer?.invalidate()
  }

  var isBusy: Bool { openRequests > 0 }

  /// How old the addresses are, nil until some are known.
  var age: TimeInterval? { updatedAt.map { clock.now.timeIntervalSince($0) } }

  func provinceName(_ code: String) -> String {
    provinces.first { $0.code == code }?.name ?? code
  }

  /// Shows what is cached, fetches what is stale, and keeps both up to date from now on.
  func open() {
    provinces = cache.provinces
    if let cached = cache.addresses {
      (addresses, updatedAt) = (cached.list, cached.savedAt)
    }
    observer?.addressBookDidChange()
    if provinces.isEmpty { fetchProvinces() }
    if isStale { fetchAddresses() }
    timer = clock.repeatingTimer(every: 30) { [weak self] in self?.tick() }
  }

  func refresh() {
    if provinces.isEmpty { fetchProvinces() }
    fetchAddresses()
  }

  /// Changes something on the server, and fetches the addresses again.
  func make(_ change: AddressChange) {
    openRequests += 1
    if change.isOfForm { isSaving = true }
    observer?.addressBookDidChange()
    server.send(change.request) { [weak self] result in self?.finish(change, result) }
  }

  // MARK: - Time

  private var isStale: Bool { age.map { $0 >= AddressCache.lifetime } ?? true }

  private func tick() {
    observer?.addressBookDidChange()
    if updatedAt != nil, isStale, !isBusy { fetchAddresses() }
  }

  // MARK: - Requests

  private func fetchAddresses() {
    openRequests += 1
    observer?.addressBookDidChange()
    server.send(HTTPRequest(path: "/addresses")) { [weak self] result in
      guard let self else { return }
      openRequests -= 1
      take(result)
      observer?.addressBookDidChange()
    }
  }

  private func take(_ result: Result<Data, AddressFailure>) {
    switch result {
    case .success(let data):
      guard let list = json.addresses(from: data) else { return failToFetch(.data) }
      (addresses, updatedAt, isOffline) = (list, clock.now, false)
      cache.saveAddresses(data, at: clock.now)
    case .failure(.connection) where updatedAt != nil:
      record(.connection)
      isOffline = true
    case .failure(let failure):
      failToFetch(failure)
    }
  }

  private func failToFetch(_ failure: AddressFailure) {
    fail(failure) { [weak self] in self?.fetchAddresses() }
  }

  private func finish(_ change: AddressChange, _ result: Result<Data, AddressFailure>) {
    openRequests -= 1
    if change.isOfForm { isSaving = false }
    switch result {
    case .success:
      log.record(change.event, details: [:])
      observer?.addressBookDidMake(change)
      fetchAddresses()
    case .failure(let failure):
      fail(failure) { [weak self] in self?.make(change) }
      observer?.addressBookDidChange()
    }
  }

  private func fail(_ failure: AddressFailure, retry: @escaping () -> Void) {
    record(failure)
    observer?.addressBookDidFail(failure, retry: retry)
  }

  private func record(_ failure: AddressFailure) {
    log.record("request_failed", details: ["reason": failure.reason])
  }

  // MARK: - Provinces

  private func fetchProvinces() {
    guard !isAskingForProvinces else { return }
    isAskingForProvinces = true
    server.send(HTTPRequest(path: "/provinces")) { [weak self] result in
      guard let self else { return }
      isAskingForProvinces = false
      guard let data = try? result.get(), let list = json.provinces(from: data) else { return }
      provinces = list
      cache.saveProvinces(data, at: clock.now)
      observer?.addressBookDidChange()
    }
  }
}
