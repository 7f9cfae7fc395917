import SampleContract

/// A store in memory, which reports what is asked of it.
@MainActor final class StoreFake: KeyValueStore {
  private var integers: [String: Int] = [:]

  func integer(forKey key: String) -> Int {
    Effects.reportReading(.storage)
    return integers[key] ?? 0
  }

  func setInteger(_ value: Int, forKey key: String) {
    Effects.report(.storage, "set", key, value)
    integers[key] = value
  }
}

extension StoreFake {
  var count: Int {
    get { integers["sample.count"] ?? 0 }
    set { integers["sample.count"] = newValue }
  }
}
