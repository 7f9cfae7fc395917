import Foundation
import UsernameContract

final class ReaderNames: UsernameViewModel {
  private let store: any AccountStore
  var onChange: ((UsernameState) -> Void)?

  init(of store: any AccountStore) {
    self.store = store
  }

  /// Computed, so that it can never be out of date.
  var state: UsernameState {
    let name = store.account.name ?? ""
    return UsernameState(
      title: name.isEmpty ? "Reader " + store.account.id : name, isRemoveEnabled: !name.isEmpty)
  }

  func rename(to text: String) {
    let words = text.trimmingCharacters(in: .whitespaces)
    if words.isEmpty { return removeName() }
    store.setName(words)
    onChange.map { $0(state) }
  }

  func removeName() {
    store.setName(nil)
    onChange.map { $0(state) }
  }
}
