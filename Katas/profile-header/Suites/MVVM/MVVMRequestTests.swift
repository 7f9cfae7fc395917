import ProfileHeaderContract
import XCTest

/// How the view model follows and renames, with no screen anywhere.
@MainActor final class MVVMRequestTests: XCTestCase {
  private let role = Role.viewModel

  /// The view model follows at once, and then takes what the server answers.
  func testFollowsAtOnce() throws {
    try ViewModelStage.shouldFollowAtOnce(for: self)
  }

  /// When a change of following fails, the view model takes it back and explains it.
  func testTakesBackAFailedFollow() throws {
    try ViewModelStage.shouldTakeBackAFailedFollow(for: self)
  }

  /// While a change is on its way, the view model sends no other request, whatever it receives.
  func testTakesOneChangeAtATime() throws {
    try ViewModelStage.shouldTakeOneChangeAtATime(for: self)
    let stage = try ViewModelStage(for: self) { $0.user() }
    stage.handle(.toggleFollow)
    try stage.world.shouldWait(stage.world.follow, role, on: stage.member)
    for intent in [HeaderIntent.toggleFollow, .refresh] {
      stage.handle(intent)
      try role.shouldNot(
        "send a request while a change is on its way", on: stage.member,
        expected: [stage.world.follow]
      ) { stage.world.server.open }
    }
  }

  /// The view model leaves out an answer that was asked for before a change and comes after it.
  func testLeavesOutALateAnswer() throws {
    try ViewModelStage.shouldLeaveOutALateAnswer(for: self)
  }

  /// The view model has a new name sent, and shows it once the server has answered.
  func testRenames() throws {
    try ViewModelStage.shouldRename(for: self)
  }

  /// The view model has its router show the name editor, and hands over a draft.
  func testLeadsToTheNameEditor() throws {
    for blank in HeaderWorld(for: self).blanks() {
      for isNamed in [true, false] {
        let stage = try ViewModelStage(for: self) { world in
          var user = world.ownUser()
          user.name = isNamed ? " \(world.values.name()) " : blank
          return user
        }
        let name = isNamed ? try stage.text(.name) : ""
        try stage.tap(.editName)
        let draft = NameDraft(name: name, placeholder: Wording.fallback(stage.world.userID))
        try role.should(
          "ask the router to show the name editor, with name and placeholder", on: stage.member,
          expected: "name: \(draft.name), placeholder: \(draft.placeholder)"
        ) { stage.router.drafts.last.map { "name: \($0.name), placeholder: \($0.placeholder)" } }
      }
    }
  }

  /// The view model allows to follow others, and to rename oneself, and does nothing else.
  func testAllowsOnlyWhatFits() throws {
    try ViewModelStage.shouldAllowOnlyWhatFits(for: self)
    let own = try ViewModelStage(for: self) { $0.ownUser() }
    own.handle(.toggleFollow)
    try role.shouldNot("follow whoever uses the app", on: own.member, expected: [String]()) {
      own.world.server.open
    }
    let other = try ViewModelStage(for: self) { $0.user() }
    other.handle(.editName)
    try role.shouldNot("edit the name of somebody else", on: other.member, expected: 0) {
      other.router.drafts.count
    }
  }

  /// The view model has opening, following and failures recorded.
  func testRecordsEvents() throws {
    try ViewModelStage.shouldRecordEvents(for: self)
  }

  /// The view model has a new name recorded, and one that was not saved.
  func testRecordsRenaming() throws {
    try ViewModelStage.shouldRecordRenaming(for: self)
  }

  /// Whatever changes in the state, the view model announces it through `onChange`.
  func testAnnouncesEveryChange() throws {
    let world = HeaderWorld(for: self)
    let stage = try ViewModelStage(for: self, in: world)
    let user = world.user()
    try stage.shouldAnnounce("a state that is loading", true, at: \.isLoading)
    try stage.load(user)
    try stage.shouldAnnounce("the name", Wording.name(user), at: \.name)
    try stage.shouldAnnounce("a state that loads no more", false, at: \.isLoading)
    try stage.tap(.follow)
    try stage.shouldAnnounce("what a change leads to", "Unfollow", at: \.followTitle)
    try world.fail(world.follow, role, on: stage.member)
    try stage.shouldAnnounce("what was taken back", "Follow", at: \.followTitle)
    try stage.shouldAnnounce("the message", Wording.notFollowed(user), at: \.message)
  }
}
