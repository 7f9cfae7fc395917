import Foundation
import ProfileHeaderContract

/// The user as far as is known or expected, and the requests that change this.
final class Profile {
  enum Activity {
    case idle, loading, changing
  }

  enum Failure: String {
    case load, follow, rename
  }

  private(set) var user: User?
  private(set) var activity = Activity.idle
  private(set) var failure: Failure?
  /// Called after every change of the above.
  var onChange: (() -> Void)?

  private let service: UserService
  private let log: any EventLog

  init(service: UserService, log: any EventLog) {
    self.service = service
    self.log = log
  }

  var canFollow: Bool { user?.isOwn == false && activity != .changing }
  var canRename: Bool { user?.isOwn == true && activity != .changing }

  func open() {
    log.record("profile_opened", details: [:])
    user = service.storedUser
    refresh()
  }

  func refresh() {
    guard activity == .idle else { return }
    send(.load, as: .loading, orFail: .load) {}
  }

  func toggleFollow() {
    guard canFollow, let before = user else { return }
    let isFollowed = !before.isFollowed
    user?.isFollowed = isFollowed
    user?.followers += isFollowed ? 1 : -1
    send(.follow(isFollowed), as: .changing, orFail: .follow, takingBackTo: before) { [log] in
      log.record(isFollowed ? "profile_followed" : "profile_unfollowed", details: [:])
    }
  }

  func rename(to text: String) {
    guard canRename else { return }
    let name = text.trimmingCharacters(in: .whitespaces)
    send(.rename(name), as: .changing, orFail: .rename) { [log] in
      log.record("name_changed", details: [:])
    }
  }

  private func send(
    _ request: UserService.Request, as activity: Activity, orFail failure: Failure,
    takingBackTo before: User? = nil, thenRecord record: @escaping () -> Void
  ) {
    self.activity = activity
    self.failure = nil
    onChange?()
    service.send(request) { [weak self] answer in
      guard let self else { return }
      self.activity = .idle
      if let answer {
        take(answer)
        record()
      } else {
        user = before ?? user
        fail(failure)
      }
      onChange?()
    }
  }

  private func take(_ answer: UserService.Answer) {
    user = answer.user
    service.keep(answer)
  }

  private func fail(_ failure: Failure) {
    self.failure = failure
    log.record("request_failed", details: ["what": failure.rawValue])
  }
}
