import Foundation
import GreetingContract

struct GreetingMemory {
  let store: any KeyValueStore

  var nickname: String? { store.string(forKey: "greeting.nickname") }
  var count: Int { store.integer(forKey: "greeting.count") }

  func save(nickname text: String) {
    let clean = text.trimmingCharacters(in: .whitespaces)
    store.setString(clean.isEmpty ? nil : clean, forKey: "greeting.nickname")
  }

  func addGreeting() { store.setInteger(count + 1, forKey: "greeting.count") }
}
