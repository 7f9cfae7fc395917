import GreetingContract
import XCTest

/// The presenter alone, with neither interactor nor screen.
@MainActor final class VIPERPresenterTests: XCTestCase {
  private let role = Role.presenter

  /// The presenter starts the interactor, and shows the nickname and the count that it reports.
  func testPresenterShowsWhatIsRemembered() throws {
    let world = GreetingWorld(for: self)
    for count in world.counts() {
      let facts = GreetingFacts(name: nil, nickname: world.values.name(), timesGreeted: count)
      let stage = try VIPERPresenterStage(for: self, facts: facts)
      try role.should(
        "fill in the remembered nickname", on: "factsDidChange(_:)", expected: facts.nickname
      ) { stage.view.nickname }
      try role.should(
        "tell how often people were greeted", on: "factsDidChange(_:)",
        expected: Wording.count(count)
      ) { stage.view.count }
    }
  }

  /// The presenter asks the interactor to greet in the style that is switched on.
  func testPresenterAsksTheInteractorToGreet() throws {
    let stage = try VIPERPresenterStage(for: self)
    stage.tapGreet()
    try role.should(
      "ask the interactor for an informal greeting when Formal is off", on: "didTapGreet()",
      expected: .informal
    ) { stage.interactor.styles.last }
    stage.greet(stage.name())
    stage.presenter.didSwitchFormal(to: true)
    stage.tapGreet()
    try role.should(
      "ask the interactor for a formal greeting when Formal is on", on: "didTapGreet()",
      expected: .formal
    ) { stage.interactor.styles.last }
  }

  /// The presenter shows that it is loading until the interactor has reported a greeting.
  func testPresenterIsBusyUntilTheResult() throws {
    let stage = try VIPERPresenterStage(for: self)
    stage.tapGreet()
    try role.should(
      "show that it is loading until the interactor reports", on: "didTapGreet()", expected: true
    ) { stage.view.isLoading }
    stage.presenter.didGreet(
      GreetingFacts(name: stage.name(), nickname: nil, timesGreeted: 1))
    try role.should(
      "stop showing that it is loading", on: "didGreet(_:)", expected: false
    ) { stage.view.isLoading }
  }

  /// The presenter greets by first and last name, and shows the count.
  func testPresenterGreetsByFullName() throws {
    let stage = try VIPERPresenterStage(for: self)
    let name = stage.name()
    let facts = stage.greet(name)
    try stage.shouldShow(
      Wording.informal(Wording.name(name)), on: "didGreet(_:)", "greet by first and last name")
    try role.should(
      "show how often people were greeted", on: "didGreet(_:)",
      expected: Wording.count(facts.timesGreeted)
    ) { stage.view.count }
  }

  /// Formally, the presenter greets by salutation and full name.
  func testPresenterGreetsFormally() throws {
    let stage = try VIPERPresenterStage(for: self)
    let name = stage.name(salutation: stage.values.pick(["Dr.", "Prof.", "Ms."]))
    stage.presenter.didSwitchFormal(to: true)
    stage.greet(name, nickname: stage.values.name())
    try stage.shouldShow(
      Wording.formal(name), on: "didGreet(_:)", "greet formally when Formal is on")
  }

  /// Formally, the presenter greets somebody without salutation by the full name alone.
  func testPresenterGreetsFormallyWithoutSalutation() throws {
    let stage = try VIPERPresenterStage(for: self)
    let name = stage.name(salutation: "")
    stage.presenter.didSwitchFormal(to: true)
    stage.greet(name)
    try stage.shouldShow(
      Wording.formal(name), on: "didGreet(_:)", "leave out a salutation that is empty")
  }

  /// The presenter greets somebody who has only one of the two names by that alone.
  func testPresenterGreetsByASingleName() throws {
    let people = GreetingWorld(for: self).personWithASingleName()
    for name in seededValues().shuffled(people.map(Wording.rawName)) {
      let stage = try VIPERPresenterStage(for: self)
      stage.greet(name)
      try stage.shouldShow(
        Wording.informal(Wording.name(name)), on: "didGreet(_:)",
        "greet by the only name that is not empty")
      stage.presenter.didSwitchFormal(to: true)
      try stage.shouldShow(
        Wording.formal(name), on: "didSwitchFormal(to:)",
        "greet formally by the only name that is not empty")
      stage.presenter.didTapProfile()
      try role.should(
        "ask the router to show a profile with the only name that is not empty",
        on: "didTapProfile()", expected: Wording.profile(name)
      ) { stage.router.profiles.last.map(Wording.profile) }
    }
  }

  /// Informally, the presenter greets by the nickname when there is one.
  func testPresenterGreetsByNickname() throws {
    let stage = try VIPERPresenterStage(for: self)
    let nickname = stage.values.name()
    stage.greet(stage.name(), nickname: nickname)
    try stage.shouldShow(
      Wording.informal(nickname), on: "didGreet(_:)", "greet by the nickname when there is one")
  }

  /// The presenter updates the displayed greeting when Formal is switched.
  func testPresenterRewordsWhenFormalIsSwitched() throws {
    let stage = try VIPERPresenterStage(for: self)
    let member = "didSwitchFormal(to:)"
    let name = stage.name()
    stage.presenter.factsDidChange(GreetingFacts(name: name, nickname: nil, timesGreeted: 0))
    stage.presenter.didSwitchFormal(to: true)
    try role.shouldNot("show a greeting before one was given", on: member, expected: "") {
      stage.view.greeting
    }
    stage.greet(name)
    stage.presenter.didSwitchFormal(to: false)
    try stage.shouldShow(
      Wording.informal(Wording.name(name)), on: member, "update the greeting at once")
    stage.presenter.didSwitchFormal(to: true)
    try stage.shouldShow(Wording.formal(name), on: member, "update the greeting at once")
  }

  /// The presenter updates the displayed greeting when the facts change.
  func testPresenterRewordsWhenFactsChange() throws {
    let stage = try VIPERPresenterStage(for: self)
    let name = stage.name()
    let nickname = stage.values.name()
    let member = "factsDidChange(_:)"
    stage.greet(stage.name())
    stage.presenter.factsDidChange(GreetingFacts(name: name, nickname: nil, timesGreeted: 1))
    try stage.shouldShow(
      Wording.informal(Wording.name(name)), on: member, "word the greeting for the changed name")
    stage.presenter.factsDidChange(GreetingFacts(name: name, nickname: nickname, timesGreeted: 1))
    try stage.shouldShow(
      Wording.informal(nickname), on: member, "word the greeting for the changed nickname")
  }

  /// The presenter passes what is typed as a nickname on to the interactor.
  func testPresenterPassesOnTheNickname() throws {
    let stage = try VIPERPresenterStage(for: self)
    let nickname = stage.values.name()
    stage.presenter.didEnterNickname(nickname)
    try role.should(
      "have the interactor remember the nickname", on: "didEnterNickname(_:)", expected: nickname
    ) { stage.interactor.nickname }
  }

  /// The presenter has the router present the failure, and stops loading.
  func testPresenterReportsAFailure() throws {
    let stage = try VIPERPresenterStage(for: self)
    for failure in stage.values.shuffled([GreetingFailure.connection, .data]) {
      stage.tapGreet()
      stage.presenter.didFail(failure)
      try role.should(
        "ask the router to show the failure", on: "didFail(_:)",
        expected: failure == .connection ? Wording.connection : Wording.data
      ) { stage.router.failures.last }
      try role.should(
        "stop showing that it is loading after a failure", on: "didFail(_:)", expected: false
      ) { stage.view.isLoading }
    }
  }

  /// When Retry is chosen, the presenter asks the interactor to greet once more.
  func testPresenterRetries() throws {
    let member = "showFailure(_:retry:)"
    for reason in [GreetingFailure.connection, .data] {
      let stage = try VIPERPresenterStage(for: self)
      stage.tapGreet()
      stage.presenter.didFail(reason)
      try role.should(
        "ask the router to show the failure", on: "didFail(_:)", actual: "the router was not asked"
      ) { !stage.router.failures.isEmpty }
      let asked = stage.interactor.styles.count
      stage.router.retry()
      try role.should(
        "ask the interactor again when Retry is chosen", on: member,
        actual: "the interactor was not asked"
      ) { stage.interactor.styles.count > asked }
      try role.should(
        "show that it is loading during a second try", on: member, expected: true
      ) { stage.view.isLoading }
    }
  }

  /// The presenter has the interactor record a profile visit, and the router show the profile.
  func testPresenterLeadsToTheProfile() throws {
    let stage = try VIPERPresenterStage(for: self)
    try role.shouldNot(
      "enable Profile before a name is known", on: "factsDidChange(_:)", expected: false
    ) {
      stage.view.isProfileEnabled
    }
    stage.presenter.didTapProfile()
    try role.shouldNot(
      "have a visit recorded before a name is known", on: "didTapProfile()", expected: false
    ) { stage.interactor.hasRecordedVisit }
    let name = stage.name()
    stage.presenter.factsDidChange(GreetingFacts(name: name, nickname: nil, timesGreeted: 0))
    try role.should(
      "enable Profile once a name is known", on: "factsDidChange(_:)", expected: true
    ) { stage.view.isProfileEnabled }
    stage.presenter.didTapProfile()
    try role.should(
      "ask the router to show the person's profile", on: "didTapProfile()",
      expected: Wording.profile(name)
    ) { stage.router.profiles.last.map(Wording.profile) }
    try role.should(
      "have the interactor record the visit", on: "didTapProfile()", expected: true
    ) { stage.interactor.hasRecordedVisit }
  }
}
