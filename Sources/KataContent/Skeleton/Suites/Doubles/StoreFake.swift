import SampleContract

/// A store in memory.
@MainActor final class StoreFake: KeyValueStore {
  private var integers: [String: Int] = [:]

  func integer(forKey key: String) -> Int { integers[key] ?? 0 }
  func setInteger(_ value: Int, forKey key: String) { integers[key] = value }
}

extension StoreFake {
  var count: Int {
    get { integer(forKey: "sample.count") }
    set { setInteger(newValue, forKey: "sample.count") }
  }
}
