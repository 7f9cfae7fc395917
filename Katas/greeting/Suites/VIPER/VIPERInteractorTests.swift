import GreetingContract
import XCTest

/// The interactor alone, with neither presenter nor screen.
@MainActor final class VIPERInteractorTests: XCTestCase {
  private let role = Role.interactor

  /// When started, the interactor reports the nickname and the count that were remembered.
  func testInteractorReportsWhatIsRemembered() throws {
    let stage = try InteractorStage(for: self) { world in
      world.store.nickname = world.values.name()
      world.store.count = world.values.number(in: 2...99)
    }
    let facts = GreetingFacts(
      name: nil, nickname: stage.world.store.nickname, timesGreeted: stage.world.store.count)
    try role.should(
      "report the facts when it is started", on: "start()", expected: Wording.facts(facts)
    ) { stage.output.facts.map(Wording.facts) }
  }

  /// The interactor hands out a person's salutation, first and last name as they are, unworded.
  func testInteractorHandsOutRawFacts() throws {
    let stage = try InteractorStage(for: self) { $0.store.nickname = $0.values.name() }
    let person = stage.world.person(salutation: stage.world.values.pick(["Dr.", "Prof.", "Ms."]))
    try stage.greet(person)
    try stage.shouldGreet(person)
    try stage.shouldReport(
      "the nickname as it is", stage.world.store.nickname, at: \.nickname, on: "greet(_:)")
  }

  /// For a person without salutation, the interactor reports an empty one.
  func testInteractorReportsAMissingSalutation() throws {
    for without in GreetingWorld.NoSalutation.allCases {
      let stage = try InteractorStage(for: self)
      let person = stage.world.person(salutation: "")
      try stage.greet(person, without: without)
      try stage.shouldGreet(person)
    }
  }

  /// The interactor greets somebody who has only one of the two names, and hands out both parts.
  func testInteractorAcceptsASingleName() throws {
    for person in seededValues().shuffled(GreetingWorld(for: self).personWithASingleName()) {
      let stage = try InteractorStage(for: self)
      try stage.greet(person)
      try stage.shouldGreet(person)
    }
  }

  /// The interactor stores and reports the nickname without spaces around it, or removes it.
  func testInteractorRemembersTheNickname() throws {
    let stage = try InteractorStage(for: self)
    let nickname = stage.world.nickname()
    let member = "rememberNickname(_:)"
    stage.interactor.rememberNickname("  \(nickname) ")
    try role.should(
      "store the nickname under \"greeting.nickname\", without the spaces around it",
      on: member, expected: nickname
    ) { stage.world.store.nickname }
    try stage.shouldReport(
      "the nickname without the spaces around it", nickname, at: \.nickname, on: member)
    for blank in stage.world.blanks() {
      stage.interactor.rememberNickname(nickname)
      stage.interactor.rememberNickname(blank)
      try role.should(
        "remove a blank nickname from the store", on: member, expected: String?.none
      ) { stage.world.store.nickname }
      try stage.shouldReport("that there is no nickname", nil, at: \.nickname, on: member)
    }
  }

  /// The interactor counts every greeting, and nothing else.
  func testInteractorCountsGreetings() throws {
    let before = seededValues().number(in: 1...50)
    let stage = try InteractorStage(for: self) { $0.store.count = before }
    try stage.greet(stage.world.person())
    try shouldCount(before + 1, stage)
    stage.interactor.rememberNickname(stage.world.values.name())
    stage.world.feed.change(to: stage.world.person())
    stage.interactor.greet(.formal)
    try shouldCount(before + 2, stage)
  }

  private func shouldCount(_ count: Int, _ stage: InteractorStage) throws {
    try role.should(
      "store under \"greeting.count\" how often it has greeted", on: "greet(_:)", expected: count
    ) { stage.world.store.count }
    try stage.shouldReport("the count", count, at: \.timesGreeted, on: "greet(_:)")
  }

  /// The interactor asks the server for the person only once, however often it greets.
  func testInteractorAsksTheServerOnlyOnce() throws {
    let stage = try InteractorStage(for: self)
    try stage.greet(stage.world.person())
    try stage.shouldGreet()
    stage.interactor.greet(.informal)
    try role.shouldNot(
      "ask the server for a person it knows already", on: "greet(_:)", expected: false
    ) {
      stage.world.server.isAsked
    }
  }

  /// When the connection fails, the interactor reports just that, and counts no greeting.
  func testInteractorReportsALostConnection() throws {
    let stage = try InteractorStage(for: self)
    stage.interactor.greet(.informal)
    try stage.world.failConnection(role, on: "greet(_:)")
    try shouldFail(.connection, stage)
  }

  /// When the answer holds no person, the interactor reports just that, and counts no greeting.
  func testInteractorReportsAnUnreadableAnswer() throws {
    for nonsense in GreetingWorld(for: self).nonsense() {
      let stage = try InteractorStage(for: self)
      stage.interactor.greet(.informal)
      try stage.world.answer(role, on: "greet(_:)", nonsense: nonsense)
      try shouldFail(.data, stage, "when the answer is \(inWords(nonsense))")
    }
  }

  private func shouldFail(
    _ failure: GreetingFailure, _ stage: InteractorStage,
    _ occasion: String = "when the connection fails"
  ) throws {
    try role.should(
      "call `didFail` with the reason \(occasion)", on: "greet(_:)", expected: failure
    ) { stage.output.failure }
    try role.should(
      "count no greeting after a failure", on: "greet(_:)", expected: 0
    ) { stage.world.store.count }
  }

  /// Asked to greet again after a failure, the interactor asks the server again.
  func testInteractorTriesAgain() throws {
    let stage = try InteractorStage(for: self)
    stage.interactor.greet(.informal)
    try stage.world.failConnection(role, on: "greet(_:)")
    try shouldFail(.connection, stage)
    try stage.greet(stage.world.person())
    try stage.shouldGreet()
  }

  /// The interactor reports a person who was changed elsewhere, and greets that one from then on.
  func testInteractorFollowsTheFeed() throws {
    let stage = try InteractorStage(for: self)
    let person = stage.world.person()
    stage.world.feed.change(to: person)
    try stage.shouldReportName(of: person, on: "start()")
    stage.interactor.greet(.informal)
    try stage.shouldGreet(person)
    let changed = stage.world.person()
    stage.world.feed.change(to: changed)
    try stage.shouldReportName(of: changed, on: "start()")
  }

  /// The interactor records greetings, failures and profile visits, with their details.
  func testInteractorRecordsEvents() throws {
    let stage = try InteractorStage(for: self)
    stage.interactor.greet(.informal)
    try stage.world.failConnection(role, on: "greet(_:)")
    try stage.shouldRecord(["greeting_failed reason=connection"], on: "greet(_:)")
    try stage.greet(stage.world.person())
    try stage.shouldRecord(["greeting_shown style=informal"], on: "greet(_:)")
    stage.interactor.greet(.formal)
    try stage.shouldRecord(["greeting_shown style=formal"], on: "greet(_:)")
    stage.interactor.recordProfileVisit()
    try stage.shouldRecord(["profile_opened"], on: "recordProfileVisit()")
  }
}
