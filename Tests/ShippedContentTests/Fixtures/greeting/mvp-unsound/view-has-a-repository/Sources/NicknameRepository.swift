import GreetingContract

final class NicknameRepository {
  private let store: any KeyValueStore
  init(store: any KeyValueStore) {
    self.store = store
  }
  func load() -> String { store.string(forKey: "greeting.nickname") ?? "" }
  func save(_ text: String) { store.setString(text, forKey: "greeting.nickname") }
}
