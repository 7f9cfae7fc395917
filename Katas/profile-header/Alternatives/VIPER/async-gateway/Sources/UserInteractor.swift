import Foundation
import ProfileHeaderContract

/// Carries out the use cases of the header, each as a task.
final class UserInteractor: HeaderInteractor {
  weak var output: (any HeaderInteractorOutput)?

  private let users: any UserSource
  private let memory: UserMemory
  private let statistics: HeaderStatistics
  private var user: User?
  private var loading: Task<Void, Never>?
  private var isChanging = false

  init(users: any UserSource, memory: UserMemory, statistics: HeaderStatistics) {
    self.users = users
    self.memory = memory
    self.statistics = statistics
  }

  func start() {
    statistics.opened()
    user = memory.user
    refresh()
  }

  func refresh() {
    guard loading == nil, !isChanging else { return }
    loading = Task { [weak self, users] in
      let answer = try? await users.load()
      guard let self, !Task.isCancelled else { return }
      loading = nil
      finish(answer, elseFail: .loading, "load") {}
    }
    report()
  }

  func toggleFollow() {
    guard user?.isOwn == false, !isChanging, let before = user else { return }
    let isFollowed = !before.isFollowed
    user?.isFollowed = isFollowed
    user?.followers += isFollowed ? 1 : -1
    startChange()
    Task { [weak self, users, statistics] in
      let answer = try? await users.setFollowed(isFollowed)
      guard let self else { return }
      isChanging = false
      // Taken back in any case: a good answer replaces it.
      user = before
      finish(answer, elseFail: isFollowed ? .following : .unfollowing, "follow") {
        statistics.followed(isFollowed)
      }
    }
  }

  func rename(to text: String) {
    guard user?.isOwn == true, !isChanging else { return }
    startChange()
    Task { [weak self, users, statistics] in
      let answer = try? await users.rename(to: text.trimmingCharacters(in: .whitespaces))
      guard let self else { return }
      isChanging = false
      finish(answer, elseFail: .renaming, "rename") { statistics.renamed() }
    }
  }

  /// A load that is on its way would answer with what was before the change.
  private func startChange() {
    loading?.cancel()
    loading = nil
    isChanging = true
    report()
  }

  private func finish(
    _ answer: Data?, elseFail failure: HeaderFailure, _ what: String, then record: () -> Void
  ) {
    if let answer, let user = UserCoding.user(from: answer) {
      self.user = user
      memory.keep(answer)
      record()
      report()
    } else {
      statistics.failed(what)
      report()
      output?.didFail(failure)
    }
  }

  private func report() {
    output?.factsDidChange(
      HeaderFacts(
        user: user.map { UserFacts($0) }, isLoading: loading != nil,
        canRefresh: loading == nil && !isChanging,
        canFollow: user?.isOwn == false && !isChanging,
        canRename: user?.isOwn == true && !isChanging))
  }
}
