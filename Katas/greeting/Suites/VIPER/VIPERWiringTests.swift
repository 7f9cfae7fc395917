import GreetingContract
import XCTest

/// How the roles hold together, looked at without loading the screen.
@MainActor final class VIPERWiringTests: XCTestCase {
  /// The presenter works without UIKit: it stores no view, no controller, nothing of UIKit.
  func testPresenterWorksWithoutUIKit() throws {
    let stage = try VIPERPresenterStage(for: self)
    stage.greet(stage.name())
    try Role.presenter.shouldStoreNoUIKit(in: ObjectGraph(from: stage.presenter))
  }

  /// The presenter keeps no services and no person: both belong to the interactor.
  func testPresenterKeepsNoModel() throws {
    let stage = try VIPERPresenterStage(for: self)
    stage.greet(stage.name())
    try Role.presenter.shouldStoreNone(
      "keep no services and no person, which belong to the interactor",
      in: ObjectGraph(from: stage.presenter), where: ScreenStructure.isModel)
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
    try structure().viewShouldKeepNoModel { property in
      property.types.contains { $0 == (any GreetingInteractor).self }
        || property.contents.contains { $0 is any GreetingInteractor }
    }
  }

  /// The screen is built of view, presenter, interactor and router, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    let structure = try structure()
    try structure.shouldHold(.presenter, as: (any GreetingPresenter).self)
    try structure.shouldHold(.interactor, as: (any GreetingInteractor).self)
    try structure.viewShouldNotBe("presenter", as: (any GreetingPresenter).self)
    try structure.viewShouldNotBe("interactor", as: (any GreetingInteractor).self)
    try structure.viewShouldNotBe("router", as: (any GreetingRouter).self)
  }

  private func structure() throws -> ScreenStructure {
    try ScreenStructure(
      solution(as: (any GreetingVIPER.Type).self), in: GreetingWorld(for: self))
  }
}
