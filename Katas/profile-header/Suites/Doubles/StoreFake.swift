import Foundation
import ProfileHeaderContract

/// A store in memory.
@MainActor final class StoreFake: KeyValueStore {
  var contents: [String: Data] = [:]

  func data(forKey key: String) -> Data? {
    Effects.reportReading(.storage)
    return contents[key]
  }

  func setData(_ data: Data?, forKey key: String) {
    Effects.report(.storage, "set", key, data.map { String(decoding: $0, as: UTF8.self) })
    contents[key] = data
  }

  /// What is stored under `key`, as text.
  func text(_ key: String) -> String? {
    contents[key].map { String(decoding: $0, as: UTF8.self) }
  }
}
