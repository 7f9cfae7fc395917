import AddressBookContract
import Foundation

/// Fetches, caches and changes the addresses, and renews them as time goes by.
final class AddressBookInteractor: AddressBookInteracting {
  weak var output: (any AddressBookOutput)?

  private var addresses: [Address] = []
  private var provinces: [Province] = []
  private var isOffline = false
  private var isSaving = false
  /// Nil until addresses are known.
  private var updatedAt: Date?

  private let server: AddressServer
  private let cache: AddressCache
  private let clock: any AppClock
  private let log: any EventLog
  private let json = AddressJSON()

  private var timer: (any AppTimer)?
  private var newestRequest = 0
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

  func open() {
    provinces = cache.provinces
    if let cached = cache.addresses {
      (addresses, updatedAt) = (cached.list, cached.savedAt)
    }
    report()
    if provinces.isEmpty { fetchProvinces() }
    if isStale { fetchAddresses() }
    timer = clock.repeatingTimer(every: 30) { [weak self] in self?.tick() }
  }

  func refresh() {
    if provinces.isEmpty { fetchProvinces() }
    fetchAddresses()
  }

  func make(_ change: AddressChange) {
    openRequests += 1
    if change.isOfForm { isSaving = true }
    report()
    server.send(change.request) { [weak self] result in self?.finish(change, result) }
  }

  // MARK: - Facts

  private func report() {
    output?.factsDidChange(
      AddressFacts(
        entries: addresses.map(fact), provinces: provinces.map(fact), status: status,
        isBusy: openRequests > 0, isSaving: isSaving))
  }

  private var status: String? {
    guard let age else { return nil }
    let minutes = Int(age / 60)
    let text = minutes == 0 ? "just now" : "\(minutes) minute\(minutes == 1 ? "" : "s") ago"
    return (isOffline ? "Offline. " : "") + "Updated \(text)"
  }

  private func fact(_ address: Address) -> AddressFact {
    let province = provinces.first { $0.code == address.province }
    return AddressFact(
      id: address.id, name: address.name, phone: address.phone,
      province: ProvinceFact(code: address.province, name: province?.name ?? address.province),
      city: address.city, street: address.street, isDefault: address.isDefault)
  }

  private func fact(_ province: Province) -> ProvinceFact {
    ProvinceFact(code: province.code, name: province.name)
  }

  // MARK: - Time

  private var age: TimeInterval? { updatedAt.map { clock.now.timeIntervalSince($0) } }

  private var isStale: Bool { age.map { $0 >= AddressCache.lifetime } ?? true }

  private func tick() {
    report()
    if updatedAt != nil, isStale, openRequests == 0 { fetchAddresses() }
  }

  // MARK: - Requests

  private func fetchAddresses() {
    openRequests += 1
    newestRequest += 1
    let request = newestRequest
    report()
    server.send(HTTPRequest(path: "/addresses")) { [weak self] result in
      guard let self else { return }
      openRequests -= 1
      // The answer to a newer request is the right one.
      if request == newestRequest { take(result) }
      report()
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
      output?.didMake(change)
      fetchAddresses()
    case .failure(let failure):
      fail(failure) { [weak self] in self?.make(change) }
      report()
    }
  }

  private func fail(_ failure: AddressFailure, retry: @escaping () -> Void) {
    record(failure)
    output?.didFail(failure, retry: retry)
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
      report()
    }
  }
}
