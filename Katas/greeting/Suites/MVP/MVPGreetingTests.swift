import GreetingContract
import XCTest

/// What the presenter has its view show, with no screen anywhere.
@MainActor final class MVPGreetingTests: XCTestCase {
  private let role = Role.presenter

  /// Once its view is ready, the presenter shows the nickname and the count that were remembered.
  func testShowsWhatIsRemembered() throws {
    for count in GreetingWorld(for: self).counts() {
      let stage = try PresenterStage(for: self) { world in
        world.store.nickname = world.values.name()
        world.store.count = count
      }
      try role.should(
        "fill in the remembered nickname", on: "viewIsReady()",
        expected: stage.world.store.nickname
      ) { stage.view.nickname }
      try role.should(
        "tell how often people were greeted", on: "viewIsReady()", expected: Wording.count(count)
      ) { stage.view.count }
    }
  }

  /// The presenter shows that it is loading until the server has answered.
  func testIsBusyUntilTheAnswer() throws {
    let stage = try PresenterStage(for: self)
    stage.presenter.didTapGreet()
    try role.should(
      "show that it is loading while the server has not answered", on: "didTapGreet()",
      expected: true
    ) { stage.view.isLoading }
    try stage.world.answer(role, on: "didTapGreet()", with: stage.world.person())
    try role.should(
      "stop showing that it is loading once the server has answered", on: "didTapGreet()",
      expected: false
    ) { stage.view.isLoading }
  }

  /// The presenter greets by first and last name.
  func testGreetsByFullName() throws {
    let stage = try PresenterStage(for: self)
    let person = stage.world.person()
    try stage.greet(person)
    try stage.shouldShow(
      Wording.informal(Wording.name(person)), on: "didTapGreet()", "greet by first and last name")
  }

  /// Formally, the presenter greets by salutation and full name.
  func testGreetsFormally() throws {
    let stage = try PresenterStage(for: self) { $0.store.nickname = $0.values.name() }
    let person = stage.world.person(salutation: stage.world.values.pick(["Dr.", "Prof.", "Ms."]))
    stage.presenter.didSwitchFormal(to: true)
    try stage.greet(person)
    try stage.shouldShow(
      Wording.formal(person), on: "didTapGreet()", "greet formally when Formal is on")
  }

  /// Formally, the presenter greets somebody without salutation by the full name alone.
  func testGreetsFormallyWithoutSalutation() throws {
    for without in GreetingWorld.NoSalutation.allCases {
      let stage = try PresenterStage(for: self)
      let person = stage.world.person(salutation: "")
      stage.presenter.didSwitchFormal(to: true)
      try stage.greet(person, without: without)
      try stage.shouldShow(
        Wording.formal(person), on: "didTapGreet()", "leave out a salutation that is empty")
    }
  }

  /// The presenter greets somebody who has only one of the two names by that alone.
  func testGreetsByASingleName() throws {
    for person in seededValues().shuffled(GreetingWorld(for: self).personWithASingleName()) {
      let stage = try PresenterStage(for: self)
      try stage.greet(person)
      try stage.shouldShow(
        Wording.informal(Wording.name(person)), on: "didTapGreet()",
        "greet by the only name that is not empty")
      stage.presenter.didSwitchFormal(to: true)
      try stage.shouldShow(
        Wording.formal(person), on: "didSwitchFormal(to:)",
        "greet formally by the only name that is not empty")
      stage.presenter.didTapProfile()
      try role.should(
        "ask the router to show a profile with the only name that is not empty",
        on: "didTapProfile()", expected: Wording.profile(person)
      ) { stage.router.profiles.last.map(Wording.profile) }
    }
  }

  /// Informally, the presenter greets by the nickname when there is one.
  func testGreetsByNickname() throws {
    let stage = try PresenterStage(for: self)
    let nickname = stage.world.values.name()
    stage.presenter.didEnterNickname(" \(nickname)  ")
    try stage.greet(stage.world.person())
    try stage.shouldShow(
      Wording.informal(nickname), on: "didTapGreet()",
      "greet by the nickname, without the spaces around it")
  }

  /// The presenter updates the displayed greeting when Formal is switched.
  func testRewordsWhenFormalIsSwitched() throws {
    let stage = try PresenterStage(for: self)
    let member = "didSwitchFormal(to:)"
    stage.presenter.didSwitchFormal(to: true)
    try role.shouldNot("show a greeting before somebody asks for one", on: member, expected: "") {
      stage.view.greeting
    }
    let person = stage.world.person()
    try stage.greet(person)
    stage.presenter.didSwitchFormal(to: false)
    try stage.shouldShow(
      Wording.informal(Wording.name(person)), on: member, "update the greeting at once")
    stage.presenter.didSwitchFormal(to: true)
    try stage.shouldShow(Wording.formal(person), on: member, "update the greeting at once")
  }

  /// The presenter updates the greeting when the nickname changes, and again when it is removed.
  func testRewordsWhenTheNicknameChanges() throws {
    let stage = try PresenterStage(for: self)
    let person = stage.world.person()
    let member = "didEnterNickname(_:)"
    try stage.greet(person)
    try stage.shouldShow(
      Wording.informal(Wording.name(person)), on: "didTapGreet()", "greet by first and last name")
    let nickname = stage.world.values.name()
    stage.presenter.didEnterNickname(nickname)
    try stage.shouldShow(Wording.informal(nickname), on: member, "update the greeting at once")
    stage.presenter.didEnterNickname("  ")
    try stage.shouldShow(
      Wording.informal(Wording.name(person)), on: member,
      "greet by the full name again once the nickname is blank")
  }
}
