import ProfileHeaderContract
@_spi(Driving) import UIKit
import XCTest

/// A learner's interactor between services and an output that belong to the suite.
@MainActor struct InteractorStage {
  let world: HeaderWorld
  let output = OutputSpy()
  let interactor: any HeaderInteractor

  /// Makes the interactor and starts it, once `prepare` has filled the services.
  init(for test: XCTestCase, preparing prepare: (HeaderWorld) -> Void = { _ in }) throws {
    let solution = try test.solution(as: (any HeaderVIPER.Type).self)
    world = HeaderWorld(for: test)
    prepare(world)
    interactor = solution.makeInteractor(userID: world.userID, services: world.services)
    interactor.output = output
    interactor.start()
    MainQueue.settle()
  }

  /// Makes an interactor that knows a user.
  init(for test: XCTestCase, knowing user: (HeaderWorld) -> User) throws {
    try self.init(for: test)
    try answer(world.load, on: "start()", with: user(world))
  }

  func answer(_ request: String, on member: String, with user: User) throws {
    try world.answer(request, .interactor, on: member, with: user)
  }

  func fail(_ request: String, on member: String) throws {
    try world.fail(request, .interactor, on: member)
  }

  /// Does what a tap does, and gives the interactor time for it.
  func ask(_ what: (any HeaderInteractor) -> Void) {
    what(interactor)
    MainQueue.settle()
  }

  func shouldReport(_ user: User, _ occasion: String, on member: String) throws {
    try Role.interactor.should(
      "report the raw facts of the user \(occasion)", on: member, expected: Self.words(user)
    ) { output.facts?.user.map(Self.words) }
  }

  func shouldFail(_ failures: [HeaderFailure], on member: String) throws {
    try Role.interactor.should(
      "call `didFail` once for each failure", on: member, expected: failures
    ) { output.failures }
  }

  func shouldAllow(_ what: String, _ isAllowed: Bool, at part: KeyPath<HeaderFacts, Bool>) throws {
    try Role.interactor.should("report in its facts \(what)", on: "output", expected: isAllowed) {
      output.facts?[keyPath: part]
    }
  }

  private static func words(_ user: User) -> String {
    let name = Wording.trimmed(user.name)
    let level: UserLevel = user.posts < 10 ? .newcomer : user.posts < 100 ? .writer : .author
    return words(
      UserFacts(
        id: user.id, name: name.isEmpty ? nil : name, joined: user.joined,
        followers: user.followers, following: user.following, level: level,
        isFollowed: user.isFollowed, isVerified: user.isVerified))
  }

  private static func words(_ facts: UserFacts) -> String {
    "id: \(facts.id), name: \(facts.name ?? "nil"), joined: \(Joined(facts.joined).text), "
      + "followers: \(facts.followers), following: \(facts.following), level: \(facts.level), "
      + "followed: \(facts.isFollowed), verified: \(facts.isVerified)"
  }
}
