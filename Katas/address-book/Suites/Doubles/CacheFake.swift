import AddressBookContract
import Foundation

/// A cache in memory.
@MainActor final class CacheFake: CacheStore {
  var entries: [String: CacheEntry] = [:]

  /// What is kept under a key, as text with its time; nil for nothing.
  func words(forKey key: String) -> String? { entries[key].map(Self.words) }

  static func words(_ entry: CacheEntry) -> String {
    "\(String(decoding: entry.data, as: UTF8.self)), \(entry.savedAt)"
  }

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
