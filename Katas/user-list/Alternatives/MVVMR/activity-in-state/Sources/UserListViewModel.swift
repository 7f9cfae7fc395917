import Foundation
import UserListContract

/// What the list shows, and what can be done in it.
final class UserListViewModel {
  typealias Services = HasUsers & HasLog

  /// Called with every new state.
  var stateDidChange: ((UserListState) -> Void)?

  private(set) var state = UserListState() {
    didSet { stateDidChange?(state) }
  }

  private let router: any UserListRouting
  private let services: any Services
  private var users: [User] = []
  private var isLoading = false

  init(router: any UserListRouting, services: any Services) {
    self.router = router
    self.services = services
  }

  func open() {
    services.log.record("list_opened")
    load()
  }

  func load() {
    guard !isLoading else { return }
    isLoading = true
    state.isLoading = true
    services.users.fetchUsers { [weak self] result in self?.take(result) }
  }

  func select(row: Int) { router.showUser(users[row]) }

  func openAbout() {
    guard let address = URL(string: "https://users.example/about") else { return }
    router.showPage(at: address)
  }

  private func take(_ result: Result<[User], any Error>) {
    isLoading = false
    state.isLoading = false
    switch result {
    case .success(let answer):
      users = answer.sorted { ($0.lastName, $0.firstName) < ($1.lastName, $1.firstName) }
      state = UserListState(
        rows: users.map { RowConfiguration(title: $0.fullName, detail: $0.company) },
        emptyText: users.isEmpty ? "There are no users yet." : nil)
    case .failure:
      router.showFailure("The users could not be loaded.") { [weak self] in self?.load() }
    }
  }
}
