import KataCore
import KataReporting
import Testing

struct DesignSentenceTests {
  @Test(arguments: SampleScores.everyRule + SampleScores.bareRules + [SampleScores.hostile])
  func isWholeHoweverLittleIsKnown(_ finding: DesignFinding) {
    let sentence = DesignSentence(finding)
    let texts = [sentence.summary, sentence.reason] + [sentence.step].compactMap(\.self)
    for text in texts {
      #expect(!text.isEmpty && !text.contains("  ") && !text.contains("nil"))
      #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(text)")
      #expect(text.first?.isLowercase == false, "\(text)")
    }
    #expect(!sentence.summary.hasSuffix("."))
    #expect(sentence.reason.hasSuffix("."))
    #expect((sentence.step == nil) == (finding.level == .praise))
  }

  @Test(arguments: DesignFinding.Rule.allCases)
  func namesALessonThatExists(_ rule: DesignFinding.Rule) {
    #expect(["why", "mvc", "mvp", "mvvm", "viper", "choosing"].contains(rule.lesson))
    #expect(DesignSentence(DesignFinding(rule, .note, lesson: "viper")).lesson == "viper")
  }

  @Test func blamesNobody() {
    for finding in SampleScores.everyRule + SampleScores.bareRules {
      let sentence = DesignSentence(finding)
      let text = "\(sentence.summary) \(sentence.reason) \(sentence.step ?? "")".lowercased()
      for word in ["wrong", "bad", "should have", "mistake", "you forgot", "poor", "must"] {
        #expect(!text.contains(word), "\(text)")
      }
    }
  }

  @Test func saysADifferentThingForEachRule() {
    let summaries = SampleScores.bareRules.map { DesignSentence($0).summary }
    #expect(Set(summaries).count == DesignFinding.Rule.allCases.count)
    #expect(Set(DesignFinding.Rule.allCases.map(\.description)).count == summaries.count)
  }

  @Test func tellsNumbersAsPeopleDo() {
    func summary(_ rule: DesignFinding.Rule, _ amount: Double) -> String {
      let finding = DesignFinding(
        rule, .advice, type: "A", responsibilities: [.storage], amount: amount)
      return DesignSentence(finding).summary
    }
    #expect(summary(.manyJobs, 3.618) == "`A` does 3.6 jobs: storage")
    #expect(summary(.misplacedDuty, 1) == "`A` stores and looks up values (1 line)")
    #expect(summary(.misplacedDuty, 4) == "`A` stores and looks up values (4 lines)")
    #expect(summary(.growth, 2.44) == "The code has grown to 2.4 times the starter's")
    #expect(summary(.logicBesideUIKit, 1) == "1 line of logic in `A` shares a file with UIKit")
    #expect(summary(.scattered, 1) == "`A` holds too little to be worth a name")
    #expect(
      summary(.scattered, 4) == "4 types hold too little to be worth their names, `A` for one")
    #expect(summary(.ceremony, 0.3) == "30% of all declarations add form and no work, `A` for one")
  }

  @Test func countsEachLineOnceWhateverItsAtomsWeigh() {
    let places = [12, 12, 13].map { SampleScores.at(SampleScores.presenter, $0) }
    let finding = DesignFinding(
      .misplacedDuty, .advice, type: "A", responsibilities: [.viewEvents], locations: places,
      amount: 1.33)
    #expect(DesignSentence(finding).summary == "`A` hears taps and edits (2 lines)")
  }

  @Test(arguments: [
    (11.6, "about 12 points of distribution"), (1.2, "about 1 point of distribution"),
  ])
  func tellsWhatMendingGains(_ gain: Double, _ words: String) {
    let finding = DesignFinding(.misplacedDuty, .advice, gain: gain)
    #expect(DesignSentence(finding).gain == words)
  }

  @Test(arguments: [0.2, -3, .nan])
  func promisesNoGainThatIsNone(_ gain: Double) {
    #expect(DesignSentence(DesignFinding(.misplacedDuty, .advice, gain: gain)).gain == nil)
  }

  @Test(arguments: ["a < b\na <= b", "a < b → a <= b", "a < b -> a <= b"])
  func readsAChangeFromItsDetail(_ detail: String) {
    let sentence = DesignSentence(DesignFinding(.survivor, .advice, detail: detail))
    #expect(sentence.change == CodeChange(original: "a < b", replacement: "a <= b"))
  }

  // MARK: Who asks whom

  private static func move(
    _ duties: [Responsibility], from role: Role, to home: Role, named other: String? = nil,
    asker: Role? = nil, members: [String] = []
  ) -> DesignSentence {
    DesignSentence(
      DesignFinding(
        .misplacedDuty, .advice, type: "A", responsibilities: duties, other: other,
        locations: (1...4).map { SampleScores.at(SampleScores.presenter, $0) }, home: home,
        role: role, asker: asker, members: members))
  }

  @Test func namesTheMembersThatMove() {
    func summary(_ members: String...) -> String {
      Self.move([.presentation], from: .view, to: .presenter, members: members).summary
    }
    #expect(summary("show(count:)") == "`A` words texts in `show(count:)` (4 lines)")
    #expect(summary("a()", "b()", "c()") == "`A` words texts in `a()`, `b()` and `c()` (4 lines)")
    #expect(
      summary("a()", "b()", "c()", "d()") == "`A` words texts in `a()`, `b()` and 2 more (4 lines)")
  }

  @Test func letsThePresenterTellTheViewAndTheViewShowAState() throws {
    let told = try #require(
      Self.move([.presentation], from: .view, to: .presenter, named: "P").step)
    #expect(told.contains("`P`") && told.contains("is told finished texts"))
    let shown = try #require(Self.move([.presentation], from: .view, to: .viewModel).step)
    #expect(shown.contains("a view model") && shown.contains("what its state says"))
  }

  @Test(arguments: [
    (Role.view, Role.interactor, Role?.some(.presenter), "the presenter asks it"),
    (.view, .router, .some(.viewModel), "let the view model ask it"),
    (.view, .service, .some(.presenter), "hand it to the presenter"),
    (.presenter, .service, nil, "hand it to `A`"),
    (.presenter, .interactor, nil, "answer with facts"),
    (.router, .interactor, .some(.presenter), "the presenter asks it"),
    (.interactor, .presenter, nil, "Answer with facts"),
  ])
  func saysWhoAsksFromThenOn(from: Role, to: Role, asker: Role?, words: String) throws {
    let step = try #require(Self.move([.storage], from: from, to: to, asker: asker).step)
    #expect(step.contains(words), "\(step)")
  }

  @Test func neverTellsWhoStandsBelowToAskTheScreen() throws {
    for (role, home) in [(Role.viewModel, Role.view), (.presenter, .view), (.router, .presenter)] {
      let step = try #require(Self.move([.layout], from: role, to: home, named: "S").step)
      #expect(!step.contains("ask"), "\(step)")
    }
  }

  // MARK: What a learner writes

  @Test func tellsWhatToDeclareWeak() throws {
    let ring = DesignSentence(
      DesignFinding(
        .strongRing, .essential, type: "Way", member: "screen", other: "Maker", detail: "way"))
    #expect(ring.summary.hasPrefix("`Way.screen` and `Maker.way` close a ring"))
    #expect(try #require(ring.step).contains("`screen` as a `weak var` of an optional type"))
  }

  @Test func tellsAClosureFromAMethodThatHoldsItsOwner() throws {
    func step(_ method: String?) throws -> String {
      let finding = DesignFinding(
        .strongRing, .essential, type: "Maker", other: "Feed", detail: method)
      return try #require(DesignSentence(finding).step)
    }
    #expect(try step(nil).hasPrefix("Begin the closure with `[weak self]`"))
    #expect(try step("changed").contains("`{ [weak self] in self?.changed($0) }` in place of"))
  }

  @Test func callsTheFunctionThatKeepsTheRule() throws {
    let finding = DesignFinding(
      .repeatedRule, .advice, type: "Maker", member: "open()", other: "Texts",
      detail: "Texts.name(_:)")
    #expect(DesignSentence(finding).step == "Call `Texts.name(_:)` there instead.")
  }

  @Test func writesTheConformancesOfAContract() throws {
    let finding = DesignFinding(
      .missingSeam, .essential, type: "Solution", other: "GreetingVIPER", detail: "Work\nTalk",
      contract: ["Work: GreetingInteractor", "Talk: GreetingPresenter", "Solution: GreetingVIPER"],
      spare: ["Person"])
    let step = try #require(DesignSentence(finding).step)
    #expect(
      step
        == "Let `Work` conform to `GreetingInteractor` and `Talk` to `GreetingPresenter`; then write `extension Solution: GreetingVIPER`, which makes the parts. What the interactor reports are facts then, and `Person` stays with it."
    )
  }

  @Test func tellsWhereToBeginWithMuch() throws {
    func step(_ lines: Int) throws -> String {
      let finding = DesignFinding(
        .misplacedDuty, .essential, type: "Screen", responsibilities: [.presentation],
        locations: (1...lines).map { SampleScores.at(SampleScores.controller, $0) },
        home: .presenter, role: .view, members: ["a()", "b()", "c()", "d()"],
        contract: ["GreetingPresenter", "Solution: GreetingMVP"])
      return try #require(DesignSentence(finding).step)
    }
    #expect(
      try step(13)
        == "Move these lines to a presenter, a class that conforms to `GreetingPresenter`; the view reports what happened and is told finished texts. Write `extension Solution: GreetingMVP` with it, and checks tell more. Go one function at a time, `a()` first."
    )
    #expect(try !step(12).contains("one function at a time"))
  }

  @Test func tellsWhatWaitsAndWhatCanGo() throws {
    let finding = DesignFinding(
      .misplacedDuty, .advice, type: "Screen", responsibilities: [.logging], other: "Model",
      home: .viewModel, role: .view, waiting: ["openProfile()"], spare: ["log"])
    let step = try #require(DesignSentence(finding).step)
    #expect(
      step.hasSuffix("`openProfile()` is still empty: fill it. Then `Screen` needs no `log`."))
  }

  @Test func asksForATestWhereOneCanBeWritten() throws {
    func step(_ role: Role) throws -> String {
      let finding = DesignFinding(
        .survivor, .advice, type: "A", member: "words(_:)", detail: "a → b", role: role)
      return try #require(DesignSentence(finding).step)
    }
    #expect(try step(.presenter).hasPrefix("Write a test that calls `words(_:)`"))
    #expect(try step(.view).hasPrefix("Move this"))
  }

  @Test func saysWhichCaseDoesNotHoldAndWhatToTry() {
    func sentence(_ members: [String], _ detail: String?) -> DesignSentence {
      DesignSentence(
        DesignFinding(
          .brokenPart, .essential, type: "Model", member: "greet()", detail: detail,
          members: members))
    }
    let hinted = sentence(["one", "two"], "It greets.\nWord it anew.")
    #expect(hinted.summary == "A case of the pattern does not hold, nor does one more: It greets")
    #expect(hinted.step == "Word it anew. `kata check` tells what was expected.")
    let plain = sentence(["one"], "It greets.")
    #expect(plain.summary == "A case of the pattern does not hold: It greets")
    #expect(plain.step == "`kata check` tells what was expected of `Model.greet()`.")
  }

  @Test func saysHowManyCasesFindSomethingInMemory() {
    let sentence = DesignSentence(
      DesignFinding(.leftInMemory, .essential, amount: 5, members: ["one", "two"]))
    #expect(
      sentence.summary
        == "Something stays in memory once the screen is left: 2 of 5 cases fail")
  }

  @Test func namesWhatAClosureIsToHoldWeakly() {
    let ring = DesignSentence(
      DesignFinding(.strongRing, .essential, type: "Page", other: "Model", spare: ["page"]))
    #expect(ring.step == "Begin the closure with `[weak page]`, and write `page?.` in it.")
  }

  @Test func tellsWhatAnEventBrings() {
    let asking = DesignSentence(
      DesignFinding(
        .wrongWayReference, .essential, type: "P", other: "V", detail: "didSwitch(to:)",
        home: .view, remedy: .bind, members: ["isOn"], spare: ["Inputs"]))
    #expect(asking.summary == "`P` asks `V` for `isOn`, by a second protocol, `Inputs`")
    #expect(asking.step?.hasPrefix("`didSwitch(to:)` brings it already") == true)
    #expect(asking.step?.hasSuffix("and delete `Inputs` with all that asks for it.") == true)
  }

  @Test func tellsWhoTakesItsPartsOrIsGivenNone() {
    let located = DesignSentence(
      DesignFinding(
        .wrongWayReference, .essential, type: "M", other: "Parts", home: .other, remedy: .handIn,
        members: ["Log", "Feed"]))
    #expect(located.step?.hasPrefix("Hand `Log` and `Feed` to its initialiser") == true)
    let passed = DesignSentence(
      DesignFinding(
        .unaskedPart, .essential, type: "S", other: "M", detail: "Model", remedy: .handIn,
        members: ["store", "words"], spare: ["makeModel()"]))
    #expect(
      passed.summary == "The screen runs past `M`: `S` keeps `store` and `words` in its place")
    #expect(
      passed.step?.hasSuffix("as `makeModel()` does; then it needs no `store` or `words`.") == true)
  }

  @Test func tellsWhatIsBegunTooOften() {
    let start = DesignSentence(
      DesignFinding(
        .repeatedStart, .essential, type: "S", member: "viewWillAppear(_:)", other: "P",
        detail: "begin()"))
    #expect(
      start.summary
        == "`S` calls `begin()` in `viewWillAppear(_:)`, which runs each time it comes back")
    #expect(start.step?.hasPrefix("Call `begin()` once, at the end of `viewDidLoad()`") == true)
  }

  @Test func tellsWhatAStateIsMadeOrHeldBackBy() {
    let reducer = DesignSentence(
      DesignFinding(
        .misplacedDuty, .essential, type: "R", member: "next(_:_:)", responsibilities: [.storage],
        other: "E", locations: [SampleScores.at(SampleScores.presenter, 3)], remedy: .report,
        work: [.storing]))
    #expect(
      reducer.summary
        == "`R.next(_:_:)` makes the next state, and stores and looks up values on the way (1 line)"
    )
    #expect(reducer.step?.contains("let `E` do that") == true)
    let withheld = DesignSentence(
      DesignFinding(
        .misplacedDuty, .essential, type: "I", member: "isShown", other: "P", remedy: .publish,
        members: ["load()"]))
    #expect(withheld.summary == "`I.isShown` holds a report back in `load()`")
    #expect(withheld.step?.hasPrefix("Delete `isShown`, report each change") == true)
    let copy = DesignSentence(
      DesignFinding(
        .repeatedRule, .advice, type: "P", member: "asked", detail: "count", remedy: .bind,
        members: ["fail()"]))
    #expect(copy.summary == "`P.asked` is a copy of `count` to try again with in `fail()`")
    #expect(copy.step == "Read `count` as it is then, as the first try does, and delete `asked`.")
  }
}
