import Foundation
import ProfileHeaderContract

/// The header without the screen.
final class HeaderScreenModel: HeaderViewModel {
  private enum Activity {
    case idle, loading, changing
  }

  private(set) var state = HeaderState() {
    didSet {
      if state != oldValue { onChange?(state) }
    }
  }
  var onChange: ((HeaderState) -> Void)?

  private let userID: Int
  private let router: any HeaderRouter
  private let services: HeaderServices
  private var user: User?
  private var activity = Activity.idle
  private var message = ""
  private var lastRequest = 0

  init(userID: Int, router: any HeaderRouter, services: HeaderServices) {
    self.userID = userID
    self.router = router
    self.services = services
  }

  func handle(_ intent: HeaderIntent) {
    switch intent {
    case .open: open()
    case .refresh: refresh()
    case .toggleFollow: toggleFollow()
    case .editName: editName()
    }
  }

  private var canFollow: Bool { user?.isOwn == false && activity != .changing }
  private var canRename: Bool { user?.isOwn == true && activity != .changing }

  private func open() {
    services.log.record("profile_opened", details: [:])
    user = services.store.data(forKey: "profile.\(userID)").flatMap(UserCoding.user)
    refresh()
  }

  private func refresh() {
    guard activity == .idle else { return }
    activity = .loading
    send(.get, "", what: "load", failure: { "The profile could not be loaded." }, onSuccess: {})
  }

  private func toggleFollow() {
    guard canFollow, let before = user else { return }
    let isFollowed = !before.isFollowed
    user?.isFollowed = isFollowed
    user?.followers += isFollowed ? 1 : -1
    activity = .changing
    send(
      isFollowed ? .put : .delete, "/follow", what: "follow",
      failure: { [weak self] in
        self?.user = before
        return HeaderWording(user: before).followFailure
      },
      onSuccess: { [services] in
        let event = isFollowed ? "profile_followed" : "profile_unfollowed"
        services.log.record(event, details: [:])
      })
  }

  private func editName() {
    guard canRename, let user else { return }
    let wording = HeaderWording(user: user)
    let draft = NameDraft(name: wording.ownName, placeholder: wording.fallbackName)
    router.showNameEditor(draft) { [weak self] in self?.rename(to: $0) }
  }

  private func rename(to text: String) {
    guard canRename else { return }
    activity = .changing
    let name = text.trimmingCharacters(in: .whitespaces)
    send(
      .put, "/name", body: ["name": name], what: "rename",
      failure: { "The name could not be saved." },
      onSuccess: { [services] in services.log.record("name_changed", details: [:]) })
  }

  private func send(
    _ method: HTTPMethod, _ path: String, body: [String: String] = [:], what: String,
    failure: @escaping () -> String, onSuccess: @escaping () -> Void
  ) {
    lastRequest += 1
    message = ""
    update()
    services.http.send(method, "/users/\(userID)\(path)", body: body) {
      [weak self, number = lastRequest] result in
      guard let self, number == lastRequest else { return }
      activity = .idle
      if let data = try? result.get(), let answer = UserCoding.user(from: data) {
        user = answer
        services.store.setData(data, forKey: "profile.\(userID)")
        onSuccess()
      } else {
        message = failure()
        services.log.record("request_failed", details: ["what": what])
      }
      update()
    }
  }

  private func update() {
    var next = HeaderState(
      isFollowEnabled: canFollow, isEditNameEnabled: canRename,
      isRefreshEnabled: activity == .idle, isLoading: activity == .loading, message: message)
    if let user {
      let wording = HeaderWording(user: user)
      next.name = wording.name
      next.initials = wording.initials
      next.tint = wording.tint
      next.badge = wording.badge
      next.memberSince = wording.memberSince
      next.followers = wording.followers
      next.following = wording.following
      next.followTitle = wording.followTitle
    }
    state = next
  }
}
