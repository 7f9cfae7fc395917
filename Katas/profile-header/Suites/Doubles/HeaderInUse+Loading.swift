import Foundation
import ProfileHeaderContract
import XCTest

/// How a header loads and stores a user.
extension HeaderInUse {
  static func shouldStoreAnswers(for test: XCTestCase) throws {
    let world = HeaderWorld(for: test)
    let stage = try Self(for: test, in: world)
    for (round, user) in [world.user(), world.user()].enumerated() {
      if round > 0 { try stage.tap(.refresh) }
      let answer = world.answer(for: user)
      try world.answer(world.load, stage.role, on: stage.member, .success(answer))
      try stage.shouldKeep(answer, "the answer")
      try stage.tap(.refresh)
      try world.fail(world.load, stage.role, on: stage.member)
      try stage.shouldKeep(answer, "the last good answer")
    }
  }

  private func shouldKeep(_ answer: Data, _ what: String) throws {
    try role.should(
      "keep \(what) as it came under \"profile.\" and the number", on: member,
      expected: String(decoding: answer, as: UTF8.self)
    ) { world.store.text(world.key) }
  }

  static func shouldBeBusyWhileLoading(for test: XCTestCase) throws {
    let world = HeaderWorld(for: test)
    let stage = try Self(for: test, in: world)
    try stage.shouldBeBusy()
    try stage.load(world.user())
    try stage.shouldBeBusyNoLonger()
    try stage.tap(.refresh)
    try stage.shouldBeBusy()
    try world.fail(world.load, stage.role, on: stage.member)
    try stage.shouldBeBusyNoLonger()
  }

  private func shouldBeBusy() throws {
    try world.shouldWait(world.load, role, on: member)
    try should(load: true, "until the server has answered")
    try should(.refresh, beEnabled: false, "until the server has answered")
  }

  private func shouldBeBusyNoLonger() throws {
    try should(load: false, "once the server has answered")
    try should(.refresh, beEnabled: true, "once the server has answered")
  }

  static func shouldExplainAFailedLoad(for test: XCTestCase) throws {
    let world = HeaderWorld(for: test)
    let stage = try Self(for: test, in: world)
    try world.fail(world.load, stage.role, on: stage.member)
    try stage.shouldShow(Wording.notLoaded, at: .message, "when the connection fails")
    try stage.tap(.refresh)
    try stage.shouldShow("", at: .message, "during the next try")
    let user = world.user()
    try stage.load(user)
    for nonsense in world.nonsense() {
      try stage.tap(.refresh)
      try world.answer(world.load, stage.role, on: stage.member, .success(nonsense))
      try stage.shouldShow(Wording.notLoaded, at: .message, "when nobody can read the answer")
      try stage.shouldShow(user, "after a refresh that failed")
    }
  }
}
