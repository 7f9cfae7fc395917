import Foundation
import GreetingContract

/// What the screen remembers from one launch to the next.
struct GreetingMemory {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  /// The nickname, nil when there is none.
  var nickname: String? {
    store.string(forKey: "greeting.nickname")
  }

  var count: Int {
    store.integer(forKey: "greeting.count")
  }

  /// Remembers what was typed, without the spaces around it, or forgets the nickname.
  func rememberNickname(_ text: String) {
    let nickname = text.trimmingCharacters(in: .whitespaces)
    store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
  }

  func countGreeting() {
    store.setInteger(count + 1, forKey: "greeting.count")
  }
}
