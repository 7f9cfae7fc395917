import Combine
import Foundation
import UserListContract

/// What the screen of a user shows, and what can be done there.
final class UserDetailViewModel {
  @Published private(set) var rows: [RowItem] = []

  var title: String { user.firstName + " " + user.lastName }

  private let user: User
  private let router: any DetailRoutes
  private let requests: any UserRequests
  private let opener: any AddressOpener
  private let log: any EventLog

  init(
    user: User, router: any DetailRoutes, users: any UserRequests, opener: any AddressOpener,
    log: any EventLog
  ) {
    self.user = user
    self.router = router
    requests = users
    self.opener = opener
    self.log = log
  }

  func open() {
    log.record("user_opened")
    load()
  }

  func select(row: Int) {
    let item = rows[row]
    guard let entry = ContactEntry(rawValue: item.number), let value = item.subtitle,
      let address = entry.address(of: value)
    else { return }
    switch entry {
    case .phone:
      router.ask("Call \(value)?", yes: "Call") { [weak self] in self?.open(address, "called") }
    case .email: open(address, "mailed")
    case .website: router.goToPage(address)
    }
  }

  private func load() {
    router.busy(true)
    Task { [weak self, requests, user] in
      let answer = await requests.details(of: user.id)
      self?.take(answer)
    }
  }

  private func take(_ answer: Result<UserDetails, any Error>) {
    router.busy(false)
    guard case .success(let details) = answer else {
      return router.fail("The details could not be loaded.") { [weak self] in self?.load() }
    }
    rows = ContactEntry.allCases.compactMap { entry in
      entry.value(in: details).map {
        RowItem(number: entry.rawValue, title: entry.title, subtitle: $0)
      }
    }
  }

  private func open(_ address: URL, _ event: String) {
    opener.open(address) { [weak self] isOpen in
      if isOpen {
        self?.log.record(event)
      } else {
        self?.router.fail("No app could open this.", retry: nil)
      }
    }
  }
}
