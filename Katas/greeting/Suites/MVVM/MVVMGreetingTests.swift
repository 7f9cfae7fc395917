import GreetingContract
import XCTest

/// What the view model has to show, with no screen anywhere.
@MainActor final class MVVMGreetingTests: XCTestCase {
  private let role = Role.viewModel

  /// From the start, the view model's state holds the nickname and the count that were remembered.
  func testShowsWhatIsRemembered() throws {
    for count in GreetingWorld(for: self).counts() {
      let stage = try ViewModelStage(for: self) { world in
        world.store.nickname = world.values.name()
        world.store.count = count
      }
      try role.should(
        "hold the remembered nickname in its state", expected: stage.world.store.nickname
      ) { stage.viewModel.state.nickname }
      try role.should(
        "word in its state how often people were greeted", expected: Wording.count(count)
      ) { stage.viewModel.state.count }
    }
  }

  /// The view model is loading until the server has answered.
  func testIsBusyUntilTheAnswer() throws {
    let stage = try ViewModelStage(for: self)
    stage.viewModel.greet()
    try role.should(
      "be loading while the server has not answered", on: "greet()",
      expected: true
    ) { stage.viewModel.state.isLoading }
    try stage.world.answer(role, on: "greet()", with: stage.world.person())
    try role.should(
      "stop loading once the server has answered", on: "greet()",
      expected: false
    ) { stage.viewModel.state.isLoading }
  }

  /// The view model greets by first and last name.
  func testGreetsByFullName() throws {
    let stage = try ViewModelStage(for: self)
    let person = stage.world.person()
    try stage.greet(person)
    try stage.shouldShow(
      Wording.informal(Wording.name(person)), on: "greet()", "greet by first and last name")
  }

  /// Formally, the view model greets by salutation and full name.
  func testGreetsFormally() throws {
    let stage = try ViewModelStage(for: self) { $0.store.nickname = $0.values.name() }
    let person = stage.world.person(salutation: stage.world.values.pick(["Dr.", "Prof.", "Ms."]))
    stage.viewModel.setFormal(true)
    try stage.greet(person)
    try stage.shouldShow(
      Wording.formal(person), on: "greet()", "greet formally when Formal is on")
  }

  /// Formally, the view model greets somebody without salutation by the full name alone.
  func testGreetsFormallyWithoutSalutation() throws {
    for without in GreetingWorld.NoSalutation.allCases {
      let stage = try ViewModelStage(for: self)
      let person = stage.world.person(salutation: "")
      stage.viewModel.setFormal(true)
      try stage.greet(person, without: without)
      try stage.shouldShow(
        Wording.formal(person), on: "greet()", "leave out a salutation that is empty")
    }
  }

  /// The view model greets somebody who has only one of the two names by that alone.
  func testGreetsByASingleName() throws {
    for person in seededValues().shuffled(GreetingWorld(for: self).personWithASingleName()) {
      let stage = try ViewModelStage(for: self)
      try stage.greet(person)
      try stage.shouldShow(
        Wording.informal(Wording.name(person)), on: "greet()",
        "greet by the only name that is not empty")
      stage.viewModel.setFormal(true)
      try stage.shouldShow(
        Wording.formal(person), on: "setFormal(_:)",
        "greet formally by the only name that is not empty")
      stage.viewModel.openProfile()
      try role.should(
        "ask the router to show a profile with the only name that is not empty",
        on: "openProfile()", expected: Wording.profile(person)
      ) { stage.router.profiles.last.map(Wording.profile) }
    }
  }

  /// Informally, the view model greets by the nickname when there is one.
  func testGreetsByNickname() throws {
    let stage = try ViewModelStage(for: self)
    let nickname = stage.world.values.name()
    stage.viewModel.setNickname(" \(nickname)  ")
    try stage.greet(stage.world.person())
    try stage.shouldShow(
      Wording.informal(nickname), on: "greet()",
      "greet by the nickname, without the spaces around it")
  }

  /// The view model updates the displayed greeting when Formal is switched.
  func testRewordsWhenFormalIsSwitched() throws {
    let stage = try ViewModelStage(for: self)
    let member = "setFormal(_:)"
    stage.viewModel.setFormal(true)
    try role.shouldNot("show a greeting before somebody asks for one", on: member, expected: "") {
      stage.viewModel.state.greeting
    }
    let person = stage.world.person()
    try stage.greet(person)
    stage.viewModel.setFormal(false)
    try stage.shouldShow(
      Wording.informal(Wording.name(person)), on: member, "update the greeting at once")
    stage.viewModel.setFormal(true)
    try stage.shouldShow(Wording.formal(person), on: member, "update the greeting at once")
  }

  /// The view model updates the greeting when the nickname changes, and again when it is removed.
  func testRewordsWhenTheNicknameChanges() throws {
    let stage = try ViewModelStage(for: self)
    let person = stage.world.person()
    let member = "setNickname(_:)"
    try stage.greet(person)
    try stage.shouldShow(
      Wording.informal(Wording.name(person)), on: "greet()", "greet by first and last name")
    let nickname = stage.world.values.name()
    stage.viewModel.setNickname(nickname)
    try stage.shouldShow(Wording.informal(nickname), on: member, "update the greeting at once")
    stage.viewModel.setNickname("  ")
    try stage.shouldShow(
      Wording.informal(Wording.name(person)), on: member,
      "greet by the full name again once the nickname is blank")
  }
}
