import GreetingContract
@_spi(Driving) import UIKit
import XCTest

/// A learner's presenter between a view, an interactor and a router that belong to the suite.
@MainActor struct VIPERPresenterStage {
  let values: SeededValues
  let view = ViewSpy()
  let interactor = InteractorSpy()
  let router = RouterSpy()
  let presenter: any GreetingPresenter & GreetingInteractorOutput

  /// Makes the presenter, tells it that its view is ready, and hands it the first facts.
  init(for test: XCTestCase, facts: GreetingFacts? = nil) throws {
    let solution = try test.solution(as: (any GreetingVIPER.Type).self)
    values = test.seededValues()
    presenter = solution.makePresenter(view: view, interactor: interactor, router: router)
    presenter.viewIsReady()
    try Role.presenter.should("start the interactor", on: "viewIsReady()", expected: true) {
      interactor.isStarted
    }
    presenter.factsDidChange(facts ?? GreetingFacts(name: nil, nickname: nil, timesGreeted: 0))
    MainQueue.settle()
  }

  /// Taps Greet, and gives the presenter time to ask the interactor.
  func tapGreet() {
    presenter.didTapGreet()
    MainQueue.settle()
  }

  /// A made-up name, with a salutation unless another one is given.
  func name(salutation: String? = nil) -> PersonName {
    PersonName(
      salutation: salutation ?? values.pick(["Dr.", "Prof.", "Ms.", "Mr."]),
      first: values.name(), last: values.name())
  }

  /// Taps Greet and reports a greeting of `name`, with more greetings than there were taps.
  @discardableResult
  func greet(_ name: PersonName, nickname: String? = nil) -> GreetingFacts {
    let facts = GreetingFacts(
      name: name, nickname: nickname, timesGreeted: values.number(in: 10...99))
    tapGreet()
    presenter.didGreet(facts)
    MainQueue.settle()
    return facts
  }

  /// Fails the case unless the view shows `greeting`.
  func shouldShow(_ greeting: String, on member: String, _ what: String) throws {
    try Role.presenter.should(what, on: member, expected: greeting) { view.greeting }
  }
}
