@_spi(Driving) import UIKit
import UsernameContract
import XCTest

extension Role {
  static let viewModel = Role(title: "view model", seam: "UsernameViewModel")
}

extension PartKind {
  static let viewModel = PartKind(
    .viewModel, declaredAs: (any UsernameViewModel).self, isOne: { $0 is any UsernameViewModel },
    isMade: { $0 is any UsernameViewModel.Type })
}

/// What a view should not get at.
extension ModelKind {
  static let store = ModelKind("store", types: [(any AccountStore).self, Account.self]) {
    $0 is any AccountStore || $0 is Account
  }
}

/// A store whose account the suite has made up.
@MainActor final class StoreFake: AccountStore {
  var account: Account

  init(_ account: Account) {
    self.account = account
  }

  func setName(_ name: String?) { account.name = name }
}

/// An account that nobody knows beforehand, and the store that keeps it.
@MainActor struct UsernameWorld {
  let values: SeededValues
  let store: StoreFake

  init(for test: XCTestCase, name: (SeededValues) -> String? = { $0.name() }) {
    values = test.seededValues()
    let id = "0\(values.number(in: 100...999))"
    store = StoreFake(Account(id: id, name: name(values)))
  }

  /// What stands for a name that is missing.
  var fallback: String { "Reader \(store.account.id)" }
}
