import AddressBookContract
import Foundation

/// A cache in memory.
@MainActor final class CacheFake: CacheStore {
  var entries: [String: CacheEntry] = [:]

  func entry(forKey key: String) -> CacheEntry? {
    Effects.reportReading(.storage)
    return entries[key]
  }

  func save(_ entry: CacheEntry, forKey key: String) {
    Effects.report(
      .storage, "save", key, String(decoding: entry.data, as: UTF8.self),
      entry.savedAt.timeIntervalSince1970)
    entries[key] = entry
  }
}
