import GreetingContract
@_spi(Driving) import UIKit

/// Whether the parts behind a screen on show are the ones that work.
extension ScreenStage {
  /// The objects behind the screen as it is now.
  func structure() throws -> ScreenStructure {
    try ScreenStructure(of: screen)
  }

  /// Switches Formal on, taps Greet, and fails the case unless `person` is greeted then.
  func greetFormally(_ person: Person) throws {
    try driver.setSwitch("formal", on: true)
    try greet(person)
    try shouldGreet(Wording.formal(person), "greet formally when Formal is on")
  }

  /// Fails the case unless the screen shows `greeting` after `member` of `role` was called.
  func shouldGreet(_ greeting: String, by role: Role, on member: String, _ what: String) throws {
    try explained {
      try role.should(what, on: member, expected: greeting) { try driver.text(of: "greeting") }
    }
  }

  /// Fails the case unless a tap and a call of `member` have made two greetings and one request.
  func shouldCountTwo(_ role: Role, on member: String) throws {
    try role.should(
      "greet the person whom the tap on Greet has fetched, count one more and have it shown",
      on: member, expected: "\(Wording.count(2)), requests: 1"
    ) { "\(try driver.text(of: "count")), requests: \(world.server.paths.count)" }
  }

  /// Fails the case if `presenter`, made with this screen's view and `router`, leads away
  /// itself.
  func shouldLeaveOnlyThrough(
    _ router: RouterSpy, _ presenter: any GreetingPresenter, in world: GreetingWorld
  ) throws {
    let front = driver.topViewController
    presenter.didTapGreet()
    try world.failConnection(.presenter, on: "didTapGreet()")
    try shouldStay(front, "present an alert itself", on: "showFailure(_:retry:)")
    try Role.presenter.should(
      "ask the router it was given to show the failure", on: "didTapGreet()",
      expected: Wording.connection
    ) { router.failures.last }
    let person = world.person()
    presenter.didTapGreet()
    try world.answer(.presenter, on: "didTapGreet()", with: person)
    presenter.didTapProfile()
    try shouldStay(front, "push a screen itself", on: "showProfile(_:)")
    try Role.presenter.should(
      "ask the router it was given to show the profile", on: "didTapProfile()",
      expected: Wording.profile(person)
    ) { router.profiles.last.map(Wording.profile) }
  }

  private func shouldStay(
    _ front: UIViewController?, _ what: String, on member: String
  ) throws {
    try Role.presenter.shouldNot(
      "\(what), which is for the router's `\(member)`", expected: String?.none
    ) {
      let top = driver.topViewController
      return top === front ? nil : top.map { "`\(LearnerType.name(type(of: $0)))` on screen" }
    }
  }
}
