import GreetingContract
import XCTest

/// What the presenter makes of its services and router, with no screen anywhere.
@MainActor final class MVPPresenterTests: XCTestCase {
  private let role = Role.presenter

  /// The presenter has the nickname stored without spaces around it, and removed when it is blank.
  func testRemembersTheNickname() throws {
    let stage = try PresenterStage(for: self)
    let nickname = stage.world.nickname()
    let member = "didEnterNickname(_:)"
    stage.presenter.didEnterNickname("  \(nickname) ")
    try role.should(
      "have the nickname stored under \"greeting.nickname\", without the spaces around it",
      on: member, expected: nickname
    ) { stage.world.store.nickname }
    for blank in stage.world.blanks() {
      stage.presenter.didEnterNickname(nickname)
      stage.presenter.didEnterNickname(blank)
      try role.should(
        "have a blank nickname removed from the store", on: member, expected: String?.none
      ) { stage.world.store.nickname }
    }
  }

  /// The presenter counts every greeting, stores the count and shows it; an update counts nothing.
  func testCountsGreetings() throws {
    let before = seededValues().number(in: 1...50)
    let stage = try PresenterStage(for: self) { $0.store.count = before }
    try stage.greet(stage.world.person())
    try shouldCount(before + 1, on: "didTapGreet()", stage)
    stage.presenter.didSwitchFormal(to: true)
    stage.presenter.didEnterNickname(stage.world.values.name())
    stage.presenter.didTapGreet()
    try shouldCount(before + 2, on: "didTapGreet()", stage)
  }

  private func shouldCount(_ count: Int, on member: String, _ stage: PresenterStage) throws {
    try role.should(
      "store under \"greeting.count\" how often it has greeted", on: member, expected: count
    ) { stage.world.store.count }
    try role.should(
      "show how often people were greeted", on: member, expected: Wording.count(count)
    ) { stage.view.count }
  }

  /// The presenter asks the server for the person only once, however often it greets.
  func testAsksTheServerOnlyOnce() throws {
    let stage = try PresenterStage(for: self)
    let person = stage.world.person()
    try stage.greet(person)
    try stage.shouldShow(
      Wording.informal(Wording.name(person)), on: "didTapGreet()", "greet by first and last name")
    stage.presenter.didTapGreet()
    try role.shouldNot(
      "ask the server for a person it knows already", on: "didTapGreet()", expected: false
    ) {
      stage.world.server.isAsked
    }
  }

  /// When the connection fails, the presenter has the router say so, and stops loading.
  func testReportsALostConnection() throws {
    let stage = try PresenterStage(for: self)
    stage.presenter.didTapGreet()
    try stage.world.failConnection(role, on: "didTapGreet()")
    try shouldReport(Wording.connection, stage)
  }

  /// When the answer holds no person, the presenter has the router say so, and greets nobody.
  func testReportsAnUnreadableAnswer() throws {
    for nonsense in GreetingWorld(for: self).nonsense() {
      let stage = try PresenterStage(for: self)
      stage.presenter.didTapGreet()
      try stage.world.answer(role, on: "didTapGreet()", nonsense: nonsense)
      try shouldReport(Wording.data, stage, "when the answer is \(inWords(nonsense))")
    }
  }

  private func shouldReport(
    _ message: String, _ stage: PresenterStage, _ occasion: String = "when the connection fails"
  ) throws {
    let member = "didTapGreet()"
    try role.should(
      "ask the router to show the failure \(occasion)", on: member, expected: message
    ) { stage.router.failures.last }
    try role.should(
      "stop showing that it is loading after a failure", on: member, expected: false
    ) { stage.view.isLoading }
    try role.should(
      "show no greeting after a failure", on: member, expected: ""
    ) { stage.view.greeting }
    try role.should(
      "count no greeting after a failure", on: member, expected: 0
    ) { stage.world.store.count }
  }

  /// When Retry is chosen, the presenter asks the server again, and greets with its answer.
  func testRetries() throws {
    let stage = try PresenterStage(for: self)
    stage.presenter.didTapGreet()
    try stage.world.failConnection(role, on: "didTapGreet()")
    try shouldReport(Wording.connection, stage)
    stage.router.retry()
    try role.should(
      "show that it is loading during a second try", on: "showFailure(_:retry:)", expected: true
    ) { stage.view.isLoading }
    let person = stage.world.person()
    try stage.world.answer(
      role, on: "showFailure(_:retry:)", "when Retry is chosen", with: person)
    try stage.shouldShow(
      Wording.informal(Wording.name(person)), on: "showFailure(_:retry:)",
      "greet once a second try has succeeded")
  }

  /// The presenter enables Profile once it knows the person, and has the router show the profile.
  func testLeadsToTheProfile() throws {
    let stage = try PresenterStage(for: self)
    try role.shouldNot(
      "enable Profile before it knows a person", on: "viewIsReady()", expected: false
    ) {
      stage.view.isProfileEnabled
    }
    stage.presenter.didTapProfile()
    try stage.shouldRecord([], on: "didTapProfile()")
    let person = stage.world.person()
    try stage.greet(person)
    try role.should(
      "enable Profile once it knows the person", on: "didTapGreet()", expected: true
    ) { stage.view.isProfileEnabled }
    stage.presenter.didTapProfile()
    try role.should(
      "ask the router to show the person's profile", on: "didTapProfile()",
      expected: Wording.profile(person)
    ) { stage.router.profiles.last.map(Wording.profile) }
  }

  /// The presenter updates the displayed greeting when the person is changed elsewhere.
  func testFollowsTheFeed() throws {
    let stage = try PresenterStage(for: self)
    try stage.greet(stage.world.person())
    let changed = stage.world.person()
    stage.world.feed.change(to: changed)
    try stage.shouldShow(
      Wording.informal(Wording.name(changed)), on: "viewIsReady()",
      "update the greeting when the feed tells of a change")
    stage.presenter.didSwitchFormal(to: true)
    try stage.shouldShow(
      Wording.formal(changed), on: "didSwitchFormal(to:)",
      "word the greeting for the changed person")
    try role.should("count no greeting when the person is changed", expected: 1) {
      stage.world.store.count
    }
    stage.presenter.didTapProfile()
    try role.should(
      "ask the router to show the changed person's profile", on: "didTapProfile()",
      expected: Wording.profile(changed)
    ) { stage.router.profiles.last.map(Wording.profile) }
  }

  /// A person who comes from the feed before anybody was greeted is known, but not greeted unasked.
  func testKnowsThePersonFromTheFeed() throws {
    let stage = try PresenterStage(for: self)
    let person = stage.world.person()
    stage.world.feed.change(to: person)
    try role.should(
      "enable Profile once the feed has told of the person", on: "viewIsReady()", expected: true
    ) { stage.view.isProfileEnabled }
    try role.shouldNot("greet before somebody asks for it", on: "viewIsReady()", expected: "") {
      stage.view.greeting
    }
    stage.presenter.didTapGreet()
    try stage.shouldShow(
      Wording.informal(Wording.name(person)), on: "didTapGreet()",
      "greet the person it knows from the feed, without asking the server")
  }

  /// The presenter records greetings, failures and profile visits, with their details.
  func testRecordsEvents() throws {
    let stage = try PresenterStage(for: self)
    stage.presenter.didTapGreet()
    try stage.world.failConnection(role, on: "didTapGreet()")
    try stage.shouldRecord(["greeting_failed reason=connection"], on: "didTapGreet()")
    try stage.greet(stage.world.person())
    try stage.shouldRecord(["greeting_shown style=informal"], on: "didTapGreet()")
    stage.presenter.didSwitchFormal(to: true)
    stage.presenter.didTapGreet()
    try stage.shouldRecord(["greeting_shown style=formal"], on: "didTapGreet()")
    stage.presenter.didTapProfile()
    try stage.shouldRecord(["profile_opened"], on: "didTapProfile()")
  }
}
