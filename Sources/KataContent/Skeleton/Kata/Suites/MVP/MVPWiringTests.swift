import SampleContract
import XCTest

/// How the parts of the screen hold together, looked at without loading it.
@MainActor final class MVPWiringTests: XCTestCase {
  /// The presenter works without UIKit: it stores no view, no controller, nothing of UIKit.
  func testPresenterWorksWithoutUIKit() throws {
    let stage = try PresenterStage(for: self)
    stage.presenter.didTapCount()
    try Role.presenter.shouldStoreNoUIKit(in: ObjectGraph(from: stage.presenter))
  }

  /// The presenter does not keep its view alive.
  func testPresenterDoesNotKeepItsView() throws {
    let solution = try solution(as: (any SampleMVP.Type).self)
    let world = SampleWorld(for: self)
    var view: ViewSpy? = ViewSpy()
    weak let trace = view
    let presenter = view.map { view in
      let presenter = solution.makePresenter(view: view, services: world.services)
      presenter.viewIsReady()
      presenter.didTapCount()
      return presenter
    }
    view = nil
    try Role.presenter.should(
      "not keep its view alive: the view holds the presenter, never the other way round",
      actual: "the view is still in memory"
    ) { trace == nil }
    withExtendedLifetime(presenter) {}
  }

  /// The view keeps no services: what it needs is made outside it.
  func testViewKeepsNoServices() throws {
    try structure().viewShouldKeepNoServices()
  }

  /// The screen is built of a view and a presenter, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    let structure = try structure()
    try structure.shouldHold(.presenter, as: (any SamplePresenter).self)
    try structure.viewShouldNotBe("presenter", as: (any SamplePresenter).self)
  }

  private func structure() throws -> ScreenStructure {
    try ScreenStructure(
      solution(as: (any SampleMVP.Type).self), in: SampleWorld(for: self))
  }
}
