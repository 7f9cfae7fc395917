import GreetingContract

/// A store in memory.
@MainActor final class StoreFake: KeyValueStore {
  var strings: [String: String] = [:]
  var integers: [String: Int] = [:]

  func string(forKey key: String) -> String? {
    Effects.reportReading(.storage)
    return strings[key]
  }

  func integer(forKey key: String) -> Int {
    Effects.reportReading(.storage)
    return integers[key] ?? 0
  }

  func setString(_ value: String?, forKey key: String) {
    Effects.report(.storage, "set", key, value)
    strings[key] = value
  }

  func setInteger(_ value: Int, forKey key: String) {
    Effects.report(.storage, "set", key, value)
    integers[key] = value
  }
}

extension StoreFake {
  var nickname: String? {
    get { strings["greeting.nickname"] }
    set { strings["greeting.nickname"] = newValue }
  }

  var count: Int {
    get { integers["greeting.count"] ?? 0 }
    set { integers["greeting.count"] = newValue }
  }
}
