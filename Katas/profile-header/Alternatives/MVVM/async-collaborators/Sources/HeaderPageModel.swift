import Foundation
import ProfileHeaderContract

/// The header's state, and the tasks that change it.
final class HeaderPageModel: HeaderViewModel {
  var onChange: ((HeaderState) -> Void)?
  var state: HeaderState { page.state }

  private let users: any UserSource
  private let memory: UserMemory
  private let statistics: HeaderStatistics
  private let router: any HeaderRouter
  private var loading: Task<Void, Never>?
  private var page = HeaderPage() {
    didSet {
      if page.state != oldValue.state { onChange?(page.state) }
    }
  }

  init(
    users: any UserSource, memory: UserMemory, statistics: HeaderStatistics,
    router: any HeaderRouter
  ) {
    self.users = users
    self.memory = memory
    self.statistics = statistics
    self.router = router
  }

  func handle(_ intent: HeaderIntent) {
    switch intent {
    case .open:
      statistics.opened()
      page.user = memory.user
      load()
    case .refresh where page.canRefresh: load()
    case .toggleFollow where page.canFollow: toggleFollow()
    case .editName where page.canRename:
      router.showNameEditor(page.draft) { [weak self] in self?.rename(to: $0) }
    default: break
    }
  }

  private func load() {
    page.isLoading = true
    page.message = ""
    loading = Task { [weak self, users] in
      let answer = try? await users.load()
      guard !Task.isCancelled else { return }
      self?.page.isLoading = false
      if self?.take(answer) != true { self?.fail("load", HeaderPage.notLoaded) }
    }
  }

  private func toggleFollow() {
    let before = page
    page.toggleFollow()
    let isFollowed = page.isFollowed
    startChange()
    Task { [weak self, users] in
      let answer = try? await users.setFollowed(isFollowed)
      guard let self else { return }
      page.isChanging = false
      if take(answer) { return statistics.followed(isFollowed) }
      page.user = before.user
      fail("follow", before.followFailure)
    }
  }

  private func rename(to text: String) {
    guard page.canRename else { return }
    startChange()
    Task { [weak self, users] in
      let answer = try? await users.rename(to: text.trimmingCharacters(in: .whitespaces))
      guard let self else { return }
      page.isChanging = false
      if take(answer) { statistics.renamed() } else { fail("rename", HeaderPage.notRenamed) }
    }
  }

  /// A load that is on its way would answer with what was before the change.
  private func startChange() {
    loading?.cancel()
    page.isLoading = false
    page.isChanging = true
    page.message = ""
  }

  private func take(_ answer: Data?) -> Bool {
    guard let answer, let user = UserCoding.user(from: answer) else { return false }
    page.user = user
    memory.keep(answer)
    return true
  }

  private func fail(_ what: String, _ message: String) {
    statistics.failed(what)
    page.message = message
  }
}
