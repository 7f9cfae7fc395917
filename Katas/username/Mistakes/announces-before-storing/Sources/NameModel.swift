import Foundation
import UsernameContract

final class NameModel: UsernameViewModel {
  private let store: any AccountStore
  private(set) var state: UsernameState
  var onChange: ((UsernameState) -> Void)?

  init(store: any AccountStore) {
    self.store = store
    state = Self.state(of: store.account)
  }

  func rename(to text: String) {
    let name = text.trimmingCharacters(in: .whitespaces)
    keep(name.isEmpty ? nil : name)
  }

  func removeName() {
    keep(nil)
  }

  private func keep(_ name: String?) {
    store.setName(name)
    let new = Self.state(of: store.account)
    onChange?(new)
    state = new
  }

  private static func state(of account: Account) -> UsernameState {
    guard let name = account.name, !name.isEmpty else {
      return UsernameState(title: "Reader \(account.id)", isRemoveEnabled: false)
    }
    return UsernameState(title: name, isRemoveEnabled: true)
  }
}
