import GreetingContract
import XCTest

/// How the roles hold together.
///
/// The last three cases do load the screen, which the rest of this folder never does: whether the
/// parts that `makeScreen(services:)` connects are the ones that work shows nowhere else.
@MainActor final class VIPERWiringTests: XCTestCase {
  /// The screen is built of view, presenter, interactor and router, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    let structure = try structure()
    try structure.part(.presenter, as: (any GreetingPresenter).self)
    try structure.part(.interactor, as: (any GreetingInteractor).self)
    try structure.rolesShouldBeApart()
  }

  /// The presenter works without UIKit: it stores no view, no controller, nothing of UIKit.
  func testPresenterWorksWithoutUIKit() throws {
    let stage = try VIPERPresenterStage(for: self)
    stage.greet(stage.name())
    try Role.presenter.shouldStoreNoUIKit(in: ObjectGraph(from: stage.presenter))
  }

  /// The presenter keeps no services and no person: both belong to the interactor.
  func testPresenterKeepsNoModel() throws {
    try structure().presenterShouldKeepNoModel()
  }

  /// The presenter does not keep its view alive.
  func testPresenterDoesNotKeepItsView() throws {
    let solution = try solution(as: (any GreetingVIPER.Type).self)
    let router = RouterSpy()
    let interactor = InteractorSpy()
    var view: ViewSpy? = ViewSpy()
    weak let trace = view
    let presenter = view.map { view in
      solution.makePresenter(view: view, interactor: interactor, router: router)
    }
    presenter?.viewIsReady()
    presenter?.factsDidChange(GreetingFacts(name: nil, nickname: nil, timesGreeted: 0))
    view = nil
    try Role.presenter.should(
      "not keep its view alive: the view holds the presenter, never the other way round",
      actual: "the view is still in memory"
    ) { trace == nil }
    withExtendedLifetime((presenter, router, interactor)) {}
  }

  /// The interactor knows neither view nor router, and works without UIKit.
  func testInteractorKnowsNoViewAndNoRouter() throws {
    let stage = try InteractorStage(for: self)
    stage.interactor.greet(.informal)
    stage.world.answerIfAsked()
    let graph = try ObjectGraph(from: stage.interactor)
    try Role.interactor.shouldStoreNoUIKit(in: graph)
    try Role.interactor.shouldStoreNone("know neither view nor router", in: graph) { property in
      property.types.contains { type in
        type == (any GreetingView).self || type == (any GreetingRouter).self
      }
    }
  }

  /// The interactor does not keep its output alive.
  func testInteractorDoesNotKeepItsOutput() throws {
    let solution = try solution(as: (any GreetingVIPER.Type).self)
    let world = GreetingWorld(for: self)
    let interactor = solution.makeInteractor(services: world.services)
    var output: OutputSpy? = OutputSpy()
    weak let trace = output
    interactor.output = output
    interactor.start()
    output = nil
    try Role.interactor.should(
      "not keep its output alive: the output holds the interactor, never the other way round",
      on: "output", actual: "the output is still in memory"
    ) { trace == nil }
    withExtendedLifetime((interactor, world)) {}
  }

  /// The view keeps no services, no person and no interactor: it knows its presenter alone.
  func testViewKeepsNoModel() throws {
    try structure().viewShouldKeepNoModel()
  }

  private func structure() throws -> ScreenStructure {
    try ScreenStructure(
      solution(as: (any GreetingVIPER.Type).self), in: GreetingWorld(for: self))
  }

  /// The presenter that the screen stores is the one that works behind it.
  func testScreenWorksThroughItsPresenter() throws {
    _ = try solution(as: (any GreetingVIPER.Type).self)
    let stage = try ScreenStage(for: self)
    let presenter = try stage.structure().part(.presenter, as: (any GreetingPresenter).self)
    let person = stage.world.person()
    try stage.greetFormally(person)
    presenter.didSwitchFormal(to: false)
    try stage.shouldGreet(
      Wording.informal(Wording.name(person)), by: .presenter, on: "didSwitchFormal(to:)",
      "have received the tap on Greet, and have its screen show the updated greeting")
    presenter.didTapGreet()
    try stage.shouldCountTwo(.presenter, on: "didTapGreet()")
  }

  /// The interactor that the presenter stores is the one that works behind it.
  func testPresenterWorksThroughItsInteractor() throws {
    _ = try solution(as: (any GreetingVIPER.Type).self)
    let stage = try ScreenStage(for: self)
    let interactor = try stage.structure().part(.interactor, as: (any GreetingInteractor).self)
    let person = stage.world.person()
    try stage.greet(person)
    try stage.shouldGreet(
      Wording.informal(Wording.name(person)), "greet by first and last name")
    interactor.greet(.informal)
    try stage.shouldCountTwo(.interactor, on: "greet(_:)")
  }

  /// Between the solution's own view and another router, the parts leave only through that.
  func testPresenterLeavesTheScreenToItsRouter() throws {
    let solution = try solution(as: (any GreetingVIPER.Type).self)
    let stage = try ScreenStage(for: self)
    let view = try stage.structure().part(.view, as: (any GreetingView).self)
    let (world, router) = (GreetingWorld(for: self), RouterSpy())
    let interactor = solution.makeInteractor(services: world.services)
    let presenter = solution.makePresenter(view: view, interactor: interactor, router: router)
    interactor.output = presenter
    presenter.viewIsReady()
    try stage.shouldLeaveOnlyThrough(router, presenter, in: world)
  }
}
