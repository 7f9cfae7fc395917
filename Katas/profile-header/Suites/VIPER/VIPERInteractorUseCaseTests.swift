import ProfileHeaderContract
import XCTest

/// How the interactor follows and renames, with neither presenter nor screen.
@MainActor final class VIPERInteractorUseCaseTests: XCTestCase {
  private let role = Role.interactor

  /// The interactor reports a change of following at once, and then what the server answers.
  func testInteractorFollowsAtOnce() throws {
    let stage = try InteractorStage(for: self, knowing: { $0.user() })
    let world = stage.world
    let member = "toggleFollow()"
    var user = world.user()
    stage.ask { $0.refresh() }
    try stage.answer(world.load, on: "refresh()", with: user)
    for request in [world.follow, world.unfollow] {
      stage.ask { $0.toggleFollow() }
      try world.shouldWait(request, role, on: member)
      try stage.shouldReport(world.toggled(user), "before the server has answered", on: member)
      user = world.toggled(user)
      user.followers += world.values.number(in: 3...9)
      try stage.answer(request, on: member, with: user)
      try stage.shouldReport(user, "as the server has answered", on: member)
    }
  }

  /// When a change of following fails, the interactor takes it back and reports the failure.
  func testInteractorTakesBackAFailedFollow() throws {
    for isFollowed in [false, true] {
      let stage = try InteractorStage(for: self)
      let world = stage.world
      var user = world.user()
      user.isFollowed = isFollowed
      try stage.answer(world.load, on: "start()", with: user)
      stage.ask { $0.toggleFollow() }
      try stage.fail(isFollowed ? world.unfollow : world.follow, on: "toggleFollow()")
      try stage.shouldReport(user, "as before, when a change has failed", on: "toggleFollow()")
      try stage.shouldFail([isFollowed ? .unfollowing : .following], on: "toggleFollow()")
    }
  }

  /// While a change is on its way, the interactor allows and sends no other request.
  func testInteractorTakesOneChangeAtATime() throws {
    let stage = try InteractorStage(for: self, knowing: { $0.user() })
    let world = stage.world
    stage.ask { $0.toggleFollow() }
    try world.shouldWait(world.follow, role, on: "toggleFollow()")
    try stage.shouldAllow("that one change comes at a time", false, at: \.canFollow)
    try stage.shouldAllow("that nothing is loaded during a change", false, at: \.canRefresh)
    stage.ask { $0.toggleFollow() }
    stage.ask { $0.refresh() }
    try role.shouldNot(
      "send a request while a change is on its way", on: "toggleFollow()",
      expected: [world.follow]
    ) { world.server.open }
  }

  /// The interactor leaves out an answer that was asked for before a change and comes after it.
  func testInteractorLeavesOutALateAnswer() throws {
    for isAnsweredFirst in [true, false] {
      let stage = try InteractorStage(for: self, knowing: { $0.user() })
      let world = stage.world
      let user = world.user()
      stage.ask { $0.refresh() }
      stage.ask { $0.toggleFollow() }
      try world.shouldWait(world.follow, role, on: "toggleFollow()")
      let answered = world.toggled(user)
      if isAnsweredFirst { try stage.answer(world.follow, on: "toggleFollow()", with: answered) }
      let isFollowed = stage.output.facts?.user.map { "followed: \($0.isFollowed)" }
      try stage.answer(world.load, on: "refresh()", with: user)
      try role.shouldNot(
        "let an answer win that was asked for before the last change", on: "toggleFollow()",
        expected: isFollowed
      ) { stage.output.facts?.user.map { "followed: \($0.isFollowed)" } }
      if !isAnsweredFirst { try stage.answer(world.follow, on: "toggleFollow()", with: answered) }
      try stage.shouldReport(answered, "as the last change was answered", on: "toggleFollow()")
      try role.should(
        "keep the answer to the last change", on: "toggleFollow()", expected: true
      ) { world.store.text(world.key)?.contains("\"followed\": true") ?? false }
    }
  }

  /// The interactor has a new name sent without spaces around it, and reports what is answered.
  func testInteractorRenames() throws {
    let stage = try InteractorStage(for: self, knowing: { $0.ownUser() })
    let world = stage.world
    var user = world.ownUser()
    let name = "\(world.values.name()) \(world.values.name())"
    user.name = name
    stage.ask { $0.rename(to: "  \(name) ") }
    try stage.answer(world.rename(to: name), on: "rename(to:)", with: user)
    try stage.shouldReport(user, "as the server has answered", on: "rename(to:)")
    stage.ask { $0.rename(to: "   ") }
    try stage.fail(world.rename(to: ""), on: "rename(to:)")
    try stage.shouldFail([.renaming], on: "rename(to:)")
    try stage.shouldReport(user, "as before, when a new name was not saved", on: "rename(to:)")
  }

  /// The interactor allows to follow others, and to rename oneself, and does nothing else.
  func testInteractorAllowsOnlyWhatFits() throws {
    let empty = try InteractorStage(for: self)
    for part in [\HeaderFacts.canFollow, \HeaderFacts.canRename] {
      try empty.shouldAllow("what is allowed before a user is known", false, at: part)
    }
    for isOwn in [true, false] {
      let stage = try InteractorStage(for: self, knowing: { isOwn ? $0.ownUser() : $0.user() })
      try stage.shouldAllow("who can be followed", !isOwn, at: \.canFollow)
      try stage.shouldAllow("who can be renamed", isOwn, at: \.canRename)
      stage.ask { if isOwn { $0.toggleFollow() } else { $0.rename(to: "x") } }
      try role.shouldNot(
        "send what is not allowed", on: isOwn ? "toggleFollow()" : "rename(to:)",
        expected: [String]()
      ) { stage.world.server.open }
    }
  }

  /// The interactor records opening, changes and failures, with their details.
  func testInteractorRecordsEvents() throws {
    let stage = try InteractorStage(for: self)
    let world = stage.world
    try stage.fail(world.load, on: "start()")
    try world.log.shouldRecord(
      ["profile_opened", "request_failed what=load"], by: role, on: "start()")
    stage.ask { $0.refresh() }
    try stage.answer(world.load, on: "refresh()", with: world.user())
    stage.ask { $0.toggleFollow() }
    try stage.fail(world.follow, on: "toggleFollow()")
    stage.ask { $0.refresh() }
    try stage.answer(world.load, on: "refresh()", with: world.user())
    stage.ask { $0.toggleFollow() }
    let followed = world.toggled(world.user())
    try stage.answer(world.follow, on: "toggleFollow()", with: followed)
    stage.ask { $0.toggleFollow() }
    try stage.answer(world.unfollow, on: "toggleFollow()", with: world.toggled(followed))
    try world.log.shouldRecord(
      ["request_failed what=follow", "profile_followed", "profile_unfollowed"], by: role,
      on: "toggleFollow()")
    let own = try InteractorStage(for: self, knowing: { $0.ownUser() })
    own.ask { $0.rename(to: "") }
    try own.fail(own.world.rename(to: ""), on: "rename(to:)")
    own.ask { $0.rename(to: "") }
    try own.answer(own.world.rename(to: ""), on: "rename(to:)", with: own.world.ownUser())
    try own.world.log.shouldRecord(
      ["profile_opened", "request_failed what=rename", "name_changed"], by: role,
      on: "rename(to:)")
  }
}
