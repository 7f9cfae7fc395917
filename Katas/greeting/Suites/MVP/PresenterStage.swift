import GreetingContract
@_spi(Driving) import UIKit
import XCTest

/// A learner's presenter between a view, a router and services that belong to the suite.
@MainActor struct PresenterStage {
  let world: GreetingWorld
  let view = ViewSpy()
  let router = RouterSpy()
  let presenter: any GreetingPresenter

  /// Makes the presenter, once `prepare` has filled the services, and says its view is ready.
  init(for test: XCTestCase, preparing prepare: (GreetingWorld) -> Void = { _ in }) throws {
    let solution = try test.solution(as: (any GreetingMVP.Type).self)
    world = GreetingWorld(for: test)
    prepare(world)
    presenter = solution.makePresenter(view: view, router: router, services: world.services)
    presenter.viewIsReady()
    MainQueue.settle()
  }

  /// Taps Greet and lets the server answer with `person`.
  func greet(
    _ person: Person, without: GreetingWorld.NoSalutation = .missing
  ) throws {
    presenter.didTapGreet()
    try world.answer(.presenter, on: "didTapGreet()", with: person, without: without)
  }

  /// Fails the case unless the view shows `greeting`.
  func shouldShow(_ greeting: String, on member: String, _ what: String) throws {
    try Role.presenter.should(what, on: member, expected: greeting) { view.greeting }
  }

  /// Fails the case unless exactly `events` were recorded since this was asked last.
  func shouldRecord(_ events: [String], on member: String) throws {
    try world.log.shouldRecord(events, by: .presenter, on: member)
  }
}
