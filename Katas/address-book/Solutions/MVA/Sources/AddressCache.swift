import AddressBookContract
import Foundation

/// What was fetched before, and how long it is good for.
struct AddressCache {
  /// How old addresses may be before they are fetched again.
  static let lifetime: TimeInterval = 5 * 60

  private let store: any CacheStore
  private let json = AddressJSON()

  init(store: any CacheStore) {
    self.store = store
  }

  /// The addresses and when they were fetched; nil for none.
  var addresses: (list: [Address], savedAt: Date)? {
    guard let entry = store.entry(forKey: "addresses"),
      let list = json.addresses(from: entry.data)
    else { return nil }
    return (list, entry.savedAt)
  }

  var provinces: [Province] {
    store.entry(forKey: "provinces").flatMap { json.provinces(from: $0.data) } ?? []
  }

  func saveAddresses(_ data: Data, at date: Date) {
    store.save(CacheEntry(data: data, savedAt: date), forKey: "addresses")
  }

  func saveProvinces(_ data: Data, at date: Date) {
    store.save(CacheEntry(data: data, savedAt: date), forKey: "provinces")
  }
}
