import ProfileHeaderContract
import XCTest

/// How a header follows and renames a user.
extension HeaderInUse {
  static func shouldFollowAtOnce(for test: XCTestCase) throws {
    let world = HeaderWorld(for: test)
    let stage = try Self(for: test, in: world)
    var user = world.user()
    try stage.load(user)
    for request in [world.follow, world.unfollow] {
      try stage.tap(.follow)
      try world.shouldWait(request, stage.role, on: stage.member)
      try stage.shouldShowFollowing(world.toggled(user), "before the server has answered")
      user = world.toggled(user)
      user.followers += world.values.number(in: 3...9)
      try world.answer(request, stage.role, on: stage.member, with: user)
      try stage.shouldShow(user, "as the server has answered")
    }
    try stage.role.should(
      "keep the answer to a change, too", on: stage.member, expected: true
    ) { world.store.text(world.key)?.contains("\"followers\": \(user.followers)") ?? false }
  }

  static func shouldTakeBackAFailedFollow(for test: XCTestCase) throws {
    for isFollowed in [false, true] {
      let world = HeaderWorld(for: test)
      let stage = try Self(for: test, in: world)
      var user = world.user()
      user.isFollowed = isFollowed
      try stage.load(user)
      let request = isFollowed ? world.unfollow : world.follow
      try stage.tap(.follow)
      try world.fail(request, stage.role, on: stage.member)
      try stage.shouldShowFollowing(user, "as before, when a change has failed")
      try stage.shouldShow(
        isFollowed ? Wording.notUnfollowed(user) : Wording.notFollowed(user), at: .message,
        "when a change has failed")
      try stage.tap(.follow)
      try stage.shouldShow("", at: .message, "during the next try")
      try world.answer(request, stage.role, on: stage.member, with: world.toggled(user))
      try stage.shouldShowFollowing(world.toggled(user), "when the next try has worked")
    }
  }

  static func shouldTakeOneChangeAtATime(for test: XCTestCase) throws {
    let stage = try Self(for: test) { $0.user() }
    let world = stage.world
    try stage.tap(.follow)
    try world.shouldWait(world.follow, stage.role, on: stage.member)
    for button in [HeaderButton.follow, .refresh] {
      try stage.should(button, beEnabled: false, "while a change is on its way")
    }
    try stage.should(.editName, beEnabled: false, "for somebody else")
    try world.answer(world.follow, stage.role, on: stage.member, with: world.toggled(world.user()))
    for button in [HeaderButton.follow, .refresh] {
      try stage.should(button, beEnabled: true, "once a change has been answered")
    }
  }

  static func shouldLeaveOutALateAnswer(for test: XCTestCase) throws {
    for isAnsweredFirst in [true, false] {
      let stage = try Self(for: test) { $0.user() }
      let world = stage.world
      let user = world.user()
      try stage.tap(.refresh)
      try stage.tap(.follow)
      try world.shouldWait(world.load, stage.role, on: stage.member)
      let answered = world.toggled(user)
      if isAnsweredFirst {
        try world.answer(world.follow, stage.role, on: stage.member, with: answered)
      }
      let title = try stage.text(.follow)
      try world.answer(world.load, stage.role, on: stage.member, with: user)
      try stage.role.shouldNot(
        "let an answer win that was asked for before the last change", on: stage.member,
        expected: title
      ) { try stage.text(.follow) }
      if !isAnsweredFirst {
        try world.answer(world.follow, stage.role, on: stage.member, with: answered)
      }
      try stage.shouldShow(answered, "as the last change was answered")
      try stage.role.should(
        "keep the answer to the last change", on: stage.member, expected: true
      ) { world.store.text(world.key)?.contains("\"followed\": true") ?? false }
      try stage.should(.refresh, beEnabled: true, "once all has been answered")
      try stage.should(load: false, "once all has been answered")
    }
  }

  static func shouldRename(for test: XCTestCase) throws {
    let stage = try Self(for: test) { $0.ownUser() }
    let world = stage.world
    let name = "\(world.values.name()) \(world.values.name())"
    var user = world.ownUser()
    user.name = name
    try stage.rename(to: "  \(name) ")
    try world.answer(world.rename(to: name), stage.role, on: stage.member, with: user)
    try stage.shouldShow(user, "when the new name was answered")
    try stage.rename(to: "  ")
    try world.fail(world.rename(to: ""), stage.role, on: stage.member)
    try stage.shouldShow(Wording.notRenamed, at: .message, "when a new name was not saved")
    try stage.shouldShow(name, at: .name, "when a new name was not saved")
  }

  static func shouldAllowOnlyWhatFits(for test: XCTestCase) throws {
    let world = HeaderWorld(for: test)
    let empty = try Self(for: test, in: world)
    try empty.should(.follow, beEnabled: false, "before the profile has come")
    try empty.should(.editName, beEnabled: false, "before the profile has come")
    for isOwn in world.values.shuffled([true, false]) {
      let stage = try Self(for: test) { isOwn ? $0.ownUser() : $0.user() }
      try stage.should(.follow, beEnabled: !isOwn, isOwn ? "for oneself" : "for somebody else")
      try stage.should(.editName, beEnabled: isOwn, isOwn ? "for oneself" : "for somebody else")
    }
  }

  static func shouldRecordEvents(for test: XCTestCase) throws {
    let world = HeaderWorld(for: test)
    let stage = try Self(for: test, in: world)
    let (role, member) = (stage.role, stage.member)
    try world.fail(world.load, role, on: member)
    try world.log.shouldRecord(
      ["profile_opened", "request_failed what=load"], by: role, on: member)
    try stage.tap(.refresh)
    try stage.load(world.user())
    try stage.tap(.follow)
    try world.fail(world.follow, role, on: member)
    try world.log.shouldRecord(["request_failed what=follow"], by: role, on: member)
    try stage.tap(.refresh)
    try stage.load(world.user())
    try stage.tap(.follow)
    let followed = world.toggled(world.user())
    try world.answer(world.follow, role, on: member, with: followed)
    try stage.tap(.follow)
    try world.answer(world.unfollow, role, on: member, with: world.toggled(followed))
    try world.log.shouldRecord(["profile_followed", "profile_unfollowed"], by: role, on: member)
  }

  static func shouldRecordRenaming(for test: XCTestCase) throws {
    let stage = try Self(for: test) { $0.ownUser() }
    let (world, role, member) = (stage.world, stage.role, stage.member)
    let name = world.values.name()
    try stage.rename(to: name)
    try world.fail(world.rename(to: name), role, on: member)
    try stage.rename(to: name)
    try world.answer(world.rename(to: name), role, on: member, with: world.ownUser())
    try world.log.shouldRecord(
      ["profile_opened", "request_failed what=rename", "name_changed"], by: role, on: member)
  }
}
