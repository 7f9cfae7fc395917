import Foundation
import ProfileHeaderContract

/// What can be done with a profile; a failure is reported before the facts that follow from it.
final class ProfileUseCases: HeaderInteractor {
  /// The request that waits, a new object for each: so an answer is known to be the latest.
  private final class Ticket {
    let isChange: Bool
    let userBefore: User?

    init(isChange: Bool, userBefore: User?) {
      self.isChange = isChange
      self.userBefore = userBefore
    }
  }

  weak var output: (any HeaderInteractorOutput)?
  private let service: UserService
  private let log: any EventLog
  private var user: User?
  private var ticket: Ticket?

  init(service: UserService, log: any EventLog) {
    self.service = service
    self.log = log
  }

  func start() {
    log.record("profile_opened", details: [:])
    user = service.storedUser
    refresh()
  }

  func refresh() {
    guard ticket == nil else { return }
    send(.load, from: user, failure: .loading, what: "load", event: nil)
  }

  func toggleFollow() {
    guard canChange, user?.isOwn == false, let before = user else { return }
    let isFollowed = !before.isFollowed
    user?.isFollowed = isFollowed
    user?.followers += isFollowed ? 1 : -1
    send(
      .follow(isFollowed), from: before, failure: isFollowed ? .following : .unfollowing,
      what: "follow", event: isFollowed ? "profile_followed" : "profile_unfollowed")
  }

  func rename(to text: String) {
    guard canChange, user?.isOwn == true else { return }
    let name = text.trimmingCharacters(in: .whitespaces)
    send(.rename(name), from: user, failure: .renaming, what: "rename", event: "name_changed")
  }

  private var canChange: Bool { ticket?.isChange != true }

  private func send(
    _ request: UserService.Request, from before: User?, failure: HeaderFailure, what: String,
    event: String?
  ) {
    let ticket = Ticket(isChange: request != .load, userBefore: before)
    self.ticket = ticket
    report()
    service.send(request) { [weak self] answer in
      guard let self, self.ticket === ticket else { return }
      self.ticket = nil
      if let answer {
        user = answer.user
        service.keep(answer)
        if let event { log.record(event, details: [:]) }
      } else {
        user = ticket.userBefore
        log.record("request_failed", details: ["what": what])
        output?.didFail(failure)
      }
      report()
    }
  }

  private func report() {
    output?.factsDidChange(
      HeaderFacts(
        user: user.map { UserFacts($0) }, isLoading: ticket?.isChange == false,
        canRefresh: ticket == nil, canFollow: canChange && user?.isOwn == false,
        canRename: canChange && user?.isOwn == true))
  }
}
