import Foundation
import GreetingContract

/// Use case: be called by a nickname.
final class NicknameUseCase {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  var nickname: String? {
    store.string(forKey: "greeting.nickname")
  }

  func execute(_ text: String) {
    let nickname = text.trimmingCharacters(in: .whitespaces)
    store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
  }
}
