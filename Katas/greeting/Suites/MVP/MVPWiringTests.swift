import GreetingContract
import XCTest

/// How the parts of the screen hold together, looked at without loading it.
@MainActor final class MVPWiringTests: XCTestCase {
  /// The presenter works without UIKit: it stores no view, no controller, nothing of UIKit.
  func testPresenterWorksWithoutUIKit() throws {
    let stage = try PresenterStage(for: self)
    stage.presenter.didTapGreet()
    stage.world.answerIfAsked()
    try Role.presenter.shouldStoreNoUIKit(in: ObjectGraph(from: stage.presenter))
  }

  /// The presenter does not keep its view alive.
  func testPresenterDoesNotKeepItsView() throws {
    let solution = try solution(as: (any GreetingMVP.Type).self)
    let world = GreetingWorld(for: self)
    let router = RouterSpy()
    var view: ViewSpy? = ViewSpy()
    weak let trace = view
    let presenter = view.map { view in
      let presenter = solution.makePresenter(
        view: view, router: router, services: world.services)
      presenter.viewIsReady()
      presenter.didTapGreet()
      world.answerIfAsked()
      return presenter
    }
    view = nil
    try Role.presenter.should(
      "not keep its view alive: the view holds the presenter, never the other way round",
      actual: "the view is still in memory"
    ) { trace == nil }
    withExtendedLifetime((presenter, router, world)) {}
  }

  /// The view keeps no services and no person: what it needs is made outside it.
  func testViewKeepsNoModel() throws {
    try structure().viewShouldKeepNoModel()
  }

  /// The screen is built of a view, a presenter and a router, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    let structure = try structure()
    try structure.shouldHold(.presenter, as: (any GreetingPresenter).self)
    try structure.viewShouldNotBe("presenter", as: (any GreetingPresenter).self)
    try structure.viewShouldNotBe("router", as: (any GreetingRouter).self)
  }

  private func structure() throws -> ScreenStructure {
    try ScreenStructure(
      solution(as: (any GreetingMVP.Type).self), in: GreetingWorld(for: self))
  }
}
