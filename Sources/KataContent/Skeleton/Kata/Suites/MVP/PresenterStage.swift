import SampleContract
@_spi(Driving) import UIKit
import XCTest

/// A learner's presenter between a view and services that belong to the suite.
@MainActor struct PresenterStage {
  let world: SampleWorld
  let view = ViewSpy()
  let presenter: any SamplePresenter

  /// Makes the presenter, once `prepare` has filled the services, and says its view is ready.
  init(for test: XCTestCase, preparing prepare: (SampleWorld) -> Void = { _ in }) throws {
    let solution = try test.solution(as: (any SampleMVP.Type).self)
    world = SampleWorld(for: test)
    prepare(world)
    presenter = solution.makePresenter(view: view, services: world.services)
    presenter.viewIsReady()
    MainQueue.settle()
  }

  /// Fails the case unless the view shows this count in words.
  func shouldShow(_ count: Int, on member: String, _ what: String) throws {
    try Role.presenter.should(what, on: member, expected: Wording.count(count)) { view.count }
  }
}
