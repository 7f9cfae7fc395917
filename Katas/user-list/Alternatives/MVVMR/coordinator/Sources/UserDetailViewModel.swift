import Foundation
import Observation
import UserListContract

/// What the screen of a user shows, and what can be done there.
@Observable final class UserDetailViewModel {
  let title: String
  private(set) var rows: [RowConfiguration] = []

  private let id: Int
  private let users: any UsersService
  private let opener: any AddressOpener
  private let log: any EventLog
  private let steps: any DetailSteps
  private var contacts: [Contact] = []

  init(
    user: User, users: any UsersService, opener: any AddressOpener, log: any EventLog,
    steps: any DetailSteps
  ) {
    id = user.id
    title = user.fullName
    self.users = users
    self.opener = opener
    self.log = log
    self.steps = steps
  }

  func open() {
    log.record("user_opened")
    load()
  }

  func select(row: Int) {
    let contact = contacts[row]
    switch contact.action {
    case .call(let number):
      steps.shouldCall(number) { [weak self] in self?.open(contact.address, "called") }
    case .write: open(contact.address, "mailed")
    case .browse: steps.didAskForPage(contact.address)
    }
  }

  private func load() {
    steps.setBusy(true)
    users.fetchDetails(ofUser: id) { [weak self] result in
      guard let self else { return }
      self.steps.setBusy(false)
      switch result {
      case .success(let details):
        self.contacts = Contact.list(details)
        self.rows = self.contacts.map(\.row)
      case .failure:
        self.steps.report("The details could not be loaded.") { [weak self] in self?.load() }
      }
    }
  }

  private func open(_ address: URL, _ event: String) {
    opener.open(address) { [log, steps] isOpen in
      if isOpen {
        log.record(event)
      } else {
        steps.report("No app could open this.", tryAgain: nil)
      }
    }
  }
}
