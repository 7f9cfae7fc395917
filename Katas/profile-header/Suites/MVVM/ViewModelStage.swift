import ProfileHeaderContract
@_spi(Driving) import UIKit
import XCTest

/// A learner's view model between a router, services and a listener that belong to the suite.
@MainActor struct ViewModelStage: HeaderInUse {
  let world: HeaderWorld
  let router = RouterSpy()
  let listener = StateListener()
  let viewModel: any HeaderViewModel
  let role = Role.viewModel
  let member: String? = "handle(_:)"

  /// Makes the view model, listens to it, and opens it.
  init(for test: XCTestCase, in world: HeaderWorld) throws {
    let solution = try test.solution(as: (any HeaderMVVM.Type).self)
    self.world = world
    viewModel = solution.makeViewModel(
      userID: world.userID, router: router, services: world.services)
    viewModel.onChange = { [listener] state in listener.last = state }
    handle(.open)
  }

  func handle(_ intent: HeaderIntent) {
    viewModel.handle(intent)
    MainQueue.settle()
  }

  func tap(_ button: HeaderButton) throws {
    switch button {
    case .follow: handle(.toggleFollow)
    case .editName: handle(.editName)
    case .refresh: handle(.refresh)
    }
  }

  func rename(to text: String) throws {
    let asked = router.drafts.count
    handle(.editName)
    try role.should(
      "ask the router to show the name editor", on: member, actual: "the router was not asked"
    ) { router.drafts.count > asked }
    router.save(text)
    MainQueue.settle()
  }

  func text(_ place: HeaderPlace) throws -> String {
    let state = viewModel.state
    return switch place {
    case .name: state.name
    case .avatar: state.initials
    case .badge: state.badge
    case .since: state.memberSince
    case .followers: state.followers
    case .following: state.following
    case .follow: state.followTitle
    case .message: state.message
    }
  }

  func isEnabled(_ button: HeaderButton) throws -> Bool {
    switch button {
    case .follow: viewModel.state.isFollowEnabled
    case .editName: viewModel.state.isEditNameEnabled
    case .refresh: viewModel.state.isRefreshEnabled
    }
  }

  func isLoading() -> Bool { viewModel.state.isLoading }

  func tint() -> AvatarTint? { viewModel.state.tint }

  /// Fails the case unless the last state that was announced has `value` at `part`.
  func shouldAnnounce<Value: Equatable>(
    _ what: String, _ value: Value, at part: KeyPath<HeaderState, Value>
  ) throws {
    try role.should("call `onChange` with \(what)", on: "onChange", expected: value) {
      listener.last?[keyPath: part]
    }
  }
}

/// The state that a bound view received last.
@MainActor final class StateListener {
  var last: HeaderState?
}
