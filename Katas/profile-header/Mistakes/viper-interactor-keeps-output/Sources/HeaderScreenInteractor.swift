import Foundation
import ProfileHeaderContract

/// Loads, follows, renames, keeps and records, and hands out what is true.
final class HeaderScreenInteractor: HeaderInteractor {
  private enum Activity {
    case idle, loading, changing
  }

  var output: (any HeaderInteractorOutput)?

  private let service: UserService
  private let log: any EventLog
  private var user: User?
  private var activity = Activity.idle
  /// Counts the requests: an answer to another than the last one is out of date.
  private var lastRequest = 0

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
    guard activity == .idle else { return }
    send(.load, as: .loading, onFailure: { $0.fail(.loading, what: "load") })
  }

  func toggleFollow() {
    guard canFollow, let before = user else { return }
    let isFollowed = !before.isFollowed
    user?.isFollowed = isFollowed
    user?.followers += isFollowed ? 1 : -1
    send(
      .follow(isFollowed), as: .changing,
      onSuccess: { [log] _ in
        log.record(isFollowed ? "profile_followed" : "profile_unfollowed", details: [:])
      },
      onFailure: {
        $0.user = before
        $0.fail(isFollowed ? .following : .unfollowing, what: "follow")
      })
  }

  func rename(to text: String) {
    guard canRename else { return }
    send(
      .rename(text.trimmingCharacters(in: .whitespaces)), as: .changing,
      onSuccess: { [log] _ in log.record("name_changed", details: [:]) },
      onFailure: { $0.fail(.renaming, what: "rename") })
  }

  // MARK: - Requests

  private func send(
    _ request: UserService.Request, as activity: Activity,
    onSuccess: @escaping (HeaderScreenInteractor) -> Void = { _ in },
    onFailure: @escaping (HeaderScreenInteractor) -> Void
  ) {
    self.activity = activity
    lastRequest += 1
    report()
    service.send(request) { [weak self, number = lastRequest] answer in
      guard let self, number == lastRequest else { return }
      self.activity = .idle
      guard let answer else { return onFailure(self) }
      user = answer.user
      service.keep(answer)
      onSuccess(self)
      report()
    }
  }

  private func fail(_ failure: HeaderFailure, what: String) {
    log.record("request_failed", details: ["what": what])
    report()
    output?.didFail(failure)
  }

  // MARK: - Facts

  private var canFollow: Bool { user?.isOwn == false && activity != .changing }

  private var canRename: Bool { user?.isOwn == true && activity != .changing }

  private func report() {
    output?.factsDidChange(
      HeaderFacts(
        user: user.map { UserFacts($0) }, isLoading: activity == .loading,
        canRefresh: activity == .idle, canFollow: canFollow, canRename: canRename))
  }
}
