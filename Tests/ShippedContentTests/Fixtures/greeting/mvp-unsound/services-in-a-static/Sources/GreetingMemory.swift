import Foundation
import GreetingContract

/// What the greeting screen remembers from one launch to the next.
struct GreetingMemory {
  private static let nicknameKey = "greeting.nickname"
  private static let countKey = "greeting.count"

  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  /// Nil when there is none; spaces around it are dropped, and a blank one is none.
  var nickname: String? {
    get {
      store.string(forKey: Self.nicknameKey).flatMap(trimmed)
    }
    nonmutating set {
      store.setString(newValue.flatMap(trimmed), forKey: Self.nicknameKey)
    }
  }

  /// How many greetings there were, today and before.
  var count: Int {
    store.integer(forKey: Self.countKey)
  }

  func countOneMore() {
    store.setInteger(count + 1, forKey: Self.countKey)
  }

  private func trimmed(_ text: String) -> String? {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    return trimmed.isEmpty ? nil : trimmed
  }
}
