import Foundation
import UserListContract

/// What the screen of a user shows, and what can be done there.
final class UserDetailViewModel {
  typealias Services = HasUsers & HasLog

  /// Called with all rows when they change.
  var rowsDidChange: (([RowConfiguration]) -> Void)?

  var title: String { user.fullName }
  var rows: [RowConfiguration] { entries.map(\.row) }

  private var entries: [ContactEntry] = [] {
    didSet { rowsDidChange?(rows) }
  }
  private let user: User
  private let router: any UserDetailRouting
  private let services: any Services

  init(user: User, router: any UserDetailRouting, services: any Services) {
    self.user = user
    self.router = router
    self.services = services
  }

  func open() {
    services.log.record("user_opened")
    load()
  }

  func select(row: Int) {
    let entry = entries[row]
    guard let address = entry.address else { return }
    switch entry {
    case .phone(let number):
      router.confirm("Call \(number)?", action: "Call") { [weak self] in
        self?.open(address, recording: "called")
      }
    case .email: open(address, recording: "mailed")
    case .website: router.showPage(at: address)
    }
  }

  private func load() {
    router.showActivity()
    services.users.fetchDetails(ofUser: user.id) { [weak self] result in self?.take(result) }
  }

  private func take(_ result: Result<UserDetails, any Error>) {
    router.hideActivity()
    switch result {
    case .success(let details): entries = ContactEntry.all(of: details)
    case .failure:
      router.showFailure("The details could not be loaded.") { [weak self] in self?.load() }
    }
  }

  private func open(_ address: URL, recording event: String) {
    router.open(address) { [weak self] isOpen in
      guard isOpen else {
        self?.router.showFailure("No app could open this.", retry: nil)
        return
      }
      self?.services.log.record(event)
    }
  }
}
