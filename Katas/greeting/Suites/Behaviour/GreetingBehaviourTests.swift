import GreetingContract
@_spi(Driving) import UIKit
import XCTest

/// What the screen does for the person who uses it, whatever it is built of.
@MainActor final class GreetingBehaviourTests: XCTestCase {
  private let role = Role.screen

  /// The screen opens with its title, the nickname and the count, and greets nobody yet.
  func testOpensWithWhatIsRemembered() throws {
    let stage = try ScreenStage(for: self) { world in
      world.store.nickname = world.values.name()
      world.store.count = world.values.number(in: 2...99)
    }
    let store = stage.world.store
    try stage.shouldShow(store.nickname ?? "", at: "nickname", "open with the remembered nickname")
    try stage.shouldShow(
      Wording.count(store.count), at: "count", "open with the number of greetings so far")
    try stage.shouldNotGreet("open without a greeting")
    try role.should("be titled as before", expected: "Greeting") { stage.driver.screenTitle }
    try role.should("open with Profile disabled", expected: false) {
      try stage.driver.isEnabled("profile")
    }
  }

  /// While the person is being fetched, the screen shows that it is busy and Greet is disabled.
  func testIsBusyUntilTheAnswer() throws {
    let stage = try ScreenStage(for: self)
    try role.should("not be busy when it opens", expected: false) {
      stage.driver.isVisible("loading")
    }
    try stage.driver.tap("greet")
    try role.should("disable Greet while it is busy", expected: false) {
      try stage.driver.isEnabled("greet")
    }
    try role.should("show that it is busy until the server answers", expected: true) {
      stage.driver.isVisible("loading")
    }
    try stage.world.answer(role, with: stage.world.person())
    try role.should("enable Greet after the answer", expected: true) {
      try stage.driver.isEnabled("greet")
    }
    try role.should("not be busy after the answer", expected: false) {
      stage.driver.isVisible("loading")
    }
  }

  /// A tap on Greet greets the fetched person by first and last name.
  func testGreetsByFullName() throws {
    let stage = try ScreenStage(for: self)
    let person = stage.world.person()
    try stage.greet(person)
    try stage.shouldGreet(
      Wording.informal(Wording.name(person)), "greet by first and last name")
  }

  /// With Formal on, people are greeted by their salutation, if they have one, and full name.
  func testGreetsFormally() throws {
    let none = GreetingWorld.NoSalutation.allCases.map { ("", $0) }
    let people = [("Dr.", .missing), ("Ms.", .missing)] + none
    for (salutation, without) in seededValues().shuffled(people) {
      let stage = try ScreenStage(for: self) { $0.store.nickname = $0.values.name() }
      let person = stage.world.person(salutation: salutation)
      try stage.driver.setSwitch("formal", on: true)
      try stage.greet(person, without: without)
      try stage.shouldGreet(
        Wording.formal(person),
        salutation.isEmpty
          ? "leave out a salutation that is empty" : "greet by salutation and full name")
    }
  }

  /// Somebody who has only one of the two names is greeted by that, with no space left behind.
  func testGreetsByASingleName() throws {
    for person in seededValues().shuffled(GreetingWorld(for: self).personWithASingleName()) {
      let stage = try ScreenStage(for: self)
      try stage.greet(person)
      try stage.shouldGreet(
        Wording.informal(Wording.name(person)), "greet by the only name that is not empty")
      try stage.driver.setSwitch("formal", on: true)
      try stage.shouldGreet(
        Wording.formal(person), "greet formally by the only name that is not empty")
      try stage.driver.tap("profile")
      try role.should(
        "title the profile with the only name that is not empty", expected: Wording.name(person)
      ) { stage.driver.screenTitle }
    }
  }

  /// A greeting that had to wait for the server reads as Formal stands once it is shown.
  func testGreetsAsFormalStandsAtLast() throws {
    let stage = try ScreenStage(for: self)
    let person = stage.world.person(salutation: stage.world.values.pick(["Dr.", "Prof.", "Ms."]))
    try stage.driver.tap("greet")
    try stage.driver.setSwitch("formal", on: true)
    try stage.world.answer(role, with: person)
    try stage.shouldGreet(
      Wording.formal(person), "greet formally when Formal was switched on during the request")
  }

  /// With a nickname and Formal off, the person is greeted by the nickname.
  func testGreetsByNickname() throws {
    let stage = try ScreenStage(for: self)
    let nickname = stage.world.values.name()
    try stage.driver.type(" \(nickname) ", into: "nickname")
    try stage.greet(stage.world.person())
    try stage.shouldGreet(
      Wording.informal(nickname), "greet by the nickname, without the spaces around it")
  }

  /// A displayed greeting is updated when Formal is switched or the nickname changes.
  func testRewordsAShownGreeting() throws {
    let stage = try ScreenStage(for: self)
    try stage.driver.setSwitch("formal", on: true)
    try stage.shouldNotGreet("show no greeting before Greet is tapped")
    try stage.driver.setSwitch("formal", on: false)
    let person = stage.world.person()
    try stage.greet(person)
    try stage.shouldGreet(Wording.informal(Wording.name(person)), "greet by first and last name")
    try stage.driver.setSwitch("formal", on: true)
    try stage.shouldGreet(Wording.formal(person), "update the greeting when Formal is switched")
    try stage.driver.setSwitch("formal", on: false)
    for (before, after) in [("", ""), ("  ", " ")] {
      let nickname = stage.world.values.name()
      try stage.driver.type(before + nickname + after, into: "nickname")
      try stage.shouldGreet(
        Wording.informal(nickname), "update the greeting when the nickname changes")
    }
    for blank in stage.world.blanks() {
      try stage.driver.type(stage.world.values.name(), into: "nickname")
      try stage.driver.type(blank, into: "nickname")
      try stage.shouldGreet(
        Wording.informal(Wording.name(person)), "use the full name when the nickname is gone")
    }
  }

  /// The nickname is stored without the spaces around it, and removed when the field is blank.
  func testRemembersTheNickname() throws {
    let stage = try ScreenStage(for: self)
    let nickname = stage.world.nickname()
    try stage.driver.type("  \(nickname) ", into: "nickname")
    try role.should(
      "store the nickname under \"greeting.nickname\", without the spaces around it",
      expected: nickname
    ) { stage.world.store.nickname }
    try stage.shouldShow(
      "  \(nickname) ", at: "nickname", "leave the field as it was typed, spaces included")
    for blank in stage.world.blanks() {
      try stage.driver.type(nickname, into: "nickname")
      try stage.driver.type(blank, into: "nickname")
      try role.should("remove a blank nickname from the store", expected: String?.none) {
        stage.world.store.nickname
      }
    }
  }

  /// Every greeting is counted; the count is stored, and shown in words.
  func testCountsGreetings() throws {
    let stage = try ScreenStage(for: self)
    try stage.shouldShow(Wording.count(0), at: "count", "say that nobody was greeted yet")
    try stage.greet(stage.world.person())
    try stage.shouldShow(Wording.count(1), at: "count", "say that it has greeted once")
    try stage.driver.setSwitch("formal", on: true)
    try stage.driver.type(stage.world.values.name(), into: "nickname")
    let more = stage.world.values.number(in: 1...4)
    for _ in 0..<more { try stage.driver.tap("greet") }
    try stage.shouldShow(
      Wording.count(1 + more), at: "count", "count the taps on Greet, and nothing else")
    try role.should("store the count under \"greeting.count\"", expected: 1 + more) {
      stage.world.store.count
    }
  }

  /// The server is asked for "/person", and only until a person is known.
  func testAsksTheServerOnlyOnce() throws {
    let stage = try ScreenStage(for: self)
    let person = stage.world.person()
    try stage.greet(person)
    try stage.shouldGreet(Wording.informal(Wording.name(person)), "greet by first and last name")
    try stage.driver.tap("greet")
    try role.shouldNot("ask the server for a person it knows already", expected: false) {
      stage.world.server.isAsked
    }
    try role.should("ask the server for \"/person\"", expected: ["/person"]) {
      stage.world.server.paths
    }
  }

  /// A lost connection is reported in an alert, and Retry asks the server again.
  func testOffersRetry() throws {
    let stage = try ScreenStage(for: self)
    try stage.driver.tap("greet")
    try stage.world.failConnection(role)
    try stage.shouldAlert(Wording.connection)
    try role.should("title the alert", expected: "Nobody to greet") { stage.driver.alert?.title }
    try role.should("count no greeting after a failure", expected: 0) { stage.world.store.count }
    try stage.driver.tap("Retry")
    try role.should("show that it is busy during a second try", expected: true) {
      stage.driver.isVisible("loading")
    }
    let person = stage.world.person()
    try stage.world.answer(role, "when Retry is chosen", with: person)
    try stage.shouldGreet(
      Wording.informal(Wording.name(person)), "greet once a second try has succeeded")
  }

  /// An answer that holds no person is reported in an alert, and Cancel leaves a screen that works.
  func testExplainsAnUnreadableAnswer() throws {
    let stage = try ScreenStage(for: self)
    for nonsense in stage.world.nonsense() {
      try stage.driver.tap("greet")
      try stage.world.answer(role, nonsense: nonsense)
      try stage.shouldAlert(Wording.data, "when the answer is \(inWords(nonsense))")
      try stage.driver.tap("Cancel")
    }
    try role.should("enable Greet after a failure", expected: true) {
      try stage.driver.isEnabled("greet")
    }
    try stage.shouldNotGreet("show no greeting after a failure")
  }

  /// Once a person is known, Profile opens that person's profile.
  func testOpensTheProfile() throws {
    let stage = try ScreenStage(for: self)
    let person = stage.world.person(salutation: stage.world.values.pick(["Dr.", "Prof.", "Ms."]))
    try stage.greet(person)
    try role.should("enable Profile once a person is known", expected: true) {
      try stage.driver.isEnabled("profile")
    }
    try stage.driver.tap("profile")
    try role.should("open a profile titled with the full name", expected: Wording.name(person)) {
      stage.driver.screenTitle
    }
    try stage.shouldShow(
      person.salutation, at: "salutation", "show the salutation on the profile")
  }

  /// When the person is changed elsewhere, a shown greeting and the profile follow.
  func testFollowsTheFeed() throws {
    let stage = try ScreenStage(for: self)
    let first = stage.world.person()
    stage.world.feed.change(to: first)
    try role.should("enable Profile once a person is known", expected: true) {
      try stage.driver.isEnabled("profile")
    }
    try stage.shouldNotGreet("greet nobody before Greet is tapped")
    try stage.driver.tap("greet")
    try stage.shouldGreet(
      Wording.informal(Wording.name(first)), "greet the person that the feed told of")
    let changed = stage.world.person()
    stage.world.feed.change(to: changed)
    try stage.shouldGreet(
      Wording.informal(Wording.name(changed)), "word the greeting for the changed person")
    try role.should("count no greeting when the person is changed", expected: 1) {
      stage.world.store.count
    }
    try stage.driver.tap("profile")
    try role.should("open the changed person's profile", expected: Wording.name(changed)) {
      stage.driver.screenTitle
    }
  }

  /// Greetings, failures and profile visits are recorded for statistics.
  func testRecordsEvents() throws {
    let stage = try ScreenStage(for: self)
    let log = stage.world.log
    try stage.driver.tap("greet")
    try stage.world.failConnection(role)
    try stage.shouldAlert(Wording.connection)
    try stage.driver.tap("Cancel")
    try stage.driver.tap("greet")
    try stage.world.answer(role, nonsense: "<html>\(stage.world.values.word())</html>")
    try stage.shouldAlert(Wording.data)
    try log.shouldRecord(
      ["greeting_failed reason=connection", "greeting_failed reason=data"], by: role)
    try stage.driver.tap("Cancel")
    try stage.greet(stage.world.person())
    try stage.driver.setSwitch("formal", on: true)
    try log.shouldRecord(["greeting_shown style=informal"], by: role)
    try stage.driver.tap("greet")
    try stage.driver.tap("profile")
    try log.shouldRecord(["greeting_shown style=formal", "profile_opened"], by: role)
  }

  /// Two screens with services of their own, used in turn, share no state.
  func testKeepsTwoScreensApart() throws {
    let first = try ScreenStage(for: self)
    let second = try ScreenStage(for: self)
    let (ann, bob) = (first.world.person(), first.world.person())
    try first.greet(ann)
    try second.greet(bob)
    try first.shouldGreet(
      Wording.informal(Wording.name(ann)), "greet with its own services, whatever another does")
    try second.shouldGreet(
      Wording.informal(Wording.name(bob)), "greet with its own services, whatever another does")
    try first.driver.tap("greet")
    try role.should(
      "count in the store it was given, and in no other screen's", expected: "2 here, 1 there"
    ) { "\(first.world.store.count) here, \(second.world.store.count) there" }
    let nickname = first.world.values.name()
    try first.driver.type(nickname, into: "nickname")
    try role.should(
      "store the nickname in the store it was given", expected: nickname
    ) { first.world.store.nickname }
    try role.shouldNot(
      "store the nickname in another screen's store", expected: String?.none
    ) { second.world.store.nickname }
  }
}
