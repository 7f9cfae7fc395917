import Foundation
import GreetingContract

/// The nickname, kept in the store as soon as it changes.
final class NicknameSetting {
  private static let key = "greeting.nickname"
  private let store: any KeyValueStore
  let nickname: Observable<String?>

  init(store: any KeyValueStore) {
    self.store = store
    nickname = Observable(store.string(forKey: Self.key))
  }

  func change(to text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    nickname.value = trimmed.isEmpty ? nil : trimmed
    store.setString(nickname.value, forKey: Self.key)
  }
}
