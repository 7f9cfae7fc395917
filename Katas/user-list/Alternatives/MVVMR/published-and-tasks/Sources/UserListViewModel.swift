import Combine
import Foundation
import UserListContract

/// What the list shows, and what can be done in it.
final class UserListViewModel {
  @Published private(set) var rows: [RowItem] = []
  @Published private(set) var emptyText: String?

  private let router: any ListRoutes
  private let requests: any UserRequests
  private let log: any EventLog
  private var users: [User] = []
  private var task: Task<Void, Never>?

  init(router: any ListRoutes, users: any UserRequests, log: any EventLog) {
    self.router = router
    requests = users
    self.log = log
  }

  func open() {
    log.record("list_opened")
    load()
  }

  func load() {
    guard task == nil else { return }
    router.busy(true)
    task = Task { [weak self, requests] in
      let answer = await requests.users()
      self?.take(answer)
    }
  }

  func select(row: Int) { router.goToUser(users[row]) }

  func openAbout() {
    guard let address = URL(string: "https://users.example/about") else { return }
    router.goToPage(address)
  }

  private func take(_ answer: Result<[User], any Error>) {
    task = nil
    router.busy(false)
    guard case .success(let found) = answer else {
      return router.fail("The users could not be loaded.") { [weak self] in self?.load() }
    }
    users = found.sorted {
      $0.lastName == $1.lastName ? $0.firstName < $1.firstName : $0.lastName < $1.lastName
    }
    rows = users.map {
      RowItem(number: $0.id, title: $0.firstName + " " + $0.lastName, subtitle: $0.company)
    }
    emptyText = users.isEmpty ? "There are no users yet." : nil
  }
}
