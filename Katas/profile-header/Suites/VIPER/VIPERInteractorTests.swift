import ProfileHeaderContract
import XCTest

/// The interactor alone, with neither presenter nor screen.
@MainActor final class VIPERInteractorTests: XCTestCase {
  private let role = Role.interactor

  /// The interactor loads the user and hands out raw facts, without any wording.
  func testInteractorHandsOutRawFacts() throws {
    let world = HeaderWorld(for: self)
    let posts = [0, 9, 10, 99, 100, world.values.number(in: 101...999)]
    for (posts, blank) in zip(world.values.shuffled(posts), world.blanks() + ["a", "b", "c"]) {
      let stage = try InteractorStage(for: self)
      var user = stage.world.user()
      user.posts = posts
      user.name = blank.map { $0.count == 1 ? " \(user.name ?? "") " : $0 }
      user.isVerified = stage.world.values.pick([true, false])
      try stage.answer(stage.world.load, on: "start()", with: user)
      try stage.shouldReport(user, "that has come", on: "start()")
    }
  }

  /// The interactor reports what is stored at once, until the server answers again.
  func testInteractorReportsWhatIsStored() throws {
    var stored: User?
    let stage = try InteractorStage(
      for: self,
      preparing: { world in
        let user = world.user()
        stored = user
        world.store.contents[world.key] = world.answer(for: user)
      })
    if let stored { try stage.shouldReport(stored, "that is stored", on: "start()") }
    let user = stage.world.user()
    try stage.answer(stage.world.load, on: "start()", with: user)
    try stage.shouldReport(user, "that has come", on: "start()")
  }

  /// The interactor has the last good answer stored, as it came.
  func testInteractorStoresAnswers() throws {
    let stage = try InteractorStage(for: self)
    let world = stage.world
    let answer = world.answer(for: world.user())
    try world.answer(world.load, role, on: "start()", .success(answer))
    try shouldKeep(String(decoding: answer, as: UTF8.self), world, on: "start()")
    stage.ask { $0.refresh() }
    try stage.fail(world.load, on: "refresh()")
    try shouldKeep(String(decoding: answer, as: UTF8.self), world, on: "refresh()")
    stage.ask { $0.toggleFollow() }
    let followed = world.answer(for: world.toggled(world.user()))
    try world.answer(world.follow, role, on: "toggleFollow()", .success(followed))
    try shouldKeep(String(decoding: followed, as: UTF8.self), world, on: "toggleFollow()")
  }

  private func shouldKeep(_ answer: String, _ world: HeaderWorld, on member: String) throws {
    try role.should(
      "keep the last good answer as it came under \"profile.\" and the number", on: member,
      expected: answer
    ) { world.store.text(world.key) }
  }

  /// The interactor reports that it is loading until the server has answered.
  func testInteractorReportsThatItLoads() throws {
    let stage = try InteractorStage(for: self)
    try stage.shouldAllow("that it is loading", true, at: \.isLoading)
    try stage.shouldAllow("that it cannot load twice at a time", false, at: \.canRefresh)
    try stage.answer(stage.world.load, on: "start()", with: stage.world.user())
    try stage.shouldAllow("that it is loading no more", false, at: \.isLoading)
    try stage.shouldAllow("that it can load again", true, at: \.canRefresh)
  }

  /// The interactor reports a load that fails or that nobody can read, and keeps what it has.
  func testInteractorReportsAFailedLoad() throws {
    let user = HeaderWorld(for: self).user()
    let stage = try InteractorStage(
      for: self,
      preparing: { world in
        world.store.contents[world.key] = world.answer(for: user)
      })
    try stage.fail(stage.world.load, on: "start()")
    var failures = [HeaderFailure.loading]
    try stage.shouldFail(failures, on: "start()")
    for nonsense in stage.world.nonsense() {
      stage.ask { $0.refresh() }
      try stage.world.answer(stage.world.load, role, on: "refresh()", .success(nonsense))
      failures.append(.loading)
      try stage.shouldFail(failures, on: "refresh()")
    }
    try stage.shouldReport(user, "that it had before", on: "refresh()")
  }
}
