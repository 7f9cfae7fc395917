import GreetingContract

/// What the screen remembers from one launch to the next.
struct GreetingMemory {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  var nickname: String? {
    get { store.string(forKey: "greeting.nickname") }
    nonmutating set { store.setString(newValue, forKey: "greeting.nickname") }
  }

  var timesGreeted: Int {
    get { store.integer(forKey: "greeting.count") }
    nonmutating set { store.setInteger(newValue, forKey: "greeting.count") }
  }
}
