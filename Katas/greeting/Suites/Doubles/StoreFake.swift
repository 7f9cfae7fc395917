import GreetingContract

/// A store in memory.
@MainActor final class StoreFake: KeyValueStore {
  var strings: [String: String] = [:]
  var integers: [String: Int] = [:]

  func string(forKey key: String) -> String? { strings[key] }
  func integer(forKey key: String) -> Int { integers[key] ?? 0 }
  func setString(_ value: String?, forKey key: String) { strings[key] = value }
  func setInteger(_ value: Int, forKey key: String) { integers[key] = value }
}

extension StoreFake {
  var nickname: String? {
    get { strings["greeting.nickname"] }
    set { strings["greeting.nickname"] = newValue }
  }

  var count: Int {
    get { integer(forKey: "greeting.count") }
    set { integers["greeting.count"] = newValue }
  }
}
