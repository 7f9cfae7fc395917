import GreetingContract
import XCTest

/// What the view model makes of its services and router, with no screen anywhere.
@MainActor final class MVVMViewModelTests: XCTestCase {
  private let role = Role.viewModel

  /// The view model has the nickname stored without spaces around it, and removed when it is blank.
  func testRemembersTheNickname() throws {
    let stage = try ViewModelStage(for: self)
    let nickname = stage.world.nickname()
    let member = "setNickname(_:)"
    stage.viewModel.setNickname("  \(nickname) ")
    try role.should(
      "have the nickname stored under \"greeting.nickname\", without the spaces around it",
      on: member, expected: nickname
    ) { stage.world.store.nickname }
    for blank in stage.world.blanks() {
      stage.viewModel.setNickname(nickname)
      stage.viewModel.setNickname(blank)
      try role.should(
        "have a blank nickname removed from the store", on: member, expected: String?.none
      ) { stage.world.store.nickname }
    }
  }

  /// The view model counts every greeting, stores the count and words it; an update counts nothing.
  func testCountsGreetings() throws {
    let before = seededValues().number(in: 1...50)
    let stage = try ViewModelStage(for: self) { $0.store.count = before }
    try stage.greet(stage.world.person())
    try shouldCount(before + 1, on: "greet()", stage)
    stage.viewModel.setFormal(true)
    stage.viewModel.setNickname(stage.world.values.name())
    stage.viewModel.greet()
    try shouldCount(before + 2, on: "greet()", stage)
  }

  private func shouldCount(_ count: Int, on member: String, _ stage: ViewModelStage) throws {
    try role.should(
      "store under \"greeting.count\" how often it has greeted", on: member, expected: count
    ) { stage.world.store.count }
    try role.should(
      "show how often people were greeted", on: member, expected: Wording.count(count)
    ) { stage.viewModel.state.count }
  }

  /// The view model asks the server for the person only once, however often it greets.
  func testAsksTheServerOnlyOnce() throws {
    let stage = try ViewModelStage(for: self)
    let person = stage.world.person()
    try stage.greet(person)
    try stage.shouldShow(
      Wording.informal(Wording.name(person)), on: "greet()", "greet by first and last name")
    stage.viewModel.greet()
    try role.shouldNot(
      "ask the server for a person it knows already", on: "greet()", expected: false
    ) {
      stage.world.server.isAsked
    }
  }

  /// When the connection fails, the view model has the router say so, and stops loading.
  func testReportsALostConnection() throws {
    let stage = try ViewModelStage(for: self)
    stage.viewModel.greet()
    try stage.world.failConnection(role, on: "greet()")
    try shouldReport(Wording.connection, stage)
  }

  /// When the answer holds no person, the view model has the router say so, and greets nobody.
  func testReportsAnUnreadableAnswer() throws {
    for nonsense in GreetingWorld(for: self).nonsense() {
      let stage = try ViewModelStage(for: self)
      stage.viewModel.greet()
      try stage.world.answer(role, on: "greet()", nonsense: nonsense)
      try shouldReport(Wording.data, stage, "when the answer is \(inWords(nonsense))")
    }
  }

  private func shouldReport(
    _ message: String, _ stage: ViewModelStage, _ occasion: String = "when the connection fails"
  ) throws {
    let member = "greet()"
    try role.should(
      "ask the router to show the failure \(occasion)", on: member, expected: message
    ) { stage.router.failures.last }
    try role.should(
      "stop loading after a failure", on: member, expected: false
    ) { stage.viewModel.state.isLoading }
    try role.should(
      "show no greeting after a failure", on: member, expected: ""
    ) { stage.viewModel.state.greeting }
    try role.should(
      "count no greeting after a failure", on: member, expected: 0
    ) { stage.world.store.count }
  }

  /// When Retry is chosen, the view model asks the server again, and greets with its answer.
  func testRetries() throws {
    let stage = try ViewModelStage(for: self)
    stage.viewModel.greet()
    try stage.world.failConnection(role, on: "greet()")
    try shouldReport(Wording.connection, stage)
    stage.router.retry()
    try role.should(
      "be loading during a second try", on: "showFailure(_:retry:)", expected: true
    ) { stage.viewModel.state.isLoading }
    let person = stage.world.person()
    try stage.world.answer(
      role, on: "showFailure(_:retry:)", "when Retry is chosen", with: person)
    try stage.shouldShow(
      Wording.informal(Wording.name(person)), on: "showFailure(_:retry:)",
      "greet once a second try has succeeded")
  }

  /// The view model enables Profile once it knows the person, and has the router show the profile.
  func testLeadsToTheProfile() throws {
    let stage = try ViewModelStage(for: self)
    try role.shouldNot("enable Profile before it knows a person", expected: false) {
      stage.viewModel.state.isProfileEnabled
    }
    stage.viewModel.openProfile()
    try stage.shouldRecord([], on: "openProfile()")
    let person = stage.world.person()
    try stage.greet(person)
    try role.should(
      "enable Profile once it knows the person", on: "greet()", expected: true
    ) { stage.viewModel.state.isProfileEnabled }
    stage.viewModel.openProfile()
    try role.should(
      "ask the router to show the person's profile", on: "openProfile()",
      expected: Wording.profile(person)
    ) { stage.router.profiles.last.map(Wording.profile) }
  }

  /// The view model updates the displayed greeting when the person is changed elsewhere.
  func testFollowsTheFeed() throws {
    let stage = try ViewModelStage(for: self)
    try stage.greet(stage.world.person())
    let changed = stage.world.person()
    stage.world.feed.change(to: changed)
    try stage.shouldShow(
      Wording.informal(Wording.name(changed)),
      "update the greeting when the feed tells of a change")
    stage.viewModel.setFormal(true)
    try stage.shouldShow(
      Wording.formal(changed), on: "setFormal(_:)",
      "word the greeting for the changed person")
    try role.should("count no greeting when the person is changed", expected: 1) {
      stage.world.store.count
    }
    stage.viewModel.openProfile()
    try role.should(
      "ask the router to show the changed person's profile", on: "openProfile()",
      expected: Wording.profile(changed)
    ) { stage.router.profiles.last.map(Wording.profile) }
  }

  /// A person who comes from the feed before anybody was greeted is known, but not greeted unasked.
  func testKnowsThePersonFromTheFeed() throws {
    let stage = try ViewModelStage(for: self)
    let person = stage.world.person()
    stage.world.feed.change(to: person)
    try role.should(
      "enable Profile once the feed has told of the person", expected: true
    ) { stage.viewModel.state.isProfileEnabled }
    try role.shouldNot("greet before somebody asks for it", expected: "") {
      stage.viewModel.state.greeting
    }
    stage.viewModel.greet()
    try stage.shouldShow(
      Wording.informal(Wording.name(person)), on: "greet()",
      "greet the person it knows from the feed, without asking the server")
  }

  /// The view model records greetings, failures and profile visits, with their details.
  func testRecordsEvents() throws {
    let stage = try ViewModelStage(for: self)
    stage.viewModel.greet()
    try stage.world.failConnection(role, on: "greet()")
    try stage.shouldRecord(["greeting_failed reason=connection"], on: "greet()")
    try stage.greet(stage.world.person())
    try stage.shouldRecord(["greeting_shown style=informal"], on: "greet()")
    stage.viewModel.setFormal(true)
    stage.viewModel.greet()
    try stage.shouldRecord(["greeting_shown style=formal"], on: "greet()")
    stage.viewModel.openProfile()
    try stage.shouldRecord(["profile_opened"], on: "openProfile()")
  }

  /// Whatever changes in the state, the view model announces it through `onChange`.
  func testAnnouncesEveryChange() throws {
    let stage = try ViewModelStage(for: self)
    let person = stage.world.person()
    stage.viewModel.greet()
    try stage.shouldAnnounce("a state that is loading", true, at: \.isLoading, on: "greet()")
    try stage.world.answer(role, on: "greet()", with: person)
    let name = Wording.name(person)
    try stage.shouldAnnounce(
      "the greeting", Wording.informal(name), at: \.greeting, on: "greet()")
    try stage.shouldAnnounce("the count", Wording.count(1), at: \.count, on: "greet()")
    try stage.shouldAnnounce(
      "a state in which Profile is enabled", true, at: \.isProfileEnabled, on: "greet()")
    try stage.shouldAnnounce("a state that loads no more", false, at: \.isLoading, on: "greet()")
    stage.viewModel.setFormal(true)
    try stage.shouldAnnounce(
      "the formal greeting", Wording.formal(person), at: \.greeting, on: "setFormal(_:)")
    let changed = stage.world.person()
    stage.world.feed.change(to: changed)
    try stage.shouldAnnounce(
      "the greeting of the changed person", Wording.formal(changed), at: \.greeting, on: nil)
  }
}
