import GreetingContract
import XCTest

/// How the parts of the screen hold together.
///
/// The last two cases do load the screen, which the rest of this folder never does: whether the
/// parts that `makeScreen(services:)` connects are the ones that work shows nowhere else.
@MainActor final class MVPWiringTests: XCTestCase {
  /// The screen is built of a view, a presenter and a router, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    let structure = try structure()
    try structure.part(.presenter, as: (any GreetingPresenter).self)
    try structure.rolesShouldBeApart()
  }

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

  private func structure() throws -> ScreenStructure {
    try ScreenStructure(
      solution(as: (any GreetingMVP.Type).self), in: GreetingWorld(for: self))
  }

  /// The presenter that the screen stores is the one that works behind it.
  func testScreenWorksThroughItsPresenter() throws {
    _ = try solution(as: (any GreetingMVP.Type).self)
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

  /// Between its own view and another router, the presenter navigates only through its router.
  func testPresenterLeavesTheScreenToItsRouter() throws {
    let solution = try solution(as: (any GreetingMVP.Type).self)
    let stage = try ScreenStage(for: self)
    let view = try stage.structure().part(.view, as: (any GreetingView).self)
    let (world, router) = (GreetingWorld(for: self), RouterSpy())
    let presenter = solution.makePresenter(view: view, router: router, services: world.services)
    presenter.viewIsReady()
    try stage.shouldLeaveOnlyThrough(router, presenter, in: world)
  }
}
