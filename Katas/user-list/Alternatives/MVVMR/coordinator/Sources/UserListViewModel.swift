import Foundation
import Observation
import UserListContract

/// What the list shows, and what can be done in it.
@Observable final class UserListViewModel {
  private(set) var rows: [RowConfiguration] = []
  private(set) var emptyText: String?

  private let users: any UsersService
  private let log: any EventLog
  private let steps: any ListSteps
  private var sorted: [User] = []
  private var isBusy = false

  init(users: any UsersService, log: any EventLog, steps: any ListSteps) {
    self.users = users
    self.log = log
    self.steps = steps
  }

  func open() {
    log.record("list_opened")
    reload()
  }

  func reload() {
    if isBusy { return }
    setBusy(true)
    users.fetchUsers { [weak self] result in
      self?.setBusy(false)
      do {
        self?.take(try result.get())
      } catch {
        self?.fail()
      }
    }
  }

  func select(row: Int) { steps.didChoose(sorted[row]) }

  func openAbout() {
    URL(string: "https://users.example/about").map(steps.didAskForPage)
  }

  private func setBusy(_ isBusy: Bool) {
    self.isBusy = isBusy
    steps.setBusy(isBusy)
  }

  private func take(_ users: [User]) {
    sorted = users.sorted { ($0.lastName, $0.firstName) < ($1.lastName, $1.firstName) }
    rows = sorted.map { RowConfiguration(title: $0.fullName, detail: $0.company) }
    emptyText = sorted.isEmpty ? "There are no users yet." : nil
  }

  private func fail() {
    steps.report("The users could not be loaded.") { [weak self] in self?.reload() }
  }
}
